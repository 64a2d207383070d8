import type { CollectionTab } from '@invoice-card/domain'

/** The lists of this remote; each has an address. */
export type CollectionList = CollectionTab | 'draft'

/** Every URL of this remote, in one place. */
export const paths = {
  list: (list: CollectionList) => `/collections/${list}`,
  /** A list narrowed to a word. */
  found: (list: CollectionList, word: string) => `/collections/${list}?${new URLSearchParams({ q: word })}`,
  detail: (tab: CollectionTab, id: number) => `/collections/${tab}/${id}`,
  create: '/collections/create',
  invoiceInfo: '/collections/add/invoiceinfo',
  account: '/collections/add/account',
  confirm: '/collections/add/confirm',
  complete: '/collections/complete',
  draft: (id: number) => `/collections/draft/${id}`,
} as const
