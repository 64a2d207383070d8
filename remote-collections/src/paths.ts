import type { CollectionTab } from '@invoice-card/domain'

/** The lists of this remote; each has an address. */
export type CollectionList = CollectionTab | 'draft'

/** Every URL of this remote, in one place. */
export const paths = {
  list: (list: CollectionList) => `/collections/${list}`,
  /** A list narrowed to a word. */
  found: (list: CollectionList, word: string) => `/collections/${list}?${new URLSearchParams({ q: word })}`,
} as const
