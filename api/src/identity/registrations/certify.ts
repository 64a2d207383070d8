import type { Db } from '../../platform/database/public.ts'
import type { Challenge } from '../codes/public.ts'
import { hashToken, randomToken } from '../../platform/crypto/public.ts'
import { setToken } from './store.ts'

/** How long a certified sign-up waits for its registration. */
const registrationHours = 24
/** How long the code of a sign-up counts for the first sign-in as well. */
const signInHours = 1

/** Gives out the token of a sign-up whose code was accepted; stored as a hash only. */
export async function certifySignUp(
  db: Db,
  { id, sign_up_id }: Challenge,
  now: Date,
): Promise<{ registration_token: string; expires_at: string }> {
  if (sign_up_id === null) throw new Error(`Challenge ${id} is of no sign-up`)
  const registration_token = randomToken()
  const expiresAt = new Date(now.getTime() + registrationHours * 3_600_000)
  await setToken(db, sign_up_id, hashToken(registration_token), expiresAt)
  return { registration_token, expires_at: expiresAt.toISOString() }
}

/** Whether the code was entered so lately that who registers need not sign in. */
export const isCodeFresh = ({ expires_at }: { readonly expires_at: Date }, now: Date): boolean =>
  expires_at.getTime() - now.getTime() >= (registrationHours - signInHours) * 3_600_000
