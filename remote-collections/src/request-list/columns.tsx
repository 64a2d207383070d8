import type { RequestSeller } from '@invoice-card/contracts'
import { requestStatusWords } from '@invoice-card/domain'
import { DateText, Money, Stack, StatusBadge, Text, type TableColumn } from '@invoice-card/ui'
import { messages } from './messages.ts'

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
  { key: 'status', header: messages.status, width: '9rem', cell: ({ status }) => <StatusBadge tone={requestStatusWords(status).tone}>{requestStatusWords(status).label}</StatusBadge> },
  { key: 'due', header: messages.due, width: '11rem', cell: ({ due_date }) => <DateText value={due_date} /> },
  { key: 'deposit', header: messages.deposit, width: '11rem', cell: ({ deposit_date }) => (deposit_date ? <DateText value={deposit_date} /> : messages.undecided) },
  { key: 'amount', header: messages.amount, align: 'end', width: '9rem', cell: ({ amount }) => <Money amountYen={amount} /> },
]
