import type { ListRange } from '@invoice-card/list'
import type { PaymentTab } from '@invoice-card/domain'

/** Orders that a user can choose. */
export const listOrders = {
  newest: { label: '申込が新しい順', sort: 'created_at', order: 'desc' },
  transfer: { label: '振込日が早い順', sort: 'transfer_date', order: 'asc' },
  transferLatest: { label: '振込日が遅い順', sort: 'transfer_date', order: 'desc' },
  due: { label: '期日が早い順', sort: 'due_date', order: 'asc' },
  amountHigh: { label: '金額が大きい順', sort: 'amount', order: 'desc' },
  amountLow: { label: '金額が小さい順', sort: 'amount', order: 'asc' },
} as const
export type ListOrder = keyof typeof listOrders

export type RangeEnd = 'amountMin' | 'amountMax' | 'dateFrom' | 'dateTo' | 'issueDateFrom' | 'issueDateTo' | 'dueDateFrom' | 'dueDateTo'

const amount: ListRange<RangeEnd> = { kind: 'amount', label: '金額', from: 'amountMin', to: 'amountMax' }
const transfer: ListRange<RangeEnd> = { kind: 'day', label: '振込日', from: 'dateFrom', to: 'dateTo' }
const issue: ListRange<RangeEnd> = { kind: 'day', label: '発行日', from: 'issueDateFrom', to: 'issueDateTo' }
const due: ListRange<RangeEnd> = { kind: 'day', label: '支払期日', from: 'dueDateFrom', to: 'dueDateTo' }

/** What a list can be ordered and narrowed by. */
interface Offers {
  readonly orders: readonly { readonly value: ListOrder, readonly label: string }[]
  readonly ranges: readonly ListRange<RangeEnd>[]
  readonly hasSupplier: boolean
  readonly hasStatus: boolean
}

const order = (value: ListOrder, label: string = listOrders[value].label) => ({ value, label })
const ofPayments: Offers = { orders: (Object.keys(listOrders) as ListOrder[]).map(value => order(value)), ranges: [amount, transfer, issue, due], hasSupplier: true, hasStatus: false }

const offers: Readonly<Record<PaymentTab, Offers>> = {
  actionRequired: ofPayments,
  review: ofPayments,
  // Nobody has applied yet: there is no day of transfer and no payee of one's own, and requests do not carry the day of their invoice.
  waiting: { orders: [order('newest', '依頼が新しい順'), order('due'), order('amountHigh'), order('amountLow')], ranges: [amount, due], hasSupplier: false, hasStatus: false },
  reserved: ofPayments,
  history: { ...ofPayments, hasStatus: true },
}

export const offersOf = (tab: PaymentTab): Offers => offers[tab]
