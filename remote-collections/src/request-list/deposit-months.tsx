import type { DepositMonth } from '@invoice-card/contracts'
import { addDays, addMonths } from '@invoice-card/domain'
import { failureText } from '@invoice-card/form'
import { AppLink, Card, ErrorState, Money, Section, SkeletonTable, Table, type TableColumn } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { depositMonthsQuery } from './query.ts'

const words = messages.months

/** What arrived and what is to come, month by month; nothing where no month has anything. */
export function DepositMonths() {
  const { data, error, refetch, isFetching } = useQuery(depositMonthsQuery)
  const months = data?.months.filter(({ count }) => count > 0)
  if (months?.length === 0) return null
  return (
    <Section title={words.title} description={words.description}>
      {months ? (
        <Card inset="none">
          <Table caption={words.title} columns={columns} rows={months} rowKey={({ month }) => month} />
        </Card>
      ) : error ? (
        <Card>
          <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      ) : (
        <SkeletonTable rows={2} />
      )}
    </Section>
  )
}

type AmountName = 'deposited_amount' | 'planned_amount' | 'examined_amount' | 'requested_amount'
const amountColumn = (key: AmountName): TableColumn<DepositMonth> => ({
  key,
  header: words[key],
  align: 'end',
  cell: month => <Money amountYen={month[key]} />,
})

const columns: readonly TableColumn<DepositMonth>[] = [
  { key: 'month', header: words.month, role: 'title', cell: month => <Month {...month} /> },
  amountColumn('deposited_amount'),
  amountColumn('planned_amount'),
  amountColumn('examined_amount'),
  amountColumn('requested_amount'),
]

/** Leads to the deposits of the month that are to come. */
function Month({ month, planned_amount }: DepositMonth) {
  const label = words.label(...(month.split('-').map(Number) as [number, number]))
  if (planned_amount === 0) return label
  const first = `${month}-01`
  const days = { deposit_date_from: first, deposit_date_to: addDays(addMonths(first, 1), -1) }
  return <AppLink to={`${paths.list('decided')}?${new URLSearchParams(days)}`}>{label}</AppLink>
}
