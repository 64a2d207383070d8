import type { Notification, notifications } from '@invoice-card/contracts'
import type { ApiHandlers } from '../http/mount.ts'
import { findCounters, findNotification, listNotifications, markAllRead, markRead } from './store.ts'

type Row = Awaited<ReturnType<typeof listNotifications>>[number]

const toNotification = ({ id, title, link, read_at, created_at }: Row): Notification =>
  ({ id, title, link, is_read: read_at !== null, created_at: created_at.toISOString() })

export const notificationsHandlers: ApiHandlers<typeof notifications> = {
  listNotifications: async ({ query }, { db, session }) => {
    const [rows, counters] = await Promise.all([listNotifications(db, session, query), findCounters(db, session)])
    return { notifications: rows.map(toNotification), ...counters }
  },

  getNotice: async ({ params, refuse }, { db, session }) => {
    const row = await findNotification(db, session, params.id) ?? refuse('notification_not_found')
    return { ...toNotification(row), body: row.body }
  },

  confirmNotification: async ({ params, refuse }, { db, session, now }) => {
    const row = await findNotification(db, session, params.id) ?? refuse('notification_not_found')
    await markRead(db, session, row.id, now())
    return {}
  },

  confirmAllNotifications: async (_, { db, session, now }) => {
    await markAllRead(db, session, now())
    return {}
  },
}
