import type { InvoiceStatusValue } from '@invoice-card/domain'
import { conditionParameters, type ListHandle } from '@invoice-card/list'
import type { messages } from './messages.ts'

const orders = {
  newest: { sort: 'created_at', order: 'desc' },
  transfer: { sort: 'transfer_date', order: 'asc' },
  transferLatest: { sort: 'transfer_date', order: 'desc' },
  due: { sort: 'due_date', order: 'asc' },
  amountHigh: { sort: 'amount', order: 'desc' },
  amountLow: { sort: 'amount', order: 'asc' },
} as const satisfies Readonly<Record<keyof typeof messages.orders, object>>

/** What a list is asked for, its page aside. */
export type ListSelection = Pick<ListHandle, 'word' | 'order' | 'narrowing'>

const conditions = {
  numbers: ['supplier_id', 'amount_min', 'amount_max'],
  texts: ['date_from', 'date_to', 'issue_date_from', 'issue_date_to', 'due_date_from', 'due_date_to'],
} as const

/** What a list is asked for as `GET /invoices` takes it, without its page and the tab's own part. */
export function parametersOf({ word, order, narrowing }: ListSelection) {
  const { status } = narrowing
  return {
    ...conditionParameters({ word, narrowing }, conditions),
    // The definitions offer these orders and statuses only.
    ...orders[order as keyof typeof orders],
    ...(status ? { invoice_statuses: [Number(status) as InvoiceStatusValue] } : {}),
  }
}
