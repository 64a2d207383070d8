import type { RequestSeller } from '@invoice-card/contracts'
import { invoiceDisplayId, requestStatusWords } from '@invoice-card/domain'
import { DateText, Money, Stack, StatusBadge, Text, type TableColumn } from '@invoice-card/ui'
import { messages } from './messages.ts'

const { columns: words } = messages

export const columns: readonly TableColumn<RequestSeller>[] = [
  { key: 'buyer', header: words.buyer, role: 'title', cell: request => <Buyer {...request} /> },
  { key: 'number', header: words.number, cell: ({ id }) => invoiceDisplayId(id) },
  { key: 'due_date', header: words.due, cell: ({ due_date }) => <DateText value={due_date} withWeekday={false} /> },
  { key: 'deposit_date', header: words.depositDay, cell: request => depositDayOf(request) },
  { key: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => <Money amountYen={amount} /> },
  { key: 'status', header: words.status, cell: ({ status }) => <Status status={status} /> },
]

const Buyer = ({ buyer_name, buyer_email_address }: RequestSeller) => (
  <Stack gap="0" as="span">
    <span>{buyer_name}</span>
    <Text as="span" size="sm" tone="muted" fontWeight="normal">
      {buyer_email_address}
    </Text>
  </Stack>
)

/** None of what expired or was cancelled. */
function depositDayOf({ status, deposit_date }: RequestSeller) {
  if (status === 6 || status === 7) return messages.noDeposit
  return deposit_date ? <DateText value={deposit_date} withWeekday={false} /> : messages.undecided
}

function Status({ status }: Pick<RequestSeller, 'status'>) {
  const { label, tone } = requestStatusWords(status)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
