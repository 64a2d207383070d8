import type { RequestSeller } from '@invoice-card/contracts'
import { invoiceDisplayId, isEndedRequest, requestStatusWords } from '@invoice-card/domain'
import { DateText, Money, StatusBadge, type TableColumn } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.columns

export const columns: readonly TableColumn<RequestSeller>[] = [
  { key: 'number', header: words.number, role: 'title', cell: ({ id }) => invoiceDisplayId(id) },
  { key: 'due_date', header: words.due, cell: ({ due_date }) => <DateText value={due_date} /> },
  { key: 'deposit_date', header: words.depositDay, cell: request => depositDayOf(request) },
  { key: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => <Money amountYen={amount} /> },
  {
    key: 'deposit_amount',
    header: words.deposit,
    align: 'end',
    cell: request => (isEndedRequest(request) ? messages.noDeposit : <Money amountYen={request.deposit_amount} />),
  },
  { key: 'status', header: words.status, cell: request => <Status request={request} /> },
]

/** None of what expired or was cancelled. */
function depositDayOf({ status, deposit_date }: RequestSeller) {
  if (isEndedRequest({ status })) return messages.noDeposit
  return deposit_date ? <DateText value={deposit_date} /> : messages.undecided
}

function Status({ request }: { request: RequestSeller }) {
  const { label, tone } = requestStatusWords(request.status, request)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
