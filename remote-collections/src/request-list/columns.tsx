import type { RequestSeller } from '@invoice-card/contracts'
import { invoiceDisplayId, type CollectionTab } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { DateText, Deadline, Money, Stack, Text, VisuallyHidden, type TableColumn } from '@invoice-card/ui'
import { RequestStatus } from '../request/request-status.tsx'
import { isEnded } from '../request/request-tab.ts'
import { messages } from './messages.ts'

type Column = TableColumn<RequestSeller>
const { columns: words } = messages

const buyer: Column = { key: 'buyer', header: words.buyer, role: 'title', cell: request => <Buyer {...request} /> }
const number: Column = { key: 'number', header: words.number, cell: request => <Numbers {...request} /> }
const deadline: Column = { key: 'expires_at', header: words.payUntil, cell: request => <PayUntil {...request} /> }
const dueDay: Column = {
  key: 'due_date',
  header: words.due,
  cell: ({ due_date }) => <DateText value={due_date} withWeekday={false} />,
}
const depositDay: Column = { key: 'deposit_date', header: words.depositDay, cell: request => depositDayOf(request) }
const amounts: Column = { key: 'amount', header: words.amount, align: 'end', cell: request => <Amounts {...request} /> }
/** With the day below: a table of 768 px has no room for one more column beside the deadline. */
const amountsAndDay: Column = {
  ...amounts,
  header: words.amountAndDay,
  cell: request => (
    <Stack gap="0" as="span">
      <Amounts {...request} />
      <Text as="span" size="sm" tone="muted">
        {depositDayOf(request)}
      </Text>
    </Stack>
  ),
}
const status: Column = { key: 'status', header: words.status, cell: request => <RequestStatus request={request} /> }

/** The columns of a tab: only in the first one there is anything that can still be paid. */
export const columnsOf = (tab: CollectionTab): readonly Column[] =>
  tab === 'request'
    ? [buyer, number, deadline, amountsAndDay, status]
    : [buyer, number, dueDay, depositDay, amounts, status]

const Buyer = ({ buyer_name, buyer_email_address }: RequestSeller) => (
  <Stack gap="0" as="span">
    <span>{buyer_name}</span>
    {/* A long address would take a narrow table three lines. */}
    <Text as="span" size="sm" tone="muted" fontWeight="normal" truncate maxWidth={{ md: '9rem', lg: '12rem' }}>
      {buyer_email_address}
    </Text>
  </Stack>
)

/** Ours, and the seller's own, by which the list is searched too. */
const Numbers = ({ id, invoice_number }: RequestSeller) => (
  <Stack gap="0" as="span">
    <span>{invoiceDisplayId(id)}</span>
    {invoice_number && (
      <Text as="span" size="sm" tone="muted" overflowWrap="anywhere">
        <VisuallyHidden>{messages.invoiceNumber}</VisuallyHidden>
        {invoice_number}
      </Text>
    )}
  </Stack>
)

/** Until when the card can be used, while it can: earlier than the due date, since the money has to arrive by then. */
const PayUntil = ({ due_date, expires_at, is_open }: RequestSeller) => (
  <Stack gap="0" as="span">
    {is_open && expires_at && <Deadline until={expires_at} now={serverNow()} withWeekday={false} withTime />}
    <Text as="span" size="sm" tone="muted">
      {messages.dueOn}
      <DateText value={due_date} withWeekday={false} />
    </Text>
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

/** None of what expired or was cancelled; another than was planned of what waits for another account. */
function depositDayOf(request: RequestSeller) {
  if (isEnded(request)) return messages.noDeposit
  return request.deposit_date && !request.is_account_asked ? (
    <DateText value={request.deposit_date} withWeekday={false} />
  ) : (
    messages.undecided
  )
}
