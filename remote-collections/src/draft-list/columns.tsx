import type { InvoiceRequestDraft } from '@invoice-card/contracts'
import { DateText, Money, type TableColumn } from '@invoice-card/ui'
import { messages } from './messages.ts'

const { columns: words } = messages

export const columns: readonly TableColumn<InvoiceRequestDraft>[] = [
  { key: 'buyer', header: words.buyer, role: 'title', cell: ({ buyer_name }) => buyer_name ?? messages.notEntered },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ amount }) => (amount === null ? messages.notEntered : <Money amountYen={amount} />),
  },
  {
    key: 'updated_at',
    header: words.updatedAt,
    cell: ({ updated_at }) => <DateText value={updated_at} withWeekday={false} withTime />,
  },
]
