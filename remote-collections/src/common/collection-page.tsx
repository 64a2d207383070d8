import { userStatsAtom } from '@invoice-card/session'
import { Page, Stack, TabLinks } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { paths, type CollectionList } from '../paths.ts'
import { messages } from './messages.ts'

const lists: readonly CollectionList[] = ['request', 'decided', 'history', 'draft']

/** The frame of this remote's lists: title and tabs with counts. */
export function CollectionPage({ current, children }: { current: CollectionList, children: ReactNode }) {
  const stats = useAtomValue(userStatsAtom)
  const counts: Readonly<Record<CollectionList, number>> = {
    request: stats.collectionsRequest, decided: stats.collectionsDecided, history: stats.collectionsHistory, draft: stats.collectionsDraft,
  }
  return (
    <Page title={messages.title} description={messages.description}>
      <Stack gap="6">
        <TabLinks label={messages.tabs} items={lists.map(list => ({ to: paths.list(list), label: messages.lists[list], count: counts[list], isCurrent: list === current }))} />
        {children}
      </Stack>
    </Page>
  )
}
