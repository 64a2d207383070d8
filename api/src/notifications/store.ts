import { type ExpressionBuilder, sql } from 'kysely'
import { inTransaction, type Db } from '../database/connection.ts'
import type { Database } from '../database/schema/index.ts'
import type { NoticeKind } from '../mail/catalogue.ts'

interface NewNotification {
  readonly company_id: number
  readonly user_id: number | null
  readonly kind: NoticeKind
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly created_at: Date
}

/** Who reads. */
interface Reader { readonly company_id: number, readonly user_id: number }

const concerns = ({ company_id, user_id }: Reader) => (where: ExpressionBuilder<Database, 'notifications'>) => where.and([
  where('company_id', '=', company_id),
  where.or([where('user_id', 'is', null), where('user_id', '=', user_id)]),
])

export async function insertNotification(db: Db, notification: NewNotification): Promise<void> {
  if (notification.user_id !== null) {
    await db.insertInto('notifications').values(notification).execute()
    return
  }
  await db.with('added', query => query.insertInto('notifications').values(notification))
    .insertInto('notification_counters').values({ company_id: notification.company_id, count_all: 1, count_unread: 1 })
    .onConflict(conflict => conflict.column('company_id').doUpdateSet({
      count_all: sql`notification_counters.count_all + 1`,
      count_unread: sql`notification_counters.count_unread + 1`,
    }))
    .execute()
}

interface Page { readonly from: number, readonly size: number, readonly is_unread?: boolean | undefined }

/** Newest first. Only the rows of the page are read, the others passed by in the index. */
export const listNotifications = (db: Db, reader: Reader, { from, size, is_unread }: Page) => db
  .selectFrom(db.selectFrom('notifications').select('id as page_id')
    .where(concerns(reader))
    .$if(is_unread !== undefined, query => query.where('read_at', is_unread ? 'is' : 'is not', null))
    .orderBy('created_at', 'desc').orderBy('id', 'desc').offset(from).limit(size).as('page'))
  .innerJoin('notifications', 'notifications.id', 'page_id')
  .select(['id', 'title', 'link', 'read_at', 'created_at'])
  .orderBy('created_at', 'desc').orderBy('id', 'desc')
  .execute()

/** The company's notifications are many and counted as they change; those of one user are few and counted now. */
export async function findCounters(db: Db, { company_id, user_id }: Reader): Promise<{ count_all: number, count_unread: number }> {
  const [ofCompany, ofUser] = await Promise.all([
    db.selectFrom('notification_counters').select(['count_all', 'count_unread']).where('company_id', '=', company_id).executeTakeFirst(),
    db.selectFrom('notifications').where('user_id', '=', user_id)
      .select(({ fn }) => [fn.countAll<number>().as('count_all'), fn.countAll<number>().filterWhere('read_at', 'is', null).as('count_unread')])
      .executeTakeFirstOrThrow(),
  ])
  return {
    count_all: (ofCompany?.count_all ?? 0) + ofUser.count_all,
    count_unread: (ofCompany?.count_unread ?? 0) + ofUser.count_unread,
  }
}

export const findNotification = (db: Db, reader: Reader, id: number) =>
  db.selectFrom('notifications').selectAll().where('id', '=', id).where(concerns(reader)).executeTakeFirst()

/** Marks as read, once; row and counter move together. */
export const markRead = (pool: Db, reader: Reader, id: number, now: Date) => inTransaction(pool, async (db) => {
  const marked = await db.updateTable('notifications').set({ read_at: now })
    .where('id', '=', id).where(concerns(reader)).where('read_at', 'is', null).returning('user_id').executeTakeFirst()
  const isOfCompany = marked?.user_id === null
  if (!isOfCompany) return
  await db.updateTable('notification_counters').set(({ eb }) => ({ count_unread: eb('count_unread', '-', 1) })).where('company_id', '=', reader.company_id).execute()
})

/** Marks all as read; each is counted once, also beside `markRead`. */
export const markAllRead = (pool: Db, reader: Reader, now: Date) => inTransaction(pool, async (db) => {
  const { ofCompany } = await db
    // Locked in one order, so that two of these can't wait for each other.
    .with('unread', (query) => query.selectFrom('notifications').select('id')
      .where(concerns(reader)).where('read_at', 'is', null).orderBy('id').forNoKeyUpdate())
    .with('marked', (query) => query.updateTable('notifications').set({ read_at: now })
      .where('id', 'in', (inner) => inner.selectFrom('unread').select('id')).returning('user_id'))
    .selectFrom('marked').select(({ fn }) => fn.countAll<number>().filterWhere('user_id', 'is', null).as('ofCompany')).executeTakeFirstOrThrow()
  if (ofCompany === 0) return
  await db.updateTable('notification_counters').set(({ eb }) => ({ count_unread: eb('count_unread', '-', ofCompany) })).where('company_id', '=', reader.company_id).execute()
})

/** Addresses of a company's users, or of the one given; none of a company that left. */
export const listEmailAddresses = async (db: Db, { company_id, user_id }: Pick<NewNotification, 'company_id' | 'user_id'>): Promise<string[]> => {
  const colleagues = db.selectFrom('users').select('email_address').where('company_id', '=', company_id).where('closed_at', 'is', null)
  const users = await (user_id === null ? colleagues : colleagues.where('id', '=', user_id)).execute()
  return users.map(user => user.email_address)
}
