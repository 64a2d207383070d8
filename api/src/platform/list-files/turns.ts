import { createFairLimit, TooManyWaiting } from '../fair-queue/public.ts'
import { refusePlatform } from '../http/public.ts'

/** Shorter than an edge waits for an answer. */
const waitMs = 10_000

/**
 * Turns of one kind of file: one of a company at a time, `max` in all, and three of a company that wait. Gives what
 * ends a turn, and 429 where it does not come within ten seconds or the caller has left.
 */
export function createTurns(max: number): (companyId: number, signal: AbortSignal) => Promise<() => void> {
  const inTurn = createFairLimit({ max, maxPerOwner: 1, maxWaitingPerOwner: 3 })
  return async (companyId, signal) => {
    const turn = Promise.withResolvers<() => void>()
    let isCancelled = false
    inTurn(companyId, async () => {
      if (isCancelled) return
      const over = Promise.withResolvers<void>()
      turn.resolve(over.resolve)
      await over.promise
    }).catch(turn.reject)
    const cancel = () => {
      isCancelled = true
      turn.reject(new TooManyWaiting(companyId, 1))
    }
    const timer = setTimeout(cancel, waitMs)
    signal.addEventListener('abort', cancel)
    try {
      return await turn.promise
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error
      return refusePlatform('too_many_requests', {
        message: 'ほかのファイルを作成しています。ダウンロードが終わってから、もう一度お試しください。',
        retryAfterSeconds: waitMs / 1000,
      })
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    }
  }
}
