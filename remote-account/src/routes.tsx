import type { RouteHandle } from '@invoice-card/remote'
import type { RouteObject } from 'react-router-dom'

const handle: RouteHandle = { title: 'アカウント' }

export const routes: RouteObject[] = [
  { index: true, handle, lazy: async () => ({ Component: (await import('./overview/screen.tsx')).OverviewScreen }) },
]
