import type { RouteHandle } from '@invoice-card/remote'
import type { RouteObject } from 'react-router-dom'

const handle = (title: string): RouteHandle => ({ title, flowTitle: 'カード支払いの請求' })
const requestList = async () => ({ Component: (await import('./request-list/screen.tsx')).RequestListScreen })

export const routes: RouteObject[] = [
  { path: 'request', handle: handle('請求中の一覧'), lazy: requestList },
  { path: 'decided', handle: handle('入金予定の一覧'), lazy: requestList },
  { path: 'history', handle: handle('請求の履歴'), lazy: requestList },
  { path: 'draft', handle: handle('請求の下書き'), lazy: async () => ({ Component: (await import('./draft-list/screen.tsx')).RequestDraftListScreen }) },
]
