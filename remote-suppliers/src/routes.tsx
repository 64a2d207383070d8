import type { RouteHandle } from '@invoice-card/remote'
import type { RouteObject } from 'react-router-dom'

const handle = (title: string): RouteHandle => ({ title, flowTitle: '登録取引先' })

export const routes: RouteObject[] = [
  { index: true, handle: handle('登録取引先'), lazy: async () => ({ Component: (await import('./supplier-list/screen.tsx')).SupplierListScreen }) },
  { path: ':id', handle: handle('取引先の詳細'), lazy: async () => ({ Component: (await import('./supplier-detail/screen.tsx')).SupplierDetailScreen }) },
]
