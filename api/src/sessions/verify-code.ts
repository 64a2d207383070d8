import type { Services } from '../services.ts'
import { countAttempt, findChallenge, useChallenge } from './challenge-store.ts'
import { codeMaxAttempts, hashCode, isSameHash } from './one-time-code.ts'

type Outcome = { readonly userId: number } | 'auth_code_incorrect' | 'auth_code_expired' | 'auth_code_attempts_exceeded'

/** Checks a code of a sign-in under way: ten minutes, five attempts, one use. */
export async function verifyCode({ db, config, now }: Services, challengeId: string, code: string): Promise<Outcome> {
  const at = now()
  const challenge = await findChallenge(db, challengeId, at)
  if (!challenge || challenge.code_expires_at <= at) return 'auth_code_expired'
  const counted = await countAttempt(db, challenge.id, codeMaxAttempts)
  if (!counted) return 'auth_code_attempts_exceeded'
  const codeHash = hashCode(config.signingSecret, challenge.id, code)
  if (!isSameHash(codeHash, counted.code_hash)) return 'auth_code_incorrect'
  return await useChallenge(db, challenge.id, codeHash, at) ? { userId: challenge.user_id } : 'auth_code_expired'
}
