import type { InvoiceSummary } from '@invoice-card/contracts'
import { invoiceDisplayId, type PaymentTab } from '@invoice-card/domain'
import { ButtonLink, Card, DateText, EmptyState, HStack, Money, Pagination, Stack, Table, Text, type TableColumn } from '@invoice-card/ui'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isRepeatable } from '../common/pay-again/flow-like-last-time.ts'
import { PayAgainOfRow } from '../common/pay-again/pay-again-button.tsx'
import { InvoiceStatusBadge } from '../common/status-badge.tsx'
import { paths, type ListedTab } from '../paths.ts'
import { ExportButton } from './export-button.tsx'
import { filterCount, pageSize, writeListQuery, type ListQuery } from './list-query.ts'
import { messages } from './messages.ts'

const words = messages.columns

const columns: readonly TableColumn<InvoiceSummary>[] = [
  { key: 'supplier', header: words.supplier, role: 'title', cell: ({ supplier_name }) => supplier_name },
  { key: 'id', header: words.id, width: '9rem', cell: ({ id }) => invoiceDisplayId(id) },
  { key: 'amount', header: words.amount, align: 'end', width: '10rem', cell: ({ amount }) => <Money amountYen={amount} /> },
  { key: 'transfer_date', header: words.transfer_date, width: '12rem', cell: ({ transfer_date }) => (transfer_date ? <DateText value={transfer_date} /> : words.undecided) },
  { key: 'status', header: words.status, width: '9rem', cell: invoice => <InvoiceStatusBadge invoice={invoice} /> },
]
const columnsOfRequests = columns.map(column => (
  column.key === 'transfer_date' ? { ...column, key: 'due_date', header: words.due_date, cell: ({ due_date }: InvoiceSummary) => <DateText value={due_date} /> } : column
))

const columnsOfHistory: readonly TableColumn<InvoiceSummary>[] = [
  ...columns, { key: 'actions', header: words.actions, role: 'bare', align: 'end', width: '9rem', cell: invoice => isRepeatable(invoice) && <PayAgainOfRow invoice={invoice} /> },
]
const columnsOf = (tab: PaymentTab) => (tab === 'waiting' ? columnsOfRequests : tab === 'history' ? columnsOfHistory : columns)

/** One page of payments, or why there is none. */
export function PaymentTable({ tab, listed, query, invoices, totalCount, isStale }: {
  tab: PaymentTab
  listed: ListedTab
  query: ListQuery
  invoices: readonly InvoiceSummary[]
  totalCount: number
  /** Another page is on its way. */
  isStale: boolean
}) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  if (invoices.length === 0) return <NothingListed tab={tab} query={query} pathname={pathname} />
  const first = (query.page - 1) * pageSize + 1
  return (
    <Stack gap="5" opacity={isStale ? 0.6 : 1} aria-busy={isStale}>
      <HStack justifyContent="space-between" flexWrap="wrap" gap="2">
        <Text size="sm" tone="muted" aria-live="polite">{messages.count(totalCount, first, first + invoices.length - 1)}</Text>
        <ExportButton tab={tab} query={query} totalCount={totalCount} />
      </HStack>
      <Card inset="none">
        <Table
          caption={messages.captions[tab]} columns={columnsOf(tab)} rows={invoices} rowKey={({ id }) => id}
          rowTo={({ id }) => (tab === 'waiting' ? paths.payRequest(id) : paths.detail(listed, id))}
        />
      </Card>
      <Pagination page={query.page} pageCount={Math.ceil(totalCount / pageSize)} getTo={page => `${pathname}?${writeListQuery(search, { page })}`} siblingCount={2} />
    </Stack>
  )
}

function NothingListed({ tab, query, pathname }: { tab: PaymentTab, query: ListQuery, pathname: string }) {
  const isNarrowed = query.word !== '' || filterCount(query) > 0 || query.page > 1
  const all = tab === 'actionRequired' ? paths.actionRequired : pathname
  return (
    <Card>
      {isNarrowed
        ? <EmptyState scene="search" {...messages.noMatch} action={<ButtonLink variant="secondary" to={all}>{messages.noMatch.reset}</ButtonLink>} />
        : <EmptyState {...messages.empty[tab]} action={<ButtonLink to={paths.create}>{messages.create}</ButtonLink>} />}
    </Card>
  )
}
