import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/public.ts'
import { hasFoundName, hasOtherName, type Names, unless } from './found-names-store.ts'
import {
  countStates,
  isCounted,
  listCompanyOf,
  listKeyOf,
  listSideOf,
  listStartOf,
  readStretches,
  type States,
  type Stretch,
} from './long-list-store.ts'
import { countNarrowed, isBySpan, isNarrowed, isWithin, type Ranges } from './narrowed-list-store.ts'

export interface Searched extends Stretch {
  readonly companyId: number
  readonly states: States
  readonly ranges: Ranges
  /** What else the list is narrowed by, of columns of `invoices`. */
  readonly further?: RawBuilder<unknown> | undefined
}

interface ListStretch {
  /** Where it begins; null where it is the whole list. */
  readonly bucket: number | null
  readonly rows: number
}

/** A stretch of a list, and in how many of its rows the word was found. */
export interface FoundStretch extends ListStretch {
  readonly found: number
}

/** The way to these is short without stretches, and rows are counted faster where nobody asks in which they lie. */
const pagesFromTheStart = 10

/**
 * How many rows each stretch of the list has before the word is looked for, read from the counts that are stored
 * (docs/decisions/0015). Null where that would take as long as to count what has the word: with two ranges, days of
 * issue or `further`.
 */
export async function readListStretches(db: Db, searched: Searched): Promise<ListStretch[] | null> {
  const { companyId, list, states, ranges, further, from, size } = searched
  if (further !== undefined) return null
  if (!isNarrowed(ranges)) {
    if (from >= pagesFromTheStart * size) return readStretches(db, companyId, list, states)
    return [{ bucket: null, rows: await countStates(db, companyId, list, states) }]
  }
  if (!isBySpan(ranges)) return null
  return [{ bucket: null, rows: await countNarrowed(db, companyId, states, ranges, listSideOf(list)) }]
}

/**
 * In how many rows of each stretch the word was found. Of the rows whose name has it and those whose name lacks it, the
 * fewer are counted; the rest is known. `otherWays`: to be found where no name has the word, each row by one of them.
 */
export async function countFoundStretches(
  db: Db,
  names: readonly Names[],
  otherWays: readonly RawBuilder<unknown>[],
  searched: Searched,
  stretches: readonly ListStretch[],
): Promise<FoundStretch[]> {
  const count: Count = (ways, atMost) => countByStretch(db, ways, searched, stretches, atMost)
  const [lacking, otherwise] = await Promise.all([countLackingName(names, stretches, count), count(otherWays)])
  return stretches.map(({ bucket, rows }, i) => ({
    bucket,
    rows,
    // Rows that come or go between the statements must not make it less than nothing.
    found: Math.max(rows - (lacking[i] ?? 0) + (otherwise?.[i] ?? 0), 0),
  }))
}

/** For each stretch. */
type Counts = readonly number[]
type Count = (ways: readonly RawBuilder<unknown>[], atMost?: number) => Promise<Counts | null>

/** Rows of which no name has the word. */
async function countLackingName(
  names: readonly Names[],
  stretches: readonly ListStretch[],
  count: Count,
): Promise<Counts> {
  let rows: Counts = stretches.map(stretch => stretch.rows)
  for (const [i, name] of names.entries()) {
    const unlessEarlier = unless(names.slice(0, i).map(hasFoundName))
    const having = name.found.length === 0 ? [] : [sql`${hasFoundName(name)}${unlessEarlier}`]
    const lacking = hasOtherName(name).map(way => sql`${way}${unlessEarlier}`)
    const before = rows
    const without = (counts: Counts | null) => counts && before.map((all, stretch) => all - (counts[stretch] ?? 0))
    // Which names have the fewer rows shows only as they are counted: the fewer names are tried first, up to a half.
    const half = Math.floor(before.reduce((sum, all) => sum + all, 0) / 2)
    rows =
      (name.found.length < name.others.length
        ? (without(await count(having, half)) ?? (await count(lacking)))
        : ((await count(lacking, half)) ?? without(await count(having)))) ?? before
  }
  return rows
}

/** Rows of each stretch that one of the ways leads to, none by two of them; null where they are more than asked for. */
async function countByStretch(
  db: Db,
  ways: readonly RawBuilder<unknown>[],
  { list, companyId, states, ranges }: Searched,
  stretches: readonly ListStretch[],
  atMost?: number,
): Promise<Counts | null> {
  const counts = stretches.map(() => 0)
  if (ways.length === 0) return counts
  const buckets = stretches.flatMap(({ bucket }) => bucket ?? [])
  const starts = sql`array(
    select ${listStartOf(list, sql`bucket`)} from unnest(${buckets}::bigint[]) as bucket order by bucket
  )`
  const branches = ways.map(
    way => sql`(
      select ${listKeyOf(list)} as place from invoices
      where ${listCompanyOf(list)} = ${companyId} and ${way} and ${isCounted(states)} and ${isWithin(ranges)}
    )`,
  )
  const { rows } = await sql<{ stretch: number; count: number }>`
    select ${buckets.length === 0 ? sql`1` : sql`width_bucket(place, ${starts})`} as stretch, count(*) as count from (
      select place from (${sql.join(branches, sql` union all `)}) as met
      ${atMost === undefined ? sql`` : sql`limit ${atMost + 1}`}
    ) as counted group by 1`.execute(db)
  if (atMost !== undefined && rows.reduce((sum, row) => sum + row.count, 0) > atMost) return null
  for (const { stretch, count } of rows) {
    // A row may have come before the first stretch just now.
    const i = Math.max(stretch - 1, 0)
    counts[i] = (counts[i] ?? 0) + count
  }
  return counts
}
