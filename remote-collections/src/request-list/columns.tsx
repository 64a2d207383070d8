import type { RequestSeller } from '@invoice-card/contracts'
import { invoiceDisplayId } from '@invoice-card/domain'
import { DateText, Money, Stack, Text, type TableColumn } from '@invoice-card/ui'
import { daysLeftText } from '../common/days-left.ts'
import { RequestStatus } from '../common/request-status.tsx'
import { isEnded } from '../common/request-tab.ts'
import { messages } from './messages.ts'

const { columns: words } = messages

export const columns: readonly TableColumn<RequestSeller>[] = [
  { key: 'buyer', header: words.buyer, role: 'title', cell: request => <Buyer {...request} /> },
  { key: 'number', header: words.number, cell: ({ id }) => invoiceDisplayId(id) },
  { key: 'due_date', header: words.due, cell: request => <Due {...request} /> },
  { key: 'deposit_date', header: words.depositDay, cell: request => depositDayOf(request) },
  { key: 'amount', header: words.amount, align: 'end', cell: request => <Amounts {...request} /> },
  { key: 'status', header: words.status, cell: request => <RequestStatus request={request} /> },
]

const Buyer = ({ buyer_name, buyer_email_address }: RequestSeller) => (
  <Stack gap="0" as="span">
    <span>{buyer_name}</span>
    {/* A long address would take a narrow table three lines. */}
    <Text as="span" size="sm" tone="muted" fontWeight="normal" truncate maxWidth={{ md: '9rem', lg: '16rem' }}>
      {buyer_email_address}
    </Text>
  </Stack>
)

const Due = ({ due_date, is_open }: RequestSeller) => (
  <Stack gap="0" as="span">
    <DateText value={due_date} withWeekday={false} />
    {is_open && (
      <Text as="span" size="sm" tone="muted">
        {daysLeftText(due_date)}
      </Text>
    )}
  </Stack>
)

/** What the card pays, and what is left of it for the seller. */
const Amounts = ({ amount, deposit_amount }: RequestSeller) => (
  <Stack gap="0" as="span">
    <Money amountYen={amount} />
    <Text as="span" size="sm" tone="muted">
      {messages.depositIn}
      <Money amountYen={deposit_amount} />
    </Text>
  </Stack>
)

/** None of what expired or was cancelled. */
function depositDayOf(request: RequestSeller) {
  if (isEnded(request)) return messages.noDeposit
  return request.deposit_date ? <DateText value={request.deposit_date} withWeekday={false} /> : messages.undecided
}
