import type { RouteHandle } from '@invoice-card/remote'
import type { RouteObject } from 'react-router-dom'

const flowTitle = '登録取引先'
const handle = (title: string): RouteHandle => ({ title, flowTitle })
const inFlow = (title: string): RouteHandle => ({ title, flowTitle, flow: 'supplierCreation' })

/** The screens under /suppliers. */
export const routes: RouteObject[] = [
  { index: true, handle: handle('登録取引先'), lazy: async () => ({ Component: (await import('./supplier-list/screen.tsx')).SupplierListScreen }) },
  { path: 'add/company', handle: inFlow('取引先の情報の入力'), lazy: async () => ({ Component: (await import('./supplier-add/company-screen.tsx')).CompanyScreen }) },
  { path: 'add/bank', handle: inFlow('振込先口座の入力'), lazy: async () => ({ Component: (await import('./supplier-add/bank-screen.tsx')).BankScreen }) },
  { path: 'add/confirm', handle: inFlow('取引先の登録内容の確認'), lazy: async () => ({ Component: (await import('./supplier-add/confirm-screen.tsx')).ConfirmScreen }) },
  { path: ':id', handle: handle('取引先の詳細'), lazy: async () => ({ Component: (await import('./supplier-detail/screen.tsx')).SupplierDetailScreen }) },
]
