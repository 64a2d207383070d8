import { createClient } from '@invoice-card/api-client'
import { notifications } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { kindsOf } from './kinds.ts'
import type { NotificationNarrowing, ShownTab } from './list-definition.ts'

const client = createClient(notifications)
// A listener that hears of changed counts, in any tab, asks again for what stands under this name (host/src/stats).
const all = ['notifications']

const filters = { unread: { is_unread: true }, action: { is_action_required: true }, all: {} } as const

interface NotificationQuery {
  readonly from: number
  readonly size: number
  readonly tab?: ShownTab
  /** What the list is narrowed to, as its address has it: a group of kinds, and the days on which they were made. */
  readonly narrowing?: NotificationNarrowing
  /** In the title or the text. */
  readonly word?: string
}

/** Notifications of one page, newest first. */
export const notificationsQuery = ({ from, size, tab = 'all', narrowing = {}, word = '' }: NotificationQuery) =>
  queryOptions({
    queryKey: [...all, 'list', tab, narrowing, word, from, size],
    queryFn: ({ signal }) => {
      const { kind = '', date_from, date_to } = narrowing
      const narrowed = {
        kinds: kindsOf(kind),
        search_word: word || undefined,
        date_from: date_from || undefined,
        date_to: date_to || undefined,
      }
      return client.listNotifications({ query: { from, size, ...filters[tab], ...narrowed } }, { signal })
    },
    placeholderData: keepPreviousData,
  })

/** One notification with its text. */
export const noticeQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'notice', id],
    queryFn: ({ signal }) => client.getNotice({ params: { id } }, { signal }),
  })

/** Lists, dot and counts follow here and in other tabs. */
const changed = () => bus.emit('statsChanged', { of: 'notifications' })

/** Marks notifications as read. */
export async function confirmNotifications(ids: readonly number[]): Promise<void> {
  const [id] = ids
  if (ids.length === 1 && id !== undefined) await client.confirmNotification({ params: { id } })
  else await client.confirmNotifications({ body: { ids: [...ids] } })
  changed()
}

/** Marks every notification as read. */
export async function confirmAllNotifications(): Promise<void> {
  await client.confirmAllNotifications()
  changed()
}
