import type { SignIn } from '@invoice-card/contracts'
import { randomUUID } from 'node:crypto'
import { acceptCode, type Challenge, findChallenge } from '../codes/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { type PublicContext, Refusal } from '../../platform/http/public.ts'
import { defineJob, type JobPayload, outbox } from '../../platform/jobs/public.ts'
import { deviceNameOf } from './device-name.ts'
import { insertSignIn, insertSucceeded } from './sign-in-store.ts'
import { findUserByEmail } from '../user-rows/public.ts'

/** How long a user sees its sign-ins, and how long they are stored. */
export const signInRetentionMs = 90 * 86_400_000

type Failure = JobPayload<'recordFailedSignIn'>

/**
 * Writes a failed sign-in into the log of the user it was for; one for an address without an account leaves nothing.
 */
export const recordFailedSignIn = defineJob<Failure>({
  run: async ({ db }, { email_address, at, ...failure }) => {
    const user = await findUserByEmail(db, email_address)
    if (user) await insertSignIn(db, { ...failure, user_id: user.id, at: new Date(at) })
  },
})

type Purpose = SignIn['purpose']

/** Has a failure recorded after the call, which so takes the same time for an address that has no account. */
export const recordFailure = (
  context: PublicContext,
  failure: Pick<Failure, 'purpose' | 'result' | 'email_address'>,
): Promise<void> =>
  outbox(context.db, 'recordFailedSignIn', {
    ...failure,
    attempt_id: randomUUID(),
    device: deviceOf(context),
    at: context.now().toISOString(),
  })

/**
 * The password was right: that is all where `challengeId` is null, or else the code of the challenge is still to come.
 */
export const recordPassword = (
  db: Db,
  context: PublicContext,
  { purpose, userId, challengeId }: { purpose: Purpose; userId: number; challengeId: string | null },
) =>
  insertSignIn(db, {
    user_id: userId,
    at: context.now(),
    purpose,
    device: deviceOf(context),
    ...(challengeId === null
      ? { result: 'succeeded', attempt_id: randomUUID() }
      : { result: 'code_not_entered', attempt_id: challengeId }),
  })

type Attempt = Parameters<typeof acceptCode>[1] & { readonly purpose: Purpose }

/** Accepts the code of a sign-in as `acceptCode` does, and records what became of it. */
export const acceptSignInCode = <T>(
  context: PublicContext,
  attempt: Attempt,
  refuse: Parameters<typeof acceptCode>[2],
  effect: (db: Db, challenge: Challenge) => Promise<T>,
): Promise<T> =>
  acceptCode(context, attempt, refuse, async (db, challenge) => {
    const { id, user_id } = challenge
    if (user_id !== null)
      await insertSucceeded(db, {
        user_id,
        at: context.now(),
        purpose: attempt.purpose,
        device: deviceOf(context),
        attempt_id: id,
      })
    return effect(db, challenge)
  }).catch(async (error: unknown) => {
    if (error instanceof Refusal) await recordRefusedCode(context, attempt, error.code)
    throw error
  })

async function recordRefusedCode(context: PublicContext, attempt: Attempt, code: string): Promise<void> {
  const result =
    code === 'auth_code_incorrect' ? 'code_incorrect' : code === 'auth_code_attempts_exceeded' ? 'locked' : null
  const challenge = result && (await findChallenge(context.db, attempt, context.now()))
  if (!result || !challenge || challenge.user_id === null) return
  // However often a locked challenge is tried: it is one line.
  const attempt_id = result === 'locked' ? `${challenge.id}:locked` : randomUUID()
  await insertSignIn(context.db, {
    user_id: challenge.user_id,
    at: context.now(),
    purpose: attempt.purpose,
    result,
    device: deviceOf(context),
    attempt_id,
  })
}

const deviceOf = ({ request }: PublicContext): string => deviceNameOf(request.userAgent)
