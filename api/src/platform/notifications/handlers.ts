import type { Notification, notifications } from '@invoice-card/contracts'
import type { ApiHandlers } from '../http/public.ts'
import { countActionRequired, countOf, findCounters, listNotifications } from './list-store.ts'
import { findNotification, markAllRead, markRead } from './store.ts'

type Row = Awaited<ReturnType<typeof listNotifications>>[number]

const toNotification = (
  { id, kind, title, link, asks_about, deadline, answered_at, read_at, created_at }: Row,
  now: Date,
): Notification => ({
  id,
  kind,
  title,
  link,
  is_read: read_at !== null,
  is_action_required: asks_about !== null && answered_at === null && (deadline === null || deadline >= now),
  is_answered: answered_at !== null && (deadline === null || answered_at < deadline),
  deadline: deadline?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})

export const notificationsHandlers: ApiHandlers<typeof notifications> = {
  listNotifications: async ({ query }, { db, session, now }) => {
    const at = now()
    const [rows, counters, count_action_required] = await Promise.all([
      listNotifications(db, session, query, at),
      findCounters(db, session),
      countActionRequired(db, session, at),
    ])
    const total_count = await countOf(db, session, query, counters, at)
    return { notifications: rows.map(row => toNotification(row, at)), total_count, ...counters, count_action_required }
  },

  getNotice: async ({ params, refuse }, { db, session, now }) => {
    const row = (await findNotification(db, session, params.id)) ?? refuse('notification_not_found')
    return { ...toNotification(row, now()), body: row.body }
  },

  confirmNotification: async ({ params, refuse }, { db, session, now }) => {
    if (!(await markRead(db, session, [params.id], now()))) refuse('notification_not_found')
    return {}
  },

  confirmNotifications: async ({ body, refuse }, { db, session, now }) => {
    if (!(await markRead(db, session, body.ids, now()))) refuse('notification_not_found')
    return {}
  },

  confirmAllNotifications: async (_, { db, session, now }) => {
    await markAllRead(db, session, now())
    return {}
  },
}
