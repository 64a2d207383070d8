import type { AttemptEvent } from './events.ts'
import type { RequestFlow } from './flow.ts'

/** The open request after something happened to an attempt; unchanged where it is another one's. */
export function reduceAttempt(open: RequestFlow, event: AttemptEvent): RequestFlow {
  if (event.type === 'submitted')
    // While the end of an attempt is not known, no click begins another one.
    return open.stage === 'editing' || open.stage === 'refused'
      ? { stage: 'submitting', entry: open.entry, attempt: event.attempt }
      : open
  if (open.stage !== 'submitting' || open.attempt.idempotencyKey !== event.key) return open
  const { entry } = open
  // The next attempt has a new key; the typed values stay.
  if (event.type === 'refused') return { stage: 'refused', entry, refusals: {} }
  return { stage: 'settled', made: event.made, isMailed: entry.isSendRequestMail, draftKey: entry.draftKey }
}
