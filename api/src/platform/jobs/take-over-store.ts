import { sql } from 'kysely'
import type { Db } from '../database/public.ts'
import { isQueueMade } from './overview-store.ts'

export interface TakenOver {
  readonly id: string
  readonly name: string
  /** Since its worker was last heard of. */
  readonly silent_ms: number
}

/**
 * Gives back the jobs whose worker was not heard of for so long, to be run at once: its death is no failure of the job,
 * so that none of the waiting after a failure applies. One of them that takes its worker along each time ends with its
 * attempts; a job that is not tried again after a failure gets one more for a death.
 */
export async function takeOverJobs(db: Db, silentMs: number): Promise<readonly TakenOver[]> {
  if (!(await isQueueMade(db))) return []
  const { rows } = await sql<TakenOver>`
    with lost as (
      select id, name, heartbeat_on from pgboss.job
      where state = 'active' and heartbeat_seconds is not null
        and heartbeat_on < now() - make_interval(secs => ${silentMs / 1_000})
        and retry_count <= retry_limit
      for update skip locked
    )
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    from lost where job.id = lost.id and job.name = lost.name
    returning job.id, job.name, (extract(epoch from now() - lost.heartbeat_on) * 1000)::integer as silent_ms`.execute(
    db,
  )
  return rows
}
