import type { Tokens } from '@invoice-card/contracts'
import type { TestApp } from '../../api/src/testing/app/app.ts'
import { certifiedSignUp, startSignUp } from '../../api/src/testing/companies/sign-up.ts'
import type { Call } from '../../api/src/testing/contract/calls.ts'
import { fieldsOf, nodeOf } from '../../api/src/testing/contract/schema.ts'

type Secrets = Readonly<Record<string, string>>
interface Holder {
  readonly emailAddress: string
  readonly password: string
}

/**
 * What only some callers know (a password, a code, the token of a sign-up), by its place in the call, so that handlers
 * get past asking for it.
 */
export async function secretsFor(
  { name, endpoint }: Call,
  app: TestApp,
  { emailAddress, password }: Holder,
  tokens: Tokens,
): Promise<Secrets> {
  const fields = new Set(endpoint.body ? fieldsOf(nodeOf(endpoint.body)).map(({ path }) => path) : [])
  const isAboutSignUp = name === 'certifySignUp' || name === 'resendSignUpCode'
  const known: Record<string, string> = {
    password,
    current_password: password,
    refresh_token: tokens.refresh_token,
    ...(endpoint.auth === 'public' ? { email_address: emailAddress } : {}),
    ...(fields.has('registration_token') ? await certifiedSignUp(app) : {}),
    ...(isAboutSignUp ? await startSignUp(app) : {}),
  }
  return Object.fromEntries(
    Object.entries(known)
      .filter(([field]) => fields.has(field))
      .map(([field, value]) => [`body.${field}`, value]),
  )
}
