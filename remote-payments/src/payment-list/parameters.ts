import type { InvoiceStatusValue } from '@invoice-card/domain'
import type { ListHandle } from '@invoice-card/list'
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
export type Asked = Pick<ListHandle, 'word' | 'order' | 'narrowing'>

const numberIn = (text: string | undefined) => (text ? Number(text) : undefined)

/** What a list is asked for as `GET /invoices` takes it, without its page and the tab's own part. */
export function parametersOf({ word, order, narrowing }: Asked) {
  const { supplier_id, status, amount_min, amount_max, ...days } = narrowing
  return {
    search_word: word || undefined,
    // The definitions offer these orders and statuses only.
    ...orders[order as keyof typeof orders],
    ...(status ? { invoice_statuses: [Number(status) as InvoiceStatusValue] } : {}),
    supplier_id: numberIn(supplier_id),
    amount_min: numberIn(amount_min),
    amount_max: numberIn(amount_max),
    date_from: days.date_from || undefined,
    date_to: days.date_to || undefined,
    issue_date_from: days.issue_date_from || undefined,
    issue_date_to: days.issue_date_to || undefined,
    due_date_from: days.due_date_from || undefined,
    due_date_to: days.due_date_to || undefined,
  }
}
