import { isAwaitingBuyer, type InvoiceStatusValue } from './invoice-status.ts'

/**
 * 1 waiting, 2 waiting and opened, 3 in progress, 4 review completed, 5 deposited, 6 expired, 7 cancelled
 * (docs/product.md#collection-groups).
 */
export type RequestSellerStatusValue = 1 | 2 | 3 | 4 | 5 | 6 | 7
/** Tabs of the seller's list; also a part of its addresses (`/collections/request`). */
export type CollectionTab = 'request' | 'decided' | 'history'

/** Groups of the seller's list by the seller's status (docs/product.md#collection-groups). */
export const collectionTabs: Readonly<Record<CollectionTab, RequestSellerStatusValue[]>> = {
  request: [1, 2, 3],
  decided: [4],
  history: [5, 6, 7],
}

/** How the seller sees the state of the one invoice that buyer and seller share. */
export const sellerStatusOf: Readonly<Record<InvoiceStatusValue, RequestSellerStatusValue>> = {
  6: 1,
  7: 2,
  1: 3,
  2: 3,
  3: 4,
  4: 5,
  8: 6,
  5: 7,
}

/**
 * The seller's status of a request. Whether its buyer has an account is not the seller's to know (decision 0066):
 * until somebody has opened the request it is 1, and 2 from then on.
 */
export const requestStatusOf = (
  { status }: { readonly status: InvoiceStatusValue },
  isOpened: boolean,
): RequestSellerStatusValue => (isAwaitingBuyer({ status }) ? (isOpened ? 2 : 1) : sellerStatusOf[status])

/** The list in which the seller finds a request. */
const collectionTabOf = ({ status }: { readonly status: InvoiceStatusValue }): CollectionTab =>
  (['request', 'decided'] as const).find(tab => collectionTabs[tab].includes(sellerStatusOf[status])) ?? 'history'

/** The address of a request's detail for its seller: under the list that holds it (docs/product.md#routes). */
export const collectionDetailPath = (request: { readonly id: number; readonly status: InvoiceStatusValue }): string =>
  `/collections/${collectionTabOf(request)}/${request.id}`

/**
 * Invoice statuses behind seller statuses, for queries: 1 and 2 are asked for together, or a query would tell them
 * apart.
 */
export const invoiceStatusesOfSeller = (statuses: readonly RequestSellerStatusValue[]): InvoiceStatusValue[] =>
  ([1, 2, 3, 4, 5, 6, 7, 8] as const).filter(status =>
    isAwaitingBuyer({ status })
      ? statuses.some(asked => asked === 1 || asked === 2)
      : statuses.includes(sellerStatusOf[status]),
  )

/** What the seller is shown. */
export const requestSellerStatusLabels: Readonly<Record<RequestSellerStatusValue, string>> = {
  1: '支払い待ち',
  2: '支払い待ち',
  3: '審査中',
  4: '審査完了',
  5: '入金完了',
  6: '期限切れ',
  7: 'キャンセル',
}
