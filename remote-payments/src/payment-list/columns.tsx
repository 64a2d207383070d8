import type { InvoiceSummary } from '@invoice-card/contracts'
import { isCancelled, isExpired, isRefunded, isReserved, type PaymentTab } from '@invoice-card/domain'
import { InvoiceNumbers, type ListHandle } from '@invoice-card/list'
import { serverNow } from '@invoice-card/session'
import { ComingDay, DateText, Deadline, Money, RowName, Stack, Text, type TableColumn } from '@invoice-card/ui'
import { isRepeatable } from '../existing-payment/again/application-like-last-time.ts'
import { PayAgainOfRow } from '../existing-payment/again/pay-again-button.tsx'
import { InvoiceStatusBadge } from '../listing/status-badge.tsx'
import { messages } from './messages.ts'

type Column = TableColumn<InvoiceSummary>
const words = messages.columns

/** The columns of a tab. What the list is ordered or narrowed by must be seen in it. */
export function columnsOf(tab: PaymentTab, { order, narrowing }: ListHandle): readonly Column[] {
  if (tab === 'waiting') return [seller, number, payUntil, amount, status]
  const isAboutDueDay = order === 'due' || narrowing.due_date_from !== '' || narrowing.due_date_to !== ''
  const days = isAboutDueDay ? transferAndDueDay : transferDay
  if (tab === 'actionRequired') return [supplier, number, answerUntil, days, amount, status]
  if (tab === 'history') return [supplier, number, days, amount, status, actions]
  return [supplier, number, days, amount, status]
}

const supplier: Column = {
  key: 'supplier',
  header: words.supplier,
  role: 'title',
  cell: ({ supplier_name }) => <RowName>{supplier_name}</RowName>,
}
const seller: Column = { ...supplier, header: words.seller }
const number: Column = { key: 'number', header: words.number, cell: invoice => <InvoiceNumbers {...invoice} /> }
const transferDay: Column = {
  key: 'transfer_date',
  header: words.transferDay,
  cell: transferDayOf,
}
/** Until when the card can be used: earlier than the due date, since the money has to arrive by then. */
const payUntil: Column = {
  key: 'pay_until',
  header: words.payUntil,
  cell: ({ pay_until, due_date }) => (
    <Stack gap="0" as="span">
      {pay_until && <Deadline until={pay_until} now={serverNow()} withTime />}
      <Text as="span" size="sm" tone="muted">
        {messages.requestDueOn}
        <DateText value={due_date} />
      </Text>
    </Stack>
  ),
}
/** Until when what is asked can be answered: without an answer the payment is cancelled. */
const answerUntil: Column = {
  key: 'action_required_until',
  header: words.answerUntil,
  cell: ({ action_required_until: until }) =>
    until ? <Deadline until={until} now={serverNow()} /> : messages.undecided,
}
const transferAndDueDay: Column = {
  ...transferDay,
  header: words.transferAndDue,
  cell: invoice => (
    <Stack gap="0" as="span">
      <span>{transferDayOf(invoice)}</span>
      <Text as="span" size="sm" tone="muted" whiteSpace="normal">
        {messages.dueOn}
        <DateText value={invoice.due_date} />
      </Text>
    </Stack>
  ),
}
const amount: Column = {
  key: 'amount',
  header: words.amount,
  align: 'end',
  cell: invoice => <Money amountYen={invoice.amount} />,
}
const status: Column = {
  key: 'status',
  header: words.status,
  cell: invoice => <InvoiceStatusBadge invoice={invoice} />,
}
const actions: Column = {
  key: 'actions',
  header: words.actions,
  role: 'bare',
  align: 'end',
  cell: invoice => isRepeatable(invoice) && <PayAgainOfRow invoice={invoice} />,
}

/** None of what ended without a transfer. */
function transferDayOf(invoice: InvoiceSummary) {
  if (isCancelled(invoice) || isExpired(invoice) || isRefunded(invoice)) return messages.noTransfer
  if (!invoice.transfer_date) return messages.undecided
  if (!isReserved(invoice) || invoice.is_action_required) return <DateText value={invoice.transfer_date} />
  return <ComingDay day={invoice.transfer_date} now={serverNow()} />
}
