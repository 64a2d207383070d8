import type { RouteHandle } from '@invoice-card/remote'
import type { FlowName } from '@invoice-card/session'
import type { RouteObject } from 'react-router-dom'
import { type ListedTab } from './paths.ts'

const inFlow = (title: string): RouteHandle => ({
  title,
  flow: 'payment',
  entries: ['oauthPayment', 'receiptInvoice', 'invoicePayment'],
})
const inEntry = (title: string, flow: FlowName): RouteHandle => ({ title, flow })
const listing = (title: string): RouteHandle => ({ title })

const list = (tab: ListedTab, title: string): RouteObject => ({
  path: tab,
  handle: {
    ...listing(title),
    prefetch: async (search, cache) => (await import('./payment-list/screen.tsx')).prefetchPayments(tab, search, cache),
  } satisfies RouteHandle,
  lazy: async () => {
    const { PaymentList } = await import('./payment-list/screen.tsx')
    return { element: <PaymentList key={tab} tab={tab} /> }
  },
})

const detail = (tab: ListedTab): RouteObject => ({
  path: `${tab}/:id`,
  handle: listing('お支払いの詳細'),
  lazy: async () => {
    const { PaymentDetailScreen } = await import('./payment-detail/screen.tsx')
    return { element: <PaymentDetailScreen key={tab} tab={tab} /> }
  },
})

/** The screens under /payments. */
export const routes: RouteObject[] = [
  { path: 'create', handle: inFlow('請求書のアップロード'), lazy: () => import('./create/screen.tsx') },
  {
    path: 'add/invoiceinfo',
    handle: inFlow('請求書の内容の入力'),
    lazy: () => import(/* webpackChunkName: "form" */ './invoice-info/screen.tsx'),
  },
  { path: 'add/confirm', handle: inFlow('お支払い内容の確認'), lazy: () => import('./confirm/screen.tsx') },
  { path: 'complete', handle: inFlow('お支払いの結果'), lazy: () => import('./complete/screen.tsx') },
  { path: 'draft', handle: listing('下書き'), lazy: () => import('./draft-list/screen.tsx') },
  {
    path: 'draft/:id',
    handle: inFlow('下書きを開く'),
    lazy: () => import(/* webpackChunkName: "form" */ './draft-list/open-draft.tsx'),
  },
  {
    path: 'several',
    handle: listing('まとめて支払う'),
    lazy: () => import(/* webpackChunkName: "several" */ './several/choice/screen.tsx'),
  },
  {
    path: 'several/result',
    handle: listing('まとめて支払う手続き'),
    lazy: () => import(/* webpackChunkName: "several" */ './several/result/screen.tsx'),
  },
  list('review', '審査中のお支払い'),
  list('waiting', '支払い待ちのご依頼'),
  {
    path: 'waiting/:id/creditcard',
    handle: inFlow('カード払いのご依頼'),
    lazy: () => import(/* webpackChunkName: "card" */ './request-payment/screen.tsx'),
  },
  {
    path: 'review/:id/creditcard',
    handle: inFlow('カードの再承認'),
    lazy: () => import(/* webpackChunkName: "card" */ './authorisation/screen.tsx'),
  },
  {
    path: 'edit/:id/invoiceinfo',
    handle: inFlow('お申し込み内容の修正'),
    lazy: () => import(/* webpackChunkName: "edit" */ './invoice-info/edit/screen.tsx'),
  },
  {
    path: 'edit/:id/confirm',
    handle: inFlow('修正内容の確認'),
    lazy: () => import(/* webpackChunkName: "edit" */ './confirm/edit/screen.tsx'),
  },
  {
    path: 'invoicepayment',
    handle: inEntry('支払先を選ぶ', 'invoicePayment'),
    lazy: () => import('./invoice-payment/screen.tsx'),
  },
  {
    path: 'receiptinvoice/:fileId',
    handle: {
      ...inEntry('受け取った請求書', 'receiptInvoice'),
      flowTitle: '受け取った請求書',
      entries: ['oauthPayment'],
    },
    lazy: () => import('./receipt-invoice/screen.tsx'),
  },
  {
    path: 'oauth',
    handle: inEntry('連携サービスからのお支払い', 'oauthPayment'),
    lazy: () => import(/* webpackChunkName: "prepared" */ './prepared/groups/list-screen.tsx'),
  },
  {
    path: 'oauth/:id',
    handle: inEntry('連携サービスからのお支払いの内容', 'oauthPayment'),
    lazy: () => import(/* webpackChunkName: "prepared" */ './prepared/groups/group-screen.tsx'),
  },
  list('reserved', '振込予約済みのお支払い'),
  list('history', 'お支払いの履歴'),
  detail('review'),
  detail('reserved'),
  detail('history'),
]
