import type pg from 'pg'

/** Which reports are asked for. */
export interface ReportFilter {
  readonly environment: string
  readonly since: Date
  /** One application, in module federation's words; all of them unless given. */
  readonly application: string | null
}

export interface ReportedError {
  readonly release: string
  readonly kind: 'error' | 'load' | 'policy'
  readonly message: string
  readonly stack: string | null
  readonly trace_id: string | null
  readonly count: number
  readonly routes: readonly string[]
  readonly sequences: readonly number[]
  readonly first_at: string
  readonly last_at: string
}

const isAsked = `environment = $1 and hour >= date_trunc('hour', $2::timestamptz) and ($3::text is null or split_part(release, '@', 1) = $3)`
const values = ({ environment, since, application }: ReportFilter) => [environment, since, application]

/** What pages reported, the most frequent first. */
export async function listErrors(client: pg.Client, asked: ReportFilter, limit: number): Promise<ReportedError[]> {
  const { rows } = await client.query<ReportedError>(
    `
    select release, kind, (array_agg(message order by last_at desc))[1] as message, (array_agg(stack order by last_at desc))[1] as stack,
      (array_agg(trace_id order by last_at desc) filter (where trace_id is not null))[1] as trace_id, sum(count)::int as count,
      array_agg(distinct route) as routes, array_agg(distinct sequence) as sequences,
      to_char(min(first_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as first_at, to_char(max(last_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_at
    from page_errors where ${isAsked} and last_at >= $2
    group by release, kind, fingerprint order by count desc, last_at desc limit $4`,
    [...values(asked), limit],
  )
  return rows
}

export interface CountedVital {
  readonly release: string
  readonly name: string
  readonly step: number
  readonly count: number
}

/** How often each step of each vital came. */
export async function listVitals(client: pg.Client, asked: ReportFilter): Promise<CountedVital[]> {
  const { rows } = await client.query<CountedVital>(
    `select release, name, step, sum(count)::int as count from page_vitals where ${isAsked} group by release, name, step`,
    values(asked),
  )
  return rows
}
