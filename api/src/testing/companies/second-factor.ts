import type { TestApp } from '../app/app.ts'
import { lastCodeTo } from '../mails/mails.ts'

type User = Awaited<ReturnType<TestApp['signIn']>>

/** Switches the codes at sign-in on or off as a user does: by the password, and the code that is mailed. */
export async function switchSecondFactor(
  api: TestApp,
  { client, emailAddress, password }: User,
  is_second_factor_required: boolean,
) {
  const { challenge_id } = await client.security.sendSecondFactorCode({ body: { is_second_factor_required, password } })
  const auth_code = await lastCodeTo(api, emailAddress)
  return client.users.updateSecuritySettings({ body: { is_second_factor_required, challenge_id, auth_code } })
}
