import type { SupplierSummary } from '@invoice-card/contracts'
import { Stack, Text, type TableColumn } from '@invoice-card/ui'
import { SupplierStatusBadge } from '../common/supplier-status.tsx'
import { messages } from './messages.ts'

export const columns: readonly TableColumn<SupplierSummary>[] = [
  { key: 'name', header: messages.name, role: 'title', cell: ({ name }) => name },
  { key: 'number', header: messages.number, cell: supplier => <Numbers supplier={supplier} /> },
  { key: 'accounts', header: messages.accounts, align: 'end', width: '6rem', cell: ({ account_count }) => (account_count > 0 ? `${account_count}件` : messages.notRegistered) },
  { key: 'status', header: messages.status, width: '9rem', cell: ({ status }) => <SupplierStatusBadge status={status} /> },
]

function Numbers({ supplier: { corporate_number, registration_number } }: { supplier: SupplierSummary }) {
  const numbers = [corporate_number, registration_number].filter(number => number !== null)
  if (numbers.length === 0) return <Text as="span" tone="muted">{messages.notRegistered}</Text>
  return <Stack gap="0" as="span">{numbers.map(number => <span key={number}>{number}</span>)}</Stack>
}
