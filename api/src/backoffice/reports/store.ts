import { stepOf, type DocumentReport, type ErrorReport, type VitalReport } from '@invoice-card/environment/schema'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Db } from '../../platform/database/public.ts'

const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000)

/** Counts an error; the same one in the same hour is one row. */
export const countError = (
  db: Db,
  { type: kind, message, stack, trace_id, is_first: _, ...origin }: ErrorReport,
  at: Date,
) =>
  db
    .insertInto('page_errors')
    .values({
      ...origin,
      kind,
      message,
      stack: stack ?? null,
      trace_id: trace_id ?? null,
      hour: hourOf(at),
      fingerprint: fingerprintOf(message, stack),
      count: 1,
      first_at: at,
      last_at: at,
    })
    .onConflict(same =>
      same
        .columns(['hour', 'environment', 'sequence', 'variant', 'release', 'kind', 'route', 'fingerprint'])
        .doUpdateSet({
          count: sql`page_errors.count + 1`,
          last_at: at,
          trace_id: sql`coalesce(excluded.trace_id, page_errors.trace_id)`,
        }),
    )
    .execute()

/** Counts how fast a page was. */
export const countVital = (db: Db, { type: _, value, ...vital }: VitalReport, at: Date) =>
  db
    .insertInto('page_vitals')
    .values({ ...vital, step: stepOf(value), hour: hourOf(at), count: 1 })
    .onConflict(same =>
      same
        .columns(['hour', 'environment', 'sequence', 'variant', 'release', 'route', 'name', 'step'])
        .doUpdateSet({ count: sql`page_vitals.count + 1` }),
    )
    .execute()

/** Counts a document that was opened, or in which something failed for the first time. */
export const countDocument = (
  db: Db,
  { environment, sequence, variant }: DocumentReport | ErrorReport,
  what: 'opened' | 'failed',
  at: Date,
) =>
  db
    .insertInto('page_documents')
    .values({ environment, sequence, variant, hour: hourOf(at), opened: 0, failed: 0, [what]: 1 })
    .onConflict(same =>
      same
        .columns(['hour', 'environment', 'sequence', 'variant'])
        .doUpdateSet({ [what]: sql`page_documents.${sql.ref(what)} + 1` }),
    )
    .execute()

export async function deleteReportsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('page_errors').where('hour', '<', before).execute()
  await db.deleteFrom('page_documents').where('hour', '<', before).execute()
  await db.deleteFrom('page_vitals').where('hour', '<', before).execute()
}

// Numbers differ from user to user, and lines from release to release, which stands beside it.
function fingerprintOf(message: string, stack: string | undefined): string {
  const firstFrame = stack?.split('\n').find(line => /\d+:\d+/.test(line)) ?? ''
  return createHash('sha256')
    .update(`${message.replace(/\d+/g, '#')}\n${firstFrame}`)
    .digest('hex')
    .slice(0, 16)
}
