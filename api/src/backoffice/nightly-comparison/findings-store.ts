import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import { type Difference, type DifferenceKind, keyOf } from './difference.ts'

const isOpen = (db: Db) =>
  db.selectFrom('findings').where('resolved_at', 'is', null).where('acknowledged_at', 'is', null)

/**
 * Brings the findings of some kinds to what is seen now, and says what is new. Another comparison at the same time
 * waits: a difference is one finding for as long as it lasts, and another when it comes back. `isLooked` says whether a
 * subject was compared; findings about others stay as they are.
 */
export async function saveFindings(
  db: Db,
  kinds: readonly DifferenceKind[],
  seen: readonly Difference[],
  now: Date,
  isLooked: (subject: string) => boolean = () => true,
) {
  await sql`lock table findings in share row exclusive mode`.execute(db)
  const known = await db
    .selectFrom('findings')
    .select(['id', 'kind', 'subject', 'expected', 'found'])
    .where('resolved_at', 'is', null)
    .where('kind', 'in', kinds)
    .execute()
  const seenKeys = new Set(seen.map(keyOf))
  const knownKeys = new Set(known.map(keyOf))
  const stays = known.filter(finding => seenKeys.has(keyOf(finding))).map(({ id }) => id)
  const gone = known.filter(finding => !seenKeys.has(keyOf(finding)) && isLooked(finding.subject)).map(({ id }) => id)
  const added = [...new Map(seen.map(difference => [keyOf(difference), difference])).values()].filter(
    difference => !knownKeys.has(keyOf(difference)),
  )
  if (stays.length > 0) await db.updateTable('findings').set({ last_seen: now }).where(isOneOf(stays)).execute()
  if (gone.length > 0) await db.updateTable('findings').set({ resolved_at: now }).where(isOneOf(gone)).execute()
  if (added.length === 0) return []
  return db
    .insertInto('findings')
    .columns(['kind', 'subject', 'expected', 'found', 'first_seen', 'last_seen'])
    .expression(
      sql`select *, ${now}::timestamptz, ${now}::timestamptz from unnest(
        ${added.map(({ kind }) => kind)}::text[], ${added.map(({ subject }) => subject)}::text[],
        ${added.map(({ expected }) => expected)}::text[], ${added.map(({ found }) => found)}::text[])`,
    )
    .returning(['id', 'kind', 'subject', 'expected', 'found'])
    .execute()
}

// One parameter for all of them: a statement takes 65,535, and a night may find more.
const isOneOf = (ids: readonly number[]) => sql<boolean>`id = any(${ids}::bigint[])`

export const listOpenFindings = (db: Db) =>
  isOpen(db).select(['id', 'kind', 'subject', 'expected', 'found', 'first_seen', 'last_seen']).orderBy('id').execute()

/** Differences that last and that somebody takes as they are. */
export const listAcknowledged = (db: Db) =>
  db
    .selectFrom('findings')
    .select(['kind', 'subject', 'expected', 'found'])
    .where('resolved_at', 'is', null)
    .where('acknowledged_at', 'is not', null)
    .execute()

/** Subjects of a kind that somebody still has to look into, or that were taken as they are. */
export const listUnresolvedSubjects = async (db: Db, kind: DifferenceKind): Promise<string[]> =>
  (
    await db
      .selectFrom('findings')
      .select('subject')
      .where('resolved_at', 'is', null)
      .where('kind', '=', kind)
      .execute()
  ).map(({ subject }) => subject)

/** Open findings by their kind. */
export const countFindings = async (db: Db): Promise<Map<string, number>> => {
  const rows = await isOpen(db)
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

/** Closes an open finding; undefined where there is none of that id. */
export const acknowledgeFinding = (
  db: Db,
  id: number,
  acknowledged: {
    readonly acknowledged_at: Date
    readonly acknowledged_by: string
    readonly acknowledged_reason: string
  },
) =>
  db
    .updateTable('findings')
    .set(acknowledged)
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .where('acknowledged_at', 'is', null)
    .returning(['id', 'kind', 'subject', 'expected', 'found'])
    .executeTakeFirst()
