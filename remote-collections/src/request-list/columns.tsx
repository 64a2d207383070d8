import type { RequestSeller } from '@invoice-card/contracts'
import { requestSellerStatusLabels, type RequestSellerStatusValue } from '@invoice-card/domain'
import { DateText, Money, Stack, StatusBadge, Text, type BadgeTone, type TableColumn } from '@invoice-card/ui'
import { messages } from './messages.ts'

const tones: Readonly<Record<RequestSellerStatusValue, BadgeTone>> = {
  1: 'attention', 2: 'info', 3: 'info', 4: 'success', 5: 'success', 6: 'neutral', 7: 'neutral',
}

export const columns: readonly TableColumn<RequestSeller>[] = [
  {
    key: 'buyer', header: messages.buyer, role: 'title',
    cell: ({ buyer_name, buyer_email_address }) => (
      <Stack gap="0" as="span">
        <span>{buyer_name}</span>
        <Text as="span" size="sm" tone="muted">{buyer_email_address}</Text>
      </Stack>
    ),
  },
  { key: 'status', header: messages.status, width: '9rem', cell: ({ status }) => <StatusBadge tone={tones[status]}>{requestSellerStatusLabels[status]}</StatusBadge> },
  { key: 'due', header: messages.due, width: '11rem', cell: ({ due_date }) => <DateText value={due_date} /> },
  { key: 'deposit', header: messages.deposit, width: '11rem', cell: ({ deposit_date }) => (deposit_date ? <DateText value={deposit_date} /> : messages.undecided) },
  { key: 'amount', header: messages.amount, align: 'end', width: '9rem', cell: ({ amount }) => <Money amountYen={amount} /> },
]
