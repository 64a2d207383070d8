import { ping } from '../platform/database/public.ts'
import { takeOverJobs } from '../platform/jobs/public.ts'
import type { Services } from '../platform/services/public.ts'

/** How soon a worker that died is noticed. */
export interface Watch {
  /** How often a worker says that it is at a job. */
  readonly heartbeatMs: number
  /** A worker that was not heard of for so long is gone. */
  readonly silentMs: number
  /** How often the jobs of those that are gone are taken over. */
  readonly takeOverEveryMs: number
}

/** From a death to the next attempt: `silentMs` and `takeOverEveryMs` at most, where a place is free. */
export const usualWatch: Watch = { heartbeatMs: 3_000, silentMs: 10_000, takeOverEveryMs: 5_000 }

/**
 * Takes over the jobs of workers that are gone, until the answer is called; `onTaken` gets the names of their queues.
 */
export function watchWorkers(
  { db, log }: Services,
  { silentMs, takeOverEveryMs }: Watch,
  onTaken: (name: string) => void,
): () => void {
  let isTakingOver = false
  // While the database was away nobody could be heard of: the next take-over comes after all have spoken again.
  let wasAway = false
  const takeOver = async (): Promise<void> => {
    try {
      if (wasAway) {
        await ping(db)
        wasAway = false
        return
      }
      for (const { id: job_id, name: job, silent_ms } of await takeOverJobs(db, silentMs)) {
        log.warn({ job, job_id, silent_ms }, 'job taken over: its worker is gone')
        onTaken(job)
      }
    } catch (error) {
      wasAway = true
      log.warn({ err: error }, 'jobs of workers that are gone wait: the database is not reachable')
    }
  }
  const timer = setInterval(() => {
    if (isTakingOver) return
    isTakingOver = true
    void takeOver().finally(() => {
      isTakingOver = false
    })
  }, takeOverEveryMs)
  return () => clearInterval(timer)
}
