import type { RouteHandle } from '@invoice-card/remote'
import { redirect, type RouteObject } from 'react-router-dom'
import { paths } from './paths.ts'

const handle: RouteHandle = { title: 'アカウント' }
const creditCards: RouteHandle = { title: 'お支払い方法' }
const security: RouteHandle = { title: 'セキュリティ設定' }

export const routes: RouteObject[] = [
  { index: true, handle, lazy: async () => ({ Component: (await import('./overview/screen.tsx')).OverviewScreen }) },
  { path: 'security', handle: security, lazy: async () => ({ Component: (await import('./security/screen.tsx')).SecurityScreen }) },
  { path: 'creditcards', handle: creditCards, lazy: async () => ({ Component: (await import('./credit-cards/screen.tsx')).CreditCardsScreen }) },
  // Mails and notifications lead here: what is known is shown by the overview.
  { path: 'company', loader: () => redirect(paths.part('company')) },
]
