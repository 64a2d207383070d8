import type { PreGroupSummary } from '@invoice-card/contracts'
import { DateText, Money, StatusBadge, type TableColumn } from '@invoice-card/ui'
import { messages } from './messages.ts'

const { columns: words } = messages

export const columns: readonly TableColumn<PreGroupSummary>[] = [
  { key: 'client', header: words.client, role: 'title', cell: ({ client_name }) => client_name },
  {
    key: 'created_at',
    header: words.created_at,
    cell: ({ created_at }) => <DateText value={created_at} withWeekday={false} withTime />,
  },
  {
    key: 'total',
    header: words.total,
    align: 'end',
    cell: ({ total_amount }) => <Money amountYen={total_amount} />,
  },
  { key: 'progress', header: words.progress, cell: group => <Progress {...group} /> },
]

const Progress = ({ count_items, count_registered }: PreGroupSummary) =>
  count_registered === count_items ? (
    <StatusBadge tone="success">{messages.allRegistered}</StatusBadge>
  ) : (
    <>{messages.progress(count_registered, count_items)}</>
  )
