import { sql } from 'kysely'
import type { Db } from '../database/public.ts'

/** What the queue holds of one job. Done and failed ones are stored for some days. */
export interface JobCounts {
  readonly name: string
  readonly waiting: number
  /** Put off: after a failure, until the next attempt. */
  readonly retrying: number
  readonly active: number
  readonly done: number
  readonly failed: number
  readonly last_done_at: Date | null
  readonly last_error: string | null
  readonly last_error_at: Date | null
}

export interface QueuedJob {
  readonly id: string
  readonly state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  readonly attempts: number
  readonly created_at: Date
  readonly next_at: Date
  readonly error: string | null
}

/** False until a worker has run on this database: it makes the queues. */
export async function isQueueMade(db: Db): Promise<boolean> {
  const {
    rows: [row],
  } = await sql<{ made: boolean }>`select exists (select from pgboss.queue) as made`.execute(db)
  return row?.made === true
}

export async function countJobs(db: Db): Promise<readonly JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select name,
      count(*) filter (where state = 'created') as waiting,
      count(*) filter (where state = 'retry') as retrying,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'completed') as done,
      count(*) filter (where state = 'failed') as failed,
      max(completed_on) filter (where state = 'completed') as last_done_at,
      (array_agg(output->>'message' order by coalesce(completed_on, started_on) desc) filter (where state in ('retry', 'failed')))[1] as last_error,
      max(coalesce(completed_on, started_on)) filter (where state in ('retry', 'failed')) as last_error_at
    from pgboss.job group by name`.execute(db)
  return rows
}

export async function countFailedJobs(db: Db): Promise<number> {
  if (!(await isQueueMade(db))) return 0
  const {
    rows: [row],
  } = await sql<{ count: number }>`select count(*) from pgboss.job where state = 'failed'`.execute(db)
  return row?.count ?? 0
}

/** The newest of one job that are not simply done. */
export async function findUnfinishedJobs(db: Db, name: string, limit: number): Promise<readonly QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select id, state, retry_count as attempts, created_on as created_at, start_after as next_at, output->>'message' as error
    from pgboss.job where name = ${name} and state <> 'completed' order by created_on desc limit ${limit}`.execute(db)
  return rows
}

/** Lets a failed or put-off job be tried at once. False where it is neither. */
export async function runJobNow(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.job set state = 'retry', start_after = now(), completed_on = null, retry_limit = greatest(retry_limit, retry_count + 1)
    where id = ${id} and state in ('retry', 'failed') returning id`.execute(db)
  return rows.length > 0
}
