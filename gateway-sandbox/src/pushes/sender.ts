import type { DatabaseSync } from 'node:sqlite'
import type { PushRow } from './queue.ts'
import { contentHmac, type Merchant } from '../signature.ts'

/** How long after each failed try the next one follows; after the last a push fails. */
const pushRetryDelaysMs = [2_000, 10_000, 60_000, 300_000, 1_800_000]

const longestSleepMs = 60_000
const answerLimitMs = 10_000

type Settings = { database: DatabaseSync; merchant: Merchant; now: () => Date; retryDelaysMs?: readonly number[] }

/** Sends queued pushes when they are due, also those that an earlier process left behind. */
export function createPushSender({ database, merchant, now, retryDelaysMs = pushRetryDelaysMs }: Settings) {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined

  function wake(): void {
    if (round || stopping.signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(() => (round = sendDue().finally(rest)), 0)
  }

  function rest(): void {
    round = undefined
    if (stopping.signal.aborted) return
    const next = nextWaiting()
    if (next) timer = setTimeout(wake, Math.min(Math.max(next.due_at - now().getTime(), 0), longestSleepMs)).unref()
  }

  async function sendDue(): Promise<void> {
    for (
      let push = nextWaiting();
      push && push.due_at <= now().getTime() && !stopping.signal.aborted;
      push = nextWaiting()
    ) {
      const isTaken = await post(push)
      if (stopping.signal.aborted) return
      const delayMs = retryDelaysMs[push.tries]
      const status = isTaken ? 'delivered' : delayMs === undefined ? 'failed' : 'waiting'
      database
        .prepare('UPDATE pushes SET tries = tries + 1, status = ?, due_at = ? WHERE id = ?')
        .run(status, now().getTime() + (isTaken ? 0 : (delayMs ?? 0)), push.id)
    }
  }

  function nextWaiting(): PushRow | undefined {
    // The row has the columns of the schema, which TypeScript cannot see.
    return database.prepare(`SELECT * FROM pushes WHERE status = 'waiting' ORDER BY due_at, id LIMIT 1`).get() as
      | PushRow
      | undefined
  }

  async function post(push: PushRow): Promise<boolean> {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-hmac': contentHmac(merchant, push.body),
    }
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(answerLimitMs)])
    return fetch(push.url, { method: 'POST', headers, body: push.body, redirect: 'error', signal }).then(
      async response => {
        await response.body?.cancel()
        return response.ok
      },
      () => false, // Nobody listens yet: the retry is the answer.
    )
  }

  async function stop(): Promise<void> {
    stopping.abort()
    clearTimeout(timer)
    await round
  }

  return { wake, stop }
}
