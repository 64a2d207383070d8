import { cancelledChoice, invoiceStatus, invoiceStatusLabels, type PaymentTab } from '@invoice-card/domain'
import type { ListDefinition } from '@invoice-card/list'
import { messages } from './messages.ts'
import { supplierLookup } from './supplier-lookup.ts'

type Order = keyof typeof messages.orders
const order = (value: Order, label: string = messages.orders[value]) => ({ value, label })

const { ranges: words } = messages
const amount = { kind: 'amount', label: words.amount, from: 'amount_min', to: 'amount_max' } as const
const transferDay = { kind: 'day', label: words.transferDay, from: 'date_from', to: 'date_to' } as const
const issueDay = { kind: 'day', label: words.issueDay, from: 'issue_date_from', to: 'issue_date_to' } as const
const dueDay = { kind: 'day', label: words.dueDay, from: 'due_date_from', to: 'due_date_to' } as const

const ahead = <Range extends object>(range: Range) => ({ ...range, days: 'ahead' as const })

const payments: ListDefinition = {
  searchLabel: messages.search.payments,
  orders: (Object.keys(messages.orders) as Order[]).map(value => order(value)),
  lookups: [supplierLookup],
  ranges: [amount, ahead(transferDay), issueDay, ahead(dueDay)],
}

// Nobody has applied yet: the day of transfer only decides until when a card can pay, there is no payee of one's own,
// and requests do not carry the day of their invoice.
const requests: ListDefinition = {
  searchLabel: messages.search.requests,
  orders: [
    order('newest', messages.newestRequests),
    order('transfer', messages.nearestDeadline),
    order('due'),
    order('amountHigh'),
    order('amountLow'),
  ],
  ranges: [amount, ahead(dueDay)],
}

const { transferred, cancelled, expired } = invoiceStatus
const historyStatus = {
  name: 'status',
  label: messages.columns.status,
  options: [transferred, cancelled, expired].map(value => ({
    value: String(value),
    label: value === cancelled ? cancelledChoice : invoiceStatusLabels[value],
  })),
}

/** What each list of payments can be searched, ordered and narrowed by. */
export const definitions: Readonly<Record<PaymentTab, ListDefinition>> = {
  actionRequired: payments,
  review: payments,
  waiting: requests,
  reserved: payments,
  history: { ...payments, choices: [historyStatus], ranges: [amount, transferDay, issueDay, dueDay] },
}
