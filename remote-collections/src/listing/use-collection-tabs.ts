import { knownStatsAtom } from '@invoice-card/session'
import type { TabLink } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { paths, type CollectionList } from '../paths.ts'
import { messages } from './messages.ts'

/** The lists of this remote, each with the count that the header also knows. */
export function useCollectionTabs(current: CollectionList): {
  readonly label: string
  readonly items: readonly TabLink[]
} {
  const stats = useAtomValue(knownStatsAtom)
  const lists: readonly (readonly [list: CollectionList, count: number | undefined])[] = [
    ['request', stats.collectionsRequest],
    ['decided', stats.collectionsDecided],
    ['history', stats.collectionsHistory],
    ['draft', stats.collectionsDraft],
  ]
  return {
    label: messages.tabs,
    items: lists.map(([list, count]) => ({
      to: paths.list(list),
      label: messages.lists[list],
      count,
      isCurrent: list === current,
    })),
  }
}
