import {
  cancelledChoice,
  collectionTabs,
  requestSellerStatusLabels,
  requestStatus,
  type CollectionTab,
  type RequestSellerStatusValue,
} from '@invoice-card/domain'
import type { ListDefinition } from '@invoice-card/list'
import { messages } from './messages.ts'
import { supplierLookup } from './supplier-lookup.ts'

type Order = keyof typeof messages.orders

/** What the requests of a tab can be searched, ordered and narrowed by. */
export const definitionOf = (tab: CollectionTab): ListDefinition => ({
  searchLabel: messages.search,
  orders: (Object.keys(messages.orders) as Order[])
    .filter(value => value !== 'deadline' || tab === 'request')
    .map(value => ({ value, label: messages.orders[value] })),
  lookups: [supplierLookup],
  // A tab of one state has nothing to choose from.
  choices: [...(collectionTabs[tab].length > 1 ? [statusOf(tab)] : []), accountRequired],
  ranges: [
    { kind: 'amount', label: messages.ranges.amount, from: 'amount_min', to: 'amount_max' },
    { kind: 'day', label: messages.ranges.due, from: 'date_from', to: 'date_to', days: daysOf(tab) },
    {
      kind: 'day',
      label: messages.ranges.deposit,
      from: 'deposit_date_from',
      to: 'deposit_date_to',
      days: daysOf(tab),
    },
  ],
})

const daysOf = (tab: CollectionTab) => (tab === 'history' ? 'past' : 'ahead')

const statusOf = (tab: CollectionTab) => ({
  name: 'status',
  label: messages.columns.status,
  options: collectionTabs[tab].map(value => ({ value: String(value), label: labelOf(value) })),
})

function labelOf(value: RequestSellerStatusValue): string {
  return value === requestStatus.cancelled ? cancelledChoice : requestSellerStatusLabels[value]
}

const { label, ...words } = messages.accountRequired.filter
const accountRequired = { name: 'account', label, options: [{ value: 'required', label: words.required }] }

/** The tab of an address. */
export function tabOf(pathname: string): CollectionTab {
  const tab = pathname.split('/')[2] ?? ''
  // Only names of tabs are left.
  return Object.hasOwn(collectionTabs, tab) ? (tab as CollectionTab) : 'request'
}
