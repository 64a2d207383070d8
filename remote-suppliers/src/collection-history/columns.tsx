import type { RequestSeller } from '@invoice-card/contracts'
import { isEndedRequest, isRefunded, requestStatusWords } from '@invoice-card/domain'
import { InvoiceNumbers } from '@invoice-card/list'
import { DateText, Money, StatusBadge, type TableColumn } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.columns

export const columns: readonly TableColumn<RequestSeller>[] = [
  { key: 'number', header: words.number, role: 'title', cell: request => <InvoiceNumbers {...request} /> },
  { key: 'due_date', header: words.due, cell: ({ due_date }) => <DateText value={due_date} /> },
  { key: 'deposit_date', header: words.depositDay, cell: request => depositDayOf(request) },
  { key: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => <Money amountYen={amount} /> },
  {
    key: 'deposit_amount',
    header: words.deposit,
    align: 'end',
    cell: request => (hasNoDeposit(request) ? messages.noDeposit : <Money amountYen={request.deposit_amount} />),
  },
  { key: 'status', header: words.status, cell: request => <Status request={request} /> },
]

/** What expired, was cancelled, or was given back to the buyer's card. */
const hasNoDeposit = (request: RequestSeller): boolean => isEndedRequest(request) || isRefunded(request)

function depositDayOf(request: RequestSeller) {
  if (hasNoDeposit(request)) return messages.noDeposit
  const { deposit_date } = request
  return deposit_date ? <DateText value={deposit_date} /> : messages.undecided
}

function Status({ request }: { request: RequestSeller }) {
  const { label, tone } = requestStatusWords(request.status, request)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
