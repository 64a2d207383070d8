import type { ListDefinition } from '@invoice-card/list'
import { messages } from './messages.ts'

type Order = keyof typeof messages.orders

/** What the drafts can be searched, ordered and narrowed by. */
export const definition: ListDefinition = {
  searchLabel: messages.search,
  orders: (Object.keys(messages.orders) as Order[]).map(value => ({ value, label: messages.orders[value] })),
  ranges: [
    { kind: 'amount', label: messages.ranges.amount, from: 'amount_min', to: 'amount_max' },
    { kind: 'day', label: messages.ranges.dueDay, from: 'due_date_from', to: 'due_date_to', days: 'ahead' },
  ],
}
