import type { RefusalDetail } from '@invoice-card/contracts'
import { type CodePurpose, type Db, inTransaction } from '../../platform/database/public.ts'
import { type PublicContext, resetRate } from '../../platform/http/public.ts'
import { lockUser } from '../user-rows/public.ts'
import { codeCountKeys } from './challenge.ts'
import { codeRefusals } from './messages.ts'
import { codeMaxAttempts, isCodeOf } from './one-time-code.ts'
import { countAttempt, findChallenge, spendChallenge } from './store.ts'

export type Challenge = NonNullable<Awaited<ReturnType<typeof findChallenge>>>

type CodeRefusal = 'auth_code_incorrect' | 'auth_code_expired' | 'auth_code_attempts_exceeded'
type Refuse = (code: CodeRefusal, detail?: RefusalDetail) => never

interface Attempt {
  readonly purpose: CodePurpose
  readonly id: string
  readonly code: string
  readonly userId?: number
}

/**
 * Accepts a code once and does what it was sent for in the same transaction, or refuses: ten minutes, five attempts.
 * A wrong code says in `details` how many attempts remain. `transact` may run the effect more than once.
 */
export async function acceptCode<T>(
  context: PublicContext,
  attempt: Attempt,
  refuse: Refuse,
  effect: (db: Db, challenge: Challenge) => Promise<T>,
  transact: typeof inTransaction = inTransaction,
): Promise<T> {
  const { config, db: pool, now } = context
  const at = now()
  const challenge = await findChallenge(pool, attempt, at)
  if (!challenge || challenge.code_expires_at <= at) return refuse('auth_code_expired')
  const counted = await countAttempt(pool, challenge.id, codeMaxAttempts)
  // Either all attempts are used, or another request used the code a moment ago.
  if (!counted)
    return refuse((await findChallenge(pool, attempt, at)) ? 'auth_code_attempts_exceeded' : 'auth_code_expired')
  const { code_hash } = counted
  const isRight = isCodeOf(config.signingSecrets, challenge.id, attempt.code, code_hash) && !challenge.is_decoy
  if (!isRight) return refuse('auth_code_incorrect', incorrect(codeMaxAttempts - counted.attempts))
  // Before the effect, which makes the browser known.
  const counts = await codeCountKeys(context, challenge)
  const result = await transact(pool, async db => {
    if (challenge.user_id !== null) await lockUser(db, challenge.user_id)
    return (await spendChallenge(db, challenge.id, code_hash, at)) ? effect(db, challenge) : refuse('auth_code_expired')
  })
  await resetRate(context, ...counts)
  return result
}

// The last try is answered as the next one would be: nothing can be typed again.
const incorrect = (remaining: number): RefusalDetail => ({
  ...(remaining === 0 ? { message: codeRefusals.auth_code_attempts_exceeded } : {}),
  details: { remaining_attempts: remaining },
})
