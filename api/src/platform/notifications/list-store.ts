import type { NotificationKind } from '@invoice-card/contracts'
import { normalizeText } from '@invoice-card/domain'
import { type ExpressionBuilder, type SqlBool, type Expression, type RawBuilder, sql } from 'kysely'
import type { Database, Db } from '../database/public.ts'
import { concerns, type Reader } from './store.ts'

interface Filter {
  readonly is_unread?: boolean | undefined
  readonly is_action_required?: boolean | undefined
  readonly kinds?: readonly NotificationKind[] | undefined
  readonly search_word?: string | undefined
  /** First and last day on which they were made, in Japan. */
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
}
interface Page extends Filter {
  readonly from: number
  readonly size: number
}

/** Asked, not answered, and not too late (decision 0052). */
const asksAt =
  (now: Date) =>
  (where: ExpressionBuilder<Database, 'notifications'>): Expression<SqlBool> =>
    where.and([
      where('asks_about', 'is not', null),
      where('answered_at', 'is', null),
      where.or([where('deadline', 'is', null), where('deadline', '>=', now)]),
    ])

const dayMs = 24 * 60 * 60 * 1000
const startOf = (day: string): Date => new Date(`${day}T00:00:00+09:00`)
// The end as an instant: the day after the last one that can be asked for has a year of five digits.
const endOf = (day: string): Date => new Date(startOf(day).getTime() + dayMs)

// No index: each payment would write to it, and a company searches few of them.
const holds = (word: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(upper(normalize(title || ' ' || body, NFKC)), ${normalizeText(word).toUpperCase()}) > 0`

const found = (
  db: Db,
  reader: Reader,
  { is_unread, is_action_required, kinds = [], search_word = '', date_from, date_to }: Filter,
  now: Date,
) =>
  db
    .selectFrom('notifications')
    .where(concerns(reader))
    .$if(is_unread !== undefined, query => query.where('read_at', is_unread ? 'is' : 'is not', null))
    .$if(is_action_required === true, query => query.where(asksAt(now)))
    .$if(is_action_required === false, query => query.where(where => where.not(asksAt(now)(where))))
    .$if(kinds.length > 0, query => query.where('kind', 'in', kinds))
    .$if(search_word !== '', query => query.where(holds(search_word)))
    .$if(date_from !== undefined, query => query.where('created_at', '>=', startOf(date_from ?? '')))
    .$if(date_to !== undefined, query => query.where('created_at', '<', endOf(date_to ?? '')))

/** Newest first. Only the rows of the page are read, the others passed by in the index. */
export const listNotifications = (db: Db, reader: Reader, { from, size, ...filter }: Page, now: Date) =>
  db
    .selectFrom(
      found(db, reader, filter, now)
        .select('id as page_id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(from)
        .limit(size)
        .as('page'),
    )
    .innerJoin('notifications', 'notifications.id', 'page_id')
    .select(['id', 'kind', 'title', 'link', 'asks_about', 'deadline', 'answered_at', 'read_at', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

interface Counters {
  readonly count_all: number
  readonly count_unread: number
}

/** The company's notifications are many and counted as they change; those of one user are few and counted now. */
export async function findCounters(db: Db, { company_id, user_id }: Reader): Promise<Counters> {
  const [ofCompany, ofUser] = await Promise.all([
    db
      .selectFrom('notification_counters')
      .select(['count_all', 'count_unread'])
      .where('company_id', '=', company_id)
      .executeTakeFirst(),
    db
      .selectFrom('notifications')
      .where('user_id', '=', user_id)
      .select(({ fn }) => [
        fn.countAll<number>().as('count_all'),
        fn.countAll<number>().filterWhere('read_at', 'is', null).as('count_unread'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return {
    count_all: (ofCompany?.count_all ?? 0) + ofUser.count_all,
    count_unread: (ofCompany?.count_unread ?? 0) + ofUser.count_unread,
  }
}

export const countUnread = async (db: Db, reader: Reader): Promise<number> =>
  (await findCounters(db, reader)).count_unread

/** Counts the notifications that still require an action: few, in an index of their own. */
export const countActionRequired = (db: Db, reader: Reader, now: Date): Promise<number> =>
  countFound(db, reader, { is_action_required: true }, now)

/** How many a filter leaves; where the counters know it, nothing is gone through. */
export async function countOf(db: Db, reader: Reader, filter: Filter, counters: Counters, now: Date): Promise<number> {
  const { is_unread, is_action_required, kinds = [], search_word = '', date_from, date_to } = filter
  const isNarrowed =
    kinds.length > 0 || search_word !== '' || [is_action_required, date_from, date_to].some(each => each !== undefined)
  if (isNarrowed) return countFound(db, reader, filter, now)
  if (is_unread === undefined) return counters.count_all
  return is_unread ? counters.count_unread : counters.count_all - counters.count_unread
}

const countFound = async (db: Db, reader: Reader, filter: Filter, now: Date): Promise<number> =>
  (
    await found(db, reader, filter, now)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
