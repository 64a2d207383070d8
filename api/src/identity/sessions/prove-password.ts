import type { CodeSent, SignIn } from '@invoice-card/contracts'
import { limitCodes, startChallenge } from '../codes/public.ts'
import { type Db, inTransaction } from '../../platform/database/public.ts'
import { isFrozen } from '../../platform/freezes/public.ts'
import type { PublicContext } from '../../platform/http/public.ts'
import { resetPasswordLimit, countFirstLock, limitPasswords, limitSignIns } from './limits.ts'
import { isPasswordOf } from './password.ts'
import { recordFailure, recordPassword } from './record-sign-in.ts'
import { findUserByEmail, lockWithPassword } from '../user-rows/public.ts'

interface Credentials {
  readonly email_address: string
  readonly password: string
}

interface Refusals {
  readonly fail: () => never
  /** Only a caller who knows the password learns that the user is frozen. */
  readonly frozen: () => never
}

/** What the password is asked for; of a program that asks, its name. */
interface Asked {
  readonly purpose: SignIn['purpose']
  readonly program?: string
}

interface Next<Sent, Proven> {
  /** A code is on its way: the account asks for a second factor. */
  readonly codeSent: (db: Db, sent: CodeSent) => Promise<Sent>
  readonly proven: (db: Db, user: { readonly id: number; readonly company_id: number }) => Promise<Proven>
}

/**
 * Asks for the first factor, with limits and the same work for an account that does not exist; goes on in one
 * transaction.
 */
export async function provePassword<Sent, Proven>(
  context: PublicContext,
  { email_address, password }: Credentials,
  { purpose, program }: Asked,
  { fail, frozen }: Refusals,
  next: Next<Sent, Proven>,
): Promise<Sent | Proven> {
  await limitSignIns(context)
  await limitPasswords(context, email_address).catch(async (error: unknown) => {
    if (await countFirstLock(context, email_address))
      await recordFailure(context, { purpose, result: 'locked', email_address })
    throw error
  })
  const user = await findUserByEmail(context.db, email_address)
  if (!(await isPasswordOf(user, password)) || !user) {
    await recordFailure(context, { purpose, result: 'password_incorrect', email_address })
    return fail()
  }
  await resetPasswordLimit(context, email_address)
  const subject = { purpose, user_id: user.id, email_address: user.email_address, program } as const
  if (user.is_second_factor_required) await limitCodes(context, subject)
  return inTransaction<Sent | Proven>(context.db, async db => {
    // The password may have been replaced while it was compared: then it opens nothing any more.
    const { is_second_factor_required } = (await lockWithPassword(db, user)) ?? fail()
    if (await isFrozen(db, { kind: 'user', subject_id: user.id, company_id: user.company_id })) frozen()
    const sent = is_second_factor_required ? await startChallenge(db, context, subject) : null
    await recordPassword(db, context, { purpose, userId: user.id, challengeId: sent?.challenge_id ?? null })
    return sent ? next.codeSent(db, sent) : next.proven(db, user)
  })
}
