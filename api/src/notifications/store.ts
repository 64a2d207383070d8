import { sql } from 'kysely'
import { inTransaction, type Db } from '../database/connection.ts'

interface NewNotification {
  readonly company_id: number
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly created_at: Date
}

export async function insertNotification(db: Db, notification: NewNotification): Promise<void> {
  await db.insertInto('notifications').values(notification).execute()
  await db.insertInto('notification_counters').values({ company_id: notification.company_id, count_all: 1, count_unread: 1 })
    .onConflict(conflict => conflict.column('company_id').doUpdateSet({
      count_all: sql`notification_counters.count_all + 1`,
      count_unread: sql`notification_counters.count_unread + 1`,
    }))
    .execute()
}

interface Page { readonly from: number, readonly size: number, readonly is_unread?: boolean | undefined }

export const listNotifications = (db: Db, companyId: number, { from, size, is_unread }: Page) =>
  db.selectFrom('notifications').select(['id', 'title', 'link', 'read_at', 'created_at'])
    .where('company_id', '=', companyId)
    .$if(is_unread !== undefined, query => query.where('read_at', is_unread ? 'is' : 'is not', null))
    .orderBy('created_at', 'desc').orderBy('id', 'desc').offset(from).limit(size)
    .execute()

export const findCounters = async (db: Db, companyId: number) =>
  await db.selectFrom('notification_counters').select(['count_all', 'count_unread']).where('company_id', '=', companyId).executeTakeFirst()
  ?? { count_all: 0, count_unread: 0 }

export const findNotification = (db: Db, companyId: number, id: number) =>
  db.selectFrom('notifications').selectAll().where('id', '=', id).where('company_id', '=', companyId).executeTakeFirst()

/** Marks as read, once; row and counter move together. */
export const markRead = (pool: Db, companyId: number, id: number, now: Date) => inTransaction(pool, async (db) => {
  const { numUpdatedRows } = await db.updateTable('notifications').set({ read_at: now })
    .where('id', '=', id).where('company_id', '=', companyId).where('read_at', 'is', null).executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await db.updateTable('notification_counters').set(({ eb }) => ({ count_unread: eb('count_unread', '-', 1) })).where('company_id', '=', companyId).execute()
})

export const listEmailAddresses = async (db: Db, companyId: number): Promise<string[]> =>
  (await db.selectFrom('users').select('email_address').where('company_id', '=', companyId).execute()).map(user => user.email_address)
