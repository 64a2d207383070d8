import { stepOf, type DocumentReport, type ErrorReport, type VitalReport } from '@invoice-card/environment/schema'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Db } from '../../platform/database/public.ts'
import { hasRoom, rowsPerHour } from './surplus-store.ts'

const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000)

const errorKey = ['hour', 'environment', 'sequence', 'variant', 'release', 'kind', 'route', 'fingerprint'] as const
const vitalKey = ['hour', 'environment', 'sequence', 'variant', 'release', 'route', 'name', 'step'] as const
const documentKey = ['hour', 'environment', 'sequence', 'variant'] as const

/**
 * Counts an error; the same one in the same hour is one row, and so is what has no room in its hour.
 * @param environment of this API: where the surplus stands
 * @returns how often it came in this hour, and whether it was counted with others
 */
export async function countError(
  db: Db,
  { type: kind, message, stack, trace_id, is_first: _, ...origin }: ErrorReport,
  { environment, at }: { readonly environment: string; readonly at: Date },
): Promise<{ readonly count: number; readonly isSurplus: boolean }> {
  const key = { ...origin, kind, hour: hourOf(at), fingerprint: fingerprintOf(message, stack) }
  const isSurplus = !(await hasRoom(db, 'page_errors', key))
  const row = isSurplus
    ? { ...surplusOf(environment), kind, hour: key.hour }
    : { ...key, message, stack: stack ?? null, trace_id: trace_id ?? null }
  const { count } = await db
    .insertInto('page_errors')
    .values({ ...row, count: 1, first_at: at, last_at: at })
    .onConflict(same =>
      same.columns(errorKey).doUpdateSet({
        count: sql`page_errors.count + 1`,
        last_at: at,
        trace_id: sql`coalesce(excluded.trace_id, page_errors.trace_id)`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return { count, isSurplus }
}

/** Of no set, so that no canary is compared by it. */
const surplusOf = (environment: string) => ({
  environment,
  sequence: 0,
  variant: 'stable' as const,
  release: 'other@none',
  route: '',
  fingerprint: 'surplus',
  message: `More than ${rowsPerHour.page_errors} different errors in this hour: these are counted together`,
})

/** Counts how fast a page was. False where the hour has no room for another row. */
export async function countVital(db: Db, { type: _, value, ...vital }: VitalReport, at: Date): Promise<boolean> {
  const key = { ...vital, step: stepOf(value), hour: hourOf(at) }
  if (!(await hasRoom(db, 'page_vitals', key))) return false
  await db
    .insertInto('page_vitals')
    .values({ ...key, count: 1 })
    .onConflict(same => same.columns(vitalKey).doUpdateSet({ count: sql`page_vitals.count + 1` }))
    .execute()
  return true
}

interface CountedDocument {
  readonly what: 'opened' | 'failed'
  /** Its set is live: there is always room. */
  readonly isLive: boolean
  readonly at: Date
}

/** Counts a document that was opened, or in which something failed for the first time. False as of `countVital`. */
export async function countDocument(
  db: Db,
  { environment, sequence, variant }: DocumentReport | ErrorReport,
  { what, isLive, at }: CountedDocument,
): Promise<boolean> {
  const key = { environment, sequence, variant, hour: hourOf(at) }
  if (!isLive && !(await hasRoom(db, 'page_documents', key))) return false
  await db
    .insertInto('page_documents')
    .values({ ...key, opened: 0, failed: 0, [what]: 1 })
    .onConflict(same => same.columns(documentKey).doUpdateSet({ [what]: sql`page_documents.${sql.ref(what)} + 1` }))
    .execute()
  return true
}

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
