import type { RouteHandle } from '@invoice-card/remote'
import { redirect, type RouteObject } from 'react-router-dom'
import { paths } from './paths.ts'

const handle: RouteHandle = { title: 'アカウント' }
const security: RouteHandle = { title: 'セキュリティ設定' }
const signIns: RouteHandle = { title: 'サインインの履歴' }
const programs: RouteHandle = { title: '連携サービス' }

export const routes: RouteObject[] = [
  { index: true, handle, lazy: async () => ({ Component: (await import('./overview/screen.tsx')).OverviewScreen }) },
  { path: 'security', handle: security, lazy: async () => ({ Component: (await import('./security/screen.tsx')).SecurityScreen }) },
  { path: 'security/history', handle: signIns, lazy: async () => ({ Component: (await import('./sign-ins/screen.tsx')).SignInsScreen }) },
  { path: 'programs', handle: programs, lazy: async () => ({ Component: (await import('./programs/screen.tsx')).ProgramsScreen }) },
  // Mails and notifications lead here: what is known is shown by the overview.
  { path: 'company', loader: () => redirect(paths.part('company')) },
  { path: 'creditcards', loader: () => redirect(paths.part('creditcards')) },
]
