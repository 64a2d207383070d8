import type { CollectionTab } from '@invoice-card/domain'

/** The lists of this remote; each has an address. */
export type CollectionList = CollectionTab | 'draft'

/** Every URL of this remote, in one place. */
export const paths = {
  list: (list: CollectionList) => `/collections/${list}`,
  detail: (tab: CollectionTab, id: number) => `/collections/${tab}/${id}`,
  /** A new request that begins with what an earlier one asked for. */
  createLike: (id: number) => `/collections/create?from=${id}`,
} as const
