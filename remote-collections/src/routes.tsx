import type { CollectionTab } from '@invoice-card/domain'
import type { RouteHandle } from '@invoice-card/remote'
import type { RouteObject } from 'react-router-dom'

const handle = (title: string): RouteHandle => ({ title, flowTitle: 'カード払いのご依頼' })

const detail = (tab: CollectionTab): RouteObject => ({
  path: `${tab}/:id`,
  handle: handle('ご依頼の詳細'),
  lazy: async () => {
    const { RequestDetailScreen } = await import('./request-detail/screen.tsx')
    return { element: <RequestDetailScreen key={tab} tab={tab} /> }
  },
})

const requestList = async () => ({ Component: (await import('./request-list/screen.tsx')).RequestListScreen })

export const routes: RouteObject[] = [
  { path: 'request', handle: handle('依頼中の一覧'), lazy: requestList },
  { path: 'decided', handle: handle('入金予定の一覧'), lazy: requestList },
  { path: 'history', handle: handle('ご依頼の履歴'), lazy: requestList },
  detail('request'),
  detail('decided'),
  detail('history'),
  { path: 'draft', handle: handle('ご依頼の下書き'), lazy: async () => ({ Component: (await import('./draft-list/screen.tsx')).RequestDraftListScreen }) },
]
