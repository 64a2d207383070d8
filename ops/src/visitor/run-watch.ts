import { setTimeout as wait } from 'node:timers/promises'
import type { Deviation } from './visit.ts'

/** One line of the log, and what a webhook gets. */
export interface Alarm {
  readonly at: string
  readonly alarm: 'visitors_get_something_else' | 'visitors_get_what_is_live'
  readonly environment: string
  readonly origin: string
  readonly deviations: readonly Deviation[]
}

interface Watch {
  readonly environment: string
  readonly origin: string
  readonly everyMs: number
  readonly compareWithSet: () => Promise<readonly Deviation[]>
  /** False where it did not arrive: it is sent again with the next look. */
  readonly sendAlarm: (alarm: Alarm) => Promise<boolean>
  readonly signal?: AbortSignal
}

/** While something stays wrong it is reported again so often. */
const againMs = 3_600_000

/** Checks until `signal`, reports at once what is wrong or wrong in another way, and when it is over. */
export async function runWatch({
  environment,
  origin,
  everyMs,
  compareWithSet,
  sendAlarm,
  signal,
}: Watch): Promise<void> {
  let notifiedState = ''
  let notifiedAt = 0
  while (!signal?.aborted) {
    const deviations = await compareWithSet()
    const state = deviations.map(({ message }) => message).join('\n')
    const isOver = state === '' && notifiedState !== ''
    const isDue = state !== '' && (state !== notifiedState || Date.now() - notifiedAt >= againMs)
    if (isOver || isDue) {
      const alarm = isOver ? 'visitors_get_what_is_live' : 'visitors_get_something_else'
      if (await sendAlarm({ at: new Date().toISOString(), alarm, environment, origin, deviations })) {
        notifiedState = state
        notifiedAt = Date.now()
      }
    }
    await wait(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
