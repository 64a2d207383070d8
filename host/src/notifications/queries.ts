import { createClient } from '@invoice-card/api-client'
import { notifications } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { queryClient } from '@invoice-card/remote'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const client = createClient(notifications)
const all = ['notifications']

/** Notifications of one page, newest first. */
export const notificationsQuery = (from: number, size: number) => queryOptions({
  queryKey: [...all, 'list', from, size],
  queryFn: ({ signal }) => client.listNotifications({ query: { from, size } }, { signal }),
  placeholderData: keepPreviousData,
})

/** One notification with its text. */
export const noticeQuery = (id: number) => queryOptions({
  queryKey: [...all, 'notice', id],
  queryFn: ({ signal }) => client.getNotice({ params: { id } }, { signal }),
})

/** Marks a notification as read; lists and the bell's dot follow. */
export async function confirmNotification(id: number): Promise<void> {
  await client.confirmNotification({ params: { id } })
  bus.emit('statsChanged', {})
  await queryClient.invalidateQueries({ queryKey: [...all, 'list'] })
}
