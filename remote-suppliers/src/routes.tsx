import type { RouteHandle } from '@invoice-card/remote'
import type { RouteObject } from 'react-router-dom'

const handle = (title: string): RouteHandle => ({ title })
const inFlow = (title: string): RouteHandle => ({ title, flow: 'supplierCreation' })

/** The screens under /suppliers. */
export const routes: RouteObject[] = [
  {
    index: true,
    handle: {
      ...handle('登録取引先'),
      prefetch: async (search, cache) => (await import('./supplier-list/screen.tsx')).prefetchSuppliers(search, cache),
    } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./supplier-list/screen.tsx')).SupplierListScreen }),
  },
  {
    path: 'add/company',
    handle: inFlow('取引先の情報の入力'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "add" */ './supplier-add/company-screen.tsx')).CompanyScreen,
    }),
  },
  {
    path: 'add/bank',
    handle: inFlow('振込先口座の入力'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "add" */ './supplier-add/bank-screen.tsx')).BankScreen,
    }),
  },
  {
    path: 'add/confirm',
    handle: inFlow('取引先の登録内容の確認'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "add" */ './supplier-add/confirm-screen.tsx')).ConfirmScreen,
    }),
  },
  {
    path: ':id',
    handle: handle('取引先の詳細'),
    lazy: async () => ({ Component: (await import('./supplier-detail/screen.tsx')).SupplierDetailScreen }),
  },
  {
    path: ':id/edit',
    handle: handle('連絡先の編集'),
    lazy: async () => ({ Component: (await import('./contact-form/screen.tsx')).EditContactScreen }),
  },
  {
    path: ':id/accounts/add',
    handle: handle('口座の追加'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "account" */ './account-form/add-screen.tsx')).AddAccountScreen,
    }),
  },
  {
    path: ':id/accounts/:accountId/edit',
    handle: handle('口座の修正'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "account" */ './account-form/edit-screen.tsx')).EditAccountScreen,
    }),
  },
  {
    path: ':id/accounts/:accountId/changes',
    handle: handle('口座の変更の履歴'),
    lazy: async () => ({ Component: (await import('./account-changes/screen.tsx')).AccountChangesScreen }),
  },
  {
    path: ':id/payment-history',
    handle: handle('お支払いの履歴'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "history" */ './payment-history/screen.tsx')).PaymentHistoryScreen,
    }),
  },
  {
    path: ':id/payment-history/:paymentId',
    handle: handle('お支払いの内容'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "invoice" */ './payment/screen.tsx')).SupplierPaymentScreen,
    }),
  },
  {
    path: ':id/collection-history',
    handle: handle('カード払いのご依頼の履歴'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "history" */ './collection-history/screen.tsx'))
        .CollectionHistoryScreen,
    }),
  },
  {
    path: ':id/collection-history/:paymentId',
    handle: handle('ご依頼の内容'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "invoice" */ './collection/screen.tsx')).SupplierRequestScreen,
    }),
  },
]
