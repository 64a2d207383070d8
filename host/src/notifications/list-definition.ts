import type { ListDefinition } from '@invoice-card/list'
import { kindOptions } from './kinds.ts'
import { notificationMessages as messages } from './messages.ts'

/** What the list of notifications offers, its tabs aside. */
export const notificationList: ListDefinition = {
  searchLabel: messages.search,
  orders: [{ value: 'newest', label: messages.newest }],
  choices: [{ name: 'kind', label: messages.kind, options: kindOptions }],
  ranges: [{ kind: 'day', label: messages.day, from: 'date_from', to: 'date_to' }],
}

/** What the list is narrowed to, tabs aside, under the names of its address. */
export type NotificationNarrowing = Readonly<Record<string, string>>

export const shownTabs = ['unread', 'action', 'all'] as const
export type ShownTab = (typeof shownTabs)[number]

/** The tab of an address; all where it names none. */
export const tabOf = (search: URLSearchParams): ShownTab => shownTabs.find(tab => tab === search.get('show')) ?? 'all'

/** The address of a tab, searched and narrowed as the list is now. */
export function addressOfTab(tab: ShownTab, narrowing: NotificationNarrowing = {}, word = ''): string {
  const search = new URLSearchParams({
    ...(tab === 'all' ? {} : { show: tab }),
    ...Object.fromEntries(Object.entries({ q: word, ...narrowing }).filter(([, value]) => value !== '')),
  })
  return search.size > 0 ? `/notifications?${search}` : '/notifications'
}
