import { invoiceStatus, isAwaitingBuyer, type InvoiceStatusValue } from './invoice-status.ts'

/** Statuses of a request as its seller sees it, by name (docs/product.md#collection-groups). */
export const requestStatus = {
  waiting: 1,
  /** Waiting too, and somebody has opened it. */
  opened: 2,
  inReview: 3,
  reviewCompleted: 4,
  deposited: 5,
  expired: 6,
  cancelled: 7,
} as const

/** 1 to 7, as on the wire. */
export type RequestSellerStatusValue = (typeof requestStatus)[keyof typeof requestStatus]

type WithRequestStatus = { readonly status: RequestSellerStatusValue }

/** Nobody can pay the request any more, and nobody has: expired or cancelled. */
export const isEndedRequest = ({ status }: WithRequestStatus): boolean =>
  status === requestStatus.expired || status === requestStatus.cancelled
/** Tabs of the seller's list; also a part of its addresses (`/collections/request`). */
export type CollectionTab = 'request' | 'decided' | 'history'

/** Groups of the seller's list by the seller's status (docs/product.md#collection-groups). */
export const collectionTabs: Readonly<Record<CollectionTab, RequestSellerStatusValue[]>> = {
  request: [1, 2, 3],
  decided: [4],
  history: [5, 6, 7],
}

/** What the tabs are called, in lists and in the names of their files. */
export const collectionTabLabels: Readonly<Record<CollectionTab, string>> = {
  request: '依頼中',
  decided: '入金予定',
  history: '履歴',
}

/** The tab whose requests a list shows, or some of them; undefined of a list across tabs. */
export const collectionTabOfQuery = (statuses: readonly RequestSellerStatusValue[] = []): CollectionTab | undefined =>
  statuses.length === 0
    ? undefined
    : (Object.keys(collectionTabs) as CollectionTab[]).find(tab =>
        statuses.every(status => collectionTabs[tab].includes(status)),
      )

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
): RequestSellerStatusValue => {
  if (!isAwaitingBuyer({ status })) return sellerStatusOf[status]
  return isOpened ? requestStatus.opened : requestStatus.waiting
}

/**
 * An invoice's status as its seller may read it, which does not say whether the address of a waiting request has an
 * account (decision 0066).
 */
export const statusForSeller = (status: InvoiceStatusValue): InvoiceStatusValue =>
  status === invoiceStatus.waitingForPayment ? invoiceStatus.buyerNotRegistered : status

/** The list in which the seller finds a request. */
export const collectionTabOf = ({ status }: WithRequestStatus): CollectionTab =>
  (['request', 'decided'] as const).find(tab => collectionTabs[tab].includes(status)) ?? 'history'

/** The address of a request's detail for its seller: under the list that holds it (docs/product.md#routes). */
export const collectionDetailPath = ({
  id,
  status,
}: {
  readonly id: number
  readonly status: InvoiceStatusValue
}): string => `/collections/${collectionTabOf({ status: sellerStatusOf[status] })}/${id}`

/**
 * Invoice statuses behind seller statuses, for queries: 1 and 2 are asked for together, or a query would tell them
 * apart.
 */
export const invoiceStatusesOfSeller = (statuses: readonly RequestSellerStatusValue[]): InvoiceStatusValue[] =>
  ([1, 2, 3, 4, 5, 6, 7, 8] as const).filter(status =>
    isAwaitingBuyer({ status })
      ? statuses.some(asked => asked === requestStatus.waiting || asked === requestStatus.opened)
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
