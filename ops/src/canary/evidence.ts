import { percentile, variants, type EnvironmentSet, type Variant } from '@invoice-card/environment/schema'
import type pg from 'pg'
import { runningIn } from './propose.ts'

/** What pages of one variant have reported since the canary began. */
export interface VariantEvidence {
  /** Documents that were opened. */
  readonly documents: number
  /** Documents in which a script did not come or failed. */
  readonly failed_documents: number
  readonly errors: number
  readonly errors_per_document: number
  /** 75th percentiles by name. */
  readonly vitals: Readonly<Record<string, number>>
  readonly most_frequent_error: string | null
}
export type Evidence = Readonly<Record<Variant, VariantEvidence>>

/** What the pages of a set's two variants have reported. */
export async function readEvidence(client: pg.Client, set: EnvironmentSet): Promise<Evidence> {
  const { since, started_at } = runningIn(set)
  const asked = [set.name, since, started_at]
  const observed = variants.map(async variant => [variant, await observe(client, [...asked, variant])] as const)
  return Object.fromEntries(await Promise.all(observed)) as Evidence
}

// A set's number comes again where somebody began an environment again on the same database.
const isAsked = `environment = $1 and sequence >= $2 and hour >= date_trunc('hour', $3::timestamptz) and variant = $4`

async function observe(client: pg.Client, asked: readonly unknown[]): Promise<VariantEvidence> {
  const documents = await client.query<{ opened: number; failed: number }>(
    `select coalesce(sum(opened), 0)::int as opened, coalesce(sum(failed), 0)::int as failed
    from page_documents where ${isAsked}`,
    [...asked],
  )
  const errors = await client.query<{ message: string; count: number }>(
    `select min(message) as message, sum(count)::int as count from page_errors
    where ${isAsked} and kind <> 'policy' group by fingerprint order by count desc`,
    [...asked],
  )
  const steps = await client.query<{ name: string; step: number; count: number }>(
    `select name, step, sum(count)::int as count from page_vitals where ${isAsked} group by name, step`,
    [...asked],
  )
  const { opened = 0, failed = 0 } = documents.rows[0] ?? {}
  const count = errors.rows.reduce((sum, row) => sum + row.count, 0)
  return {
    // A report of its opening may have been lost.
    documents: Math.max(opened, failed),
    failed_documents: failed,
    errors: count,
    errors_per_document: opened === 0 ? 0 : count / opened,
    vitals: Object.fromEntries(
      [...Map.groupBy(steps.rows, ({ name }) => name)]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, rows]) => [name, percentile(rows, 0.75)]),
    ),
    most_frequent_error: errors.rows[0]?.message ?? null,
  }
}
