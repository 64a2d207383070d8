import type { Db } from '../../platform/database/public.ts'
import type { Challenge } from '../codes/public.ts'
import { hashToken, randomToken } from '../../platform/crypto/public.ts'
import { setToken } from './store.ts'

/** How long a certified sign-up waits for its registration. */
const registrationHours = 24

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
