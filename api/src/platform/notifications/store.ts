import type { NotificationKind } from '@invoice-card/contracts'
import { type ExpressionBuilder, sql } from 'kysely'
import { type Database, type Db, inTransaction } from '../database/public.ts'

interface NewNotification {
  readonly company_id: number
  readonly user_id: number | null
  readonly kind: NotificationKind
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly asks_about: string | null
  readonly deadline: Date | null
  readonly created_at: Date
}

/** Who reads. */
export interface Reader {
  readonly company_id: number
  readonly user_id: number
}

export const concerns =
  ({ company_id, user_id }: Reader) =>
  (where: ExpressionBuilder<Database, 'notifications'>) =>
    where.and([
      where('company_id', '=', company_id),
      where.or([where('user_id', 'is', null), where('user_id', '=', user_id)]),
    ])

/** Adds a notification, with the company's counts where it is for all of its users; none where nobody is there. */
export async function insertNotification(
  db: Db,
  { company_id, user_id, kind, title, body, link, asks_about, deadline, created_at }: NewNotification,
): Promise<void> {
  const insert = sql`
    insert into notifications (company_id, user_id, kind, title, body, link, asks_about, deadline, created_at)
    select ${company_id}::bigint, ${user_id}::bigint, ${kind}::text, ${title}::text, ${body}::text, ${link}::text,
      ${asks_about}::text, ${deadline}::timestamptz, ${created_at}::timestamptz
    where exists (${addressesOf({ company_id, user_id })})`
  await (
    user_id === null
      ? sql`
        with added as (${insert} returning company_id)
        insert into notification_counters (company_id, count_all, count_unread)
        select company_id, 1, 1 from added
        on conflict (company_id) do update set
          count_all = notification_counters.count_all + 1, count_unread = notification_counters.count_unread + 1`
      : insert
  ).execute(db)
}

export const findNotification = (db: Db, reader: Reader, id: number) =>
  db.selectFrom('notifications').selectAll().where('id', '=', id).where(concerns(reader)).executeTakeFirst()

/**
 * Marks as read, each once: rows and counter move together. Nothing is marked, and the answer is false, where one of
 * them is not the reader's.
 */
export const markRead = (pool: Db, reader: Reader, ids: readonly number[], now: Date): Promise<boolean> =>
  inTransaction(pool, async db => {
    const { found } = await db
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .where('id', 'in', ids)
      .where(concerns(reader))
      .executeTakeFirstOrThrow()
    if (found < new Set(ids).size) return false
    await mark(db, reader, now, ids)
    return true
  })

/** Marks all as read; each is counted once, also beside `markRead`. */
export const markAllRead = (pool: Db, reader: Reader, now: Date): Promise<void> =>
  inTransaction(pool, db => mark(db, reader, now))

async function mark(db: Db, reader: Reader, now: Date, ids?: readonly number[]): Promise<void> {
  const { ofCompany } = await db
    // Locked in one order, so that two of these can't wait for each other.
    .with('unread', query =>
      query
        .selectFrom('notifications')
        .select('id')
        .where(concerns(reader))
        .where('read_at', 'is', null)
        .$if(ids !== undefined, rows => rows.where('id', 'in', ids ?? []))
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .with('marked', query =>
      query
        .updateTable('notifications')
        .set({ read_at: now })
        .where('id', 'in', inner => inner.selectFrom('unread').select('id'))
        .returning('user_id'),
    )
    .selectFrom('marked')
    .select(({ fn }) => fn.countAll<number>().filterWhere('user_id', 'is', null).as('ofCompany'))
    .executeTakeFirstOrThrow()
  if (ofCompany === 0) return
  await db
    .updateTable('notification_counters')
    .set(({ eb }) => ({ count_unread: eb('count_unread', '-', ofCompany) }))
    .where('company_id', '=', reader.company_id)
    .execute()
}

/** Notifications lead no longer to what is gone: `path` and all below it. */
export async function clearLinks(db: Db, companyId: number, path: string): Promise<void> {
  await db
    // Locked in the order in which others mark them as read.
    .with('leading', query =>
      query
        .selectFrom('notifications')
        .select('id')
        .where('company_id', '=', companyId)
        .where(where => where.or([where('link', '=', path), where('link', 'like', `${path}/%`)]))
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .updateTable('notifications')
    .set({ link: null })
    .where('id', 'in', inner => inner.selectFrom('leading').select('id'))
    .execute()
}

/** Addresses of a company's users, or of the one given; none of a company that left. For another statement. */
export const addressesOf = ({ company_id, user_id }: Pick<NewNotification, 'company_id' | 'user_id'>) => sql<{
  address: string
}>`select email_address as address from users where company_id = ${company_id} and closed_at is null
  ${user_id === null ? sql`` : sql`and id = ${user_id}`}`
