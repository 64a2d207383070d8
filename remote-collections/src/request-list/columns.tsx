import type { RequestSeller } from '@invoice-card/contracts'
import type { CollectionTab } from '@invoice-card/domain'
import { InvoiceNumbers } from '@invoice-card/list'
import { serverNow } from '@invoice-card/session'
import {
  asTightTable,
  Box,
  DateText,
  Deadline,
  EmailText,
  Money,
  RowName,
  Stack,
  Text,
  type TableColumn,
} from '@invoice-card/ui'
import { hasNoDeposit } from '../request/has-no-deposit.ts'
import { RequestStatus } from '../request/request-status.tsx'
import { messages } from './messages.ts'

type Column = TableColumn<RequestSeller>
const { columns: words } = messages

const buyer: Column = { key: 'buyer', header: words.buyer, role: 'title', cell: request => <Buyer {...request} /> }
const number: Column = { key: 'number', header: words.number, cell: request => <InvoiceNumbers {...request} /> }
const deadline: Column = { key: 'expires_at', header: words.payUntil, cell: request => <PayUntil {...request} /> }
const dueDay: Column = {
  key: 'due_date',
  header: words.due,
  cell: ({ due_date }) => <DateText value={due_date} />,
}
/** With the day below: a table of 768 px has no room for one more column. */
const amounts: Column = {
  key: 'amount',
  header: words.amountAndDay,
  align: 'end',
  cell: request => <Amounts request={request} />,
}
const status: Column = { key: 'status', header: words.status, cell: request => <RequestStatus request={request} /> }

/** The columns of a tab: only in the first one there is anything that can still be paid. */
export const columnsOf = (tab: CollectionTab): readonly Column[] => [
  buyer,
  number,
  tab === 'request' ? deadline : dueDay,
  amounts,
  status,
]

const Buyer = ({ buyer_name, buyer_email_address }: RequestSeller) => (
  <Stack gap="0" as="span">
    <RowName>{buyer_name}</RowName>
    <Text as="span" size="sm" tone="muted" fontWeight="normal">
      {/* A block in the line is not underlined with the link that it stands in. */}
      <Box as="span" display="inline-block">
        <EmailText address={buyer_email_address} />
      </Box>
    </Text>
  </Stack>
)

// In one line they left the buyer's column 84 px at 768: an address had five lines there.
const inTwoLines = {
  [asTightTable]: { whiteSpace: 'normal', wordBreak: 'keep-all', '& [data-time]': { whiteSpace: 'pre-wrap' } },
} as const

/** Until when the card can be used, while it can: earlier than the due date, since the money has to arrive by then. */
const PayUntil = ({ due_date, expires_at, is_open }: RequestSeller) => (
  <Stack gap="0" as="span" css={inTwoLines}>
    {is_open && expires_at && <Deadline until={expires_at} now={serverNow()} withTime />}
    <Text as="span" size="sm" tone="muted">
      {messages.dueOn}
      <DateText value={due_date} />
    </Text>
  </Stack>
)

/** What the card pays; what is left of it for the seller, and when. */
const Amounts = ({ request }: { request: RequestSeller }) => (
  <Stack gap="0" as="span">
    <Money amountYen={request.amount} />
    <Text as="span" size="sm" tone="muted">
      {messages.depositIn}
      {hasNoDeposit(request) ? messages.noDeposit : <Money amountYen={request.deposit_amount} />}
    </Text>
    {!hasNoDeposit(request) && (
      <Text as="span" size="sm" tone="muted">
        {depositDayOf(request)}
      </Text>
    )}
  </Stack>
)

/** Another than was planned of what waits for another account. */
const depositDayOf = ({ deposit_date, is_account_required }: RequestSeller) =>
  deposit_date && !is_account_required ? <DateText value={deposit_date} /> : messages.undecided
