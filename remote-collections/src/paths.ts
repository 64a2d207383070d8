import type { CollectionTab } from '@invoice-card/domain'

/** The lists of this remote; each has an address. */
export type CollectionList = CollectionTab | 'draft'

/** Every URL of this remote, in one place. */
export const paths = {
  list: (list: CollectionList) => `/collections/${list}`,
  detail: (tab: CollectionTab, id: number) => `/collections/${tab}/${id}`,
  create: '/collections/create',
  /** A new request that begins with what an earlier one asked for. */
  createLike: (id: number) => `/collections/create?from=${id}`,
  invoiceInfo: '/collections/add/invoiceinfo',
  account: '/collections/add/account',
  confirm: '/collections/add/confirm',
  complete: '/collections/complete',
  schedules: '/collections/schedule',
  /** The account's: where the company shows that it is the one of the register. */
  verification: '/myaccount/company#verification',
  draft: (id: number) => `/collections/draft/${id}`,
} as const
