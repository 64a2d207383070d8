import { invoiceStatus } from '@invoice-card/domain'
import { conditionParameters, type ListDefinition, type ListHandle } from '@invoice-card/list'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { messages } from './messages.ts'

const orders = {
  transferLatest: { sort: 'transfer_date', order: 'desc' },
  transfer: { sort: 'transfer_date', order: 'asc' },
  newest: { sort: 'created_at', order: 'desc' },
  amountHigh: { sort: 'amount', order: 'desc' },
  amountLow: { sort: 'amount', order: 'asc' },
} as const
type Order = keyof typeof orders

const { inProgress, checked, completed, transferred, cancelled } = invoiceStatus
const statuses = {
  actionRequired: { invoice_statuses: [inProgress, checked, completed], is_action_required: true },
  review: { invoice_statuses: [inProgress, checked], is_action_required: false },
  reserved: { invoice_statuses: [completed], is_action_required: false },
  transferred: { invoice_statuses: [transferred] },
  cancelled: { invoice_statuses: [cancelled] },
} as const
type Status = keyof typeof statuses

/** What the payments to a supplier can be searched, ordered and narrowed by. */
export const definition: ListDefinition = {
  searchLabel: messages.search,
  orders: (Object.keys(orders) as Order[]).map(value => ({ value, label: messages.orders[value] })),
  choices: [
    {
      name: 'status',
      label: messages.columns.status,
      options: (Object.keys(statuses) as Status[]).map(value => ({ value, label: messages.statuses[value] })),
    },
  ],
  ranges: [
    { kind: 'amount', label: messages.ranges.amount, from: 'amount_min', to: 'amount_max' },
    { kind: 'day', label: messages.ranges.transferDay, from: 'date_from', to: 'date_to' },
  ],
}

const conditions = { numbers: ['amount_min', 'amount_max'], texts: ['date_from', 'date_to'] } as const

type ListSelection = Pick<ListHandle, 'word' | 'order' | 'narrowing'>

/** What list and export are asked for. The definition offers these orders and statuses only. */
function parametersOf(supplierId: number, { word, order, narrowing }: ListSelection) {
  const { status } = narrowing
  const { invoice_statuses, ...flag } = statuses[status as Status] ?? { invoice_statuses: undefined }
  return {
    supplier_id: supplierId,
    invoice_types: ['InvoicePayment' as const],
    ...conditionParameters({ word, narrowing }, conditions),
    ...orders[order as Order],
    ...flag,
    invoice_statuses: invoice_statuses && [...invoice_statuses],
  }
}

/** One page of the payments to a supplier; the page before stays while the next one loads. */
export const supplierPaymentsQuery = (supplierId: number, { pageParameters, word, order, narrowing }: ListHandle) =>
  queryOptions({
    queryKey: ['payments', 'list', 'of-supplier', supplierId, pageParameters, word, order, narrowing],
    queryFn: ({ signal }) =>
      calls.invoices.listInvoices(
        { query: { ...pageParameters, ...parametersOf(supplierId, { word, order, narrowing }) } },
        { signal },
      ),
    placeholderData: (shown, from) => (from?.queryKey[3] === supplierId ? shown : undefined),
  })

export const supplierPaymentSumsQuery = (supplierId: number) =>
  queryOptions({
    queryKey: ['payments', 'list', 'sums-of-supplier', supplierId],
    queryFn: ({ signal }) => calls.suppliers.listSupplierPaymentSums({ params: { id: supplierId } }, { signal }),
  })

/** A link to some payments, of one page, as a file. */
export const exportSelectedPayments = (ids: number[]) => calls.invoices.exportInvoices({ query: { ids } })

/** A link to all pages of the list as a file. */
export const exportSupplierPayments = (supplierId: number, asked: ListSelection) =>
  calls.invoices.exportInvoices({ query: parametersOf(supplierId, asked) })
