import type { CodeSent } from '@invoice-card/contracts'
import { challengeMinutes, limitCodes, startChallenge } from '../codes/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import type { PublicContext } from '../../platform/http/public.ts'
import { hashPassword } from '../sessions/public.ts'
import { findUserByEmail } from '../user-rows/public.ts'
import { insertSignUp } from './store.ts'

/**
 * Begins a sign-up. An address that has an account gets a sign-up that no code finishes, so that answer and work are
 * the same, and a mail that says so. Its own password goes with every sign-up: a stranger's earlier one with the same
 * address gains nothing.
 */
export async function beginSignUp(
  context: PublicContext,
  { email_address, password }: { readonly email_address: string; readonly password: string },
): Promise<CodeSent> {
  await limitCodes(context, { purpose: 'sign_up', email_address })
  const password_hash = await hashPassword(password)
  const now = context.now()
  return inTransaction(context.db, async db => {
    const is_decoy = (await findUserByEmail(db, email_address)) !== undefined
    const sign_up_id = await insertSignUp(db, {
      email_address,
      password_hash,
      is_decoy,
      created_at: now,
      expires_at: new Date(now.getTime() + challengeMinutes * 60_000),
    })
    return startChallenge(db, context, { purpose: 'sign_up', email_address, sign_up_id, is_decoy })
  })
}
