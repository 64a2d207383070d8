import type { RouteHandle } from '@invoice-card/remote'
import { redirect, type RouteObject } from 'react-router-dom'
import { paths } from './paths.ts'

const handle: RouteHandle = { title: 'アカウント' }
const security: RouteHandle = { title: 'セキュリティ設定' }
const data: RouteHandle = { title: 'データのダウンロード' }
const leave: RouteHandle = { title: '退会' }

export const routes: RouteObject[] = [
  { index: true, handle, lazy: async () => ({ Component: (await import('./overview/screen.tsx')).OverviewScreen }) },
  { path: 'security', handle: security, lazy: async () => ({ Component: (await import('./security/screen.tsx')).SecurityScreen }) },
  { path: 'data', handle: data, lazy: async () => ({ Component: (await import('./data/screen.tsx')).DataScreen }) },
  { path: 'leave', handle: leave, lazy: async () => ({ Component: (await import('./leave/screen.tsx')).LeaveScreen }) },
  // Mails and notifications lead here: what is known is shown by the overview.
  { path: 'company', loader: () => redirect(paths.part('company')) },
  { path: 'creditcards', loader: () => redirect(paths.part('creditcards')) },
]
