import type { PgBoss } from 'pg-boss'
import { isDatabaseAbsent, listen } from '../platform/database/public.ts'
import type { Services } from '../platform/services/public.ts'
import { moveBatch } from './move-batch.ts'

/** Fallback for a notice that got lost with its connection. */
const pollMs = 5_000

/** Moves outbox rows into the queue the moment they are committed. Any number of workers may do so at once. */
export function startDispatcher(services: Services, boss: PgBoss): { stop: () => Promise<void> } {
  const { config, log } = services
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let isPending = false

  const dispatch = (): void => {
    isPending = true
    running ??= drain().finally(() => {
      running = null
    })
  }
  const drain = async (): Promise<void> => {
    while (isPending && !stopping.signal.aborted) {
      isPending = false
      try {
        while (await moveBatch(services, boss)) {
          /* there is more */
        }
      } catch (error) {
        if (isDatabaseAbsent(error)) log.warn({ err: error }, 'outbox waits: the database is not reachable')
        else log.error({ err: error }, 'outbox could not be moved, it is tried again later')
        return
      }
    }
  }

  const listening = listen(config.databaseUrl, 'outbox', stopping.signal, dispatch)
  const timer = setInterval(dispatch, pollMs)
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await Promise.all([listening, running])
    },
  }
}
