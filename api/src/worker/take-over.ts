import { ping } from '../platform/database/public.ts'
import { takeOverJobs } from '../platform/jobs/public.ts'
import type { Services } from '../platform/services/public.ts'

/** How soon a worker that died is noticed. */
export interface Watch {
  /** How often a worker says that it is at a job. */
  readonly heartbeatMs: number
  /** A worker that was not heard of for so long is gone. */
  readonly silentMs: number
  /** How often one looks for those that are gone. */
  readonly lookMs: number
}

/** From a death to the next attempt: `silentMs` and `lookMs` at most, where a place is free. */
export const usualWatch: Watch = { heartbeatMs: 3_000, silentMs: 10_000, lookMs: 5_000 }

/**
 * Takes over the jobs of workers that are gone, until the answer is called; `onTaken` gets the names of their queues.
 */
export function watchWorkers(
  { db, log }: Services,
  { silentMs, lookMs }: Watch,
  onTaken: (name: string) => void,
): () => void {
  let isLooking = false
  // While the database was away nobody could be heard of: the next look comes after all have spoken again.
  let wasAway = false
  const look = async (): Promise<void> => {
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
    if (isLooking) return
    isLooking = true
    void look().finally(() => {
      isLooking = false
    })
  }, lookMs)
  return () => clearInterval(timer)
}
