import type { InvoiceSummary } from '@invoice-card/contracts'
import { isCancelled, isExpired, isRefunded, paymentStatusWords } from '@invoice-card/domain'
import { InvoiceNumbers } from '@invoice-card/list'
import { DateText, Money, StatusBadge, type TableColumn } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.columns

export const columns: readonly TableColumn<InvoiceSummary>[] = [
  { key: 'number', header: words.number, role: 'title', cell: payment => <InvoiceNumbers {...payment} /> },
  { key: 'transfer_date', header: words.transferDay, cell: payment => transferDayOf(payment) },
  { key: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => <Money amountYen={amount} /> },
  {
    key: 'commission',
    header: words.commission,
    align: 'end',
    cell: ({ commission_amount }) => <Money amountYen={commission_amount} />,
  },
  { key: 'status', header: words.status, cell: payment => <Status payment={payment} /> },
]

/** None of what ended without a transfer. */
function transferDayOf(payment: InvoiceSummary) {
  if (isCancelled(payment) || isExpired(payment) || isRefunded(payment)) return messages.noTransfer
  return payment.transfer_date ? <DateText value={payment.transfer_date} /> : messages.undecided
}

function Status({ payment }: { payment: InvoiceSummary }) {
  const { label, tone } = paymentStatusWords(payment)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
