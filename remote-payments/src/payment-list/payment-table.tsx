import type { InvoiceSummary } from '@invoice-card/contracts'
import { invoiceDisplayId, isCancelled, isExpired, type PaymentTab } from '@invoice-card/domain'
import { ListCount, listStateOf, listMessages as listing, PastTheEnd } from '@invoice-card/list'
import { Box, ButtonLink, Card, DateText, EmptyState, HStack, Money, Pagination, Stack, Table, Text, type TableColumn } from '@invoice-card/ui'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isRepeatable } from '../common/pay-again/flow-like-last-time.ts'
import { PayAgainOfRow } from '../common/pay-again/pay-again-button.tsx'
import { InvoiceStatusBadge } from '../common/status-badge.tsx'
import { paths, type ListedTab } from '../paths.ts'
import { ExportButton } from './export-button.tsx'
import { filterCount, pageSize, writeListQuery, type ListQuery } from './list-query.ts'
import { messages } from './messages.ts'

const words = messages.columns

/** None of what ended without a transfer. */
function transferDay(invoice: InvoiceSummary) {
  if (isCancelled(invoice) || isExpired(invoice)) return words.noTransfer
  return invoice.transfer_date ? <DateText value={invoice.transfer_date} /> : words.undecided
}

const columns: readonly TableColumn<InvoiceSummary>[] = [
  { key: 'supplier', header: words.supplier, role: 'title', cell: ({ supplier_name }) => supplier_name },
  { key: 'id', header: words.id, width: '9rem', cell: ({ id }) => invoiceDisplayId(id) },
  { key: 'amount', header: words.amount, align: 'end', width: '10rem', cell: ({ amount }) => <Money amountYen={amount} /> },
  { key: 'transfer_date', header: words.transfer_date, width: '12rem', cell: invoice => transferDay(invoice) },
  { key: 'status', header: words.status, width: '9rem', cell: invoice => <InvoiceStatusBadge invoice={invoice} /> },
]
const columnsOfRequests = columns.map((column) => {
  if (column.key === 'supplier') return { ...column, header: words.seller }
  return column.key === 'transfer_date' ? { ...column, key: 'due_date', header: words.due_date, cell: ({ due_date }: InvoiceSummary) => <DateText value={due_date} /> } : column
})

const columnsOfHistory: readonly TableColumn<InvoiceSummary>[] = [
  ...columns, { key: 'actions', header: words.actions, role: 'bare', align: 'end', width: '9rem', cell: invoice => isRepeatable(invoice) && <PayAgainOfRow invoice={invoice} /> },
]
const columnsOf = (tab: PaymentTab, query: ListQuery) => {
  if (tab === 'waiting') return columnsOfRequests
  const shown = tab === 'history' ? columnsOfHistory : columns
  return isAboutDueDate(query) ? shown.map(withDueDate) : shown
}
// What a list is ordered or narrowed by must be seen in it.
const isAboutDueDate = ({ order, dueDateFrom, dueDateTo }: ListQuery) => order === 'due' || dueDateFrom !== '' || dueDateTo !== ''
const withDueDate = (column: TableColumn<InvoiceSummary>): TableColumn<InvoiceSummary> => (column.key !== 'transfer_date' ? column : {
  ...column, header: words.transferAndDue,
  cell: invoice => <Box><Box>{column.cell(invoice)}</Box><Text as="span" size="sm" tone="muted">{words.dueOn}<DateText value={invoice.due_date} /></Text></Box>,
})

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
  const pageAt = (page: number) => `${pathname}?${writeListQuery(search, { page })}`
  if (invoices.length === 0 && totalCount > 0) return <Card><PastTheEnd title={messages.noSuchPage} firstPage={pageAt(1)} /></Card>
  if (invoices.length === 0) return <NothingListed tab={tab} query={query} pathname={pathname} />
  return (
    <Stack gap="5" opacity={isStale ? 0.6 : 1} aria-busy={isStale}>
      <HStack justifyContent="space-between" flexWrap="wrap" gap="2">
        <ListCount total={totalCount} page={query.page} pageSize={pageSize} shown={invoices.length} />
        <ExportButton tab={tab} query={query} totalCount={totalCount} />
      </HStack>
      <Card inset="none">
        <Table
          caption={messages.captions[tab]} columns={columnsOf(tab, query)} rows={invoices} rowKey={({ id }) => id}
          rowTo={({ id }) => (tab === 'waiting' ? paths.payRequest(id) : paths.detail(listed, id))} rowState={listStateOf(search)}
        />
      </Card>
      <Pagination page={query.page} pageCount={Math.ceil(totalCount / pageSize)} getTo={pageAt} siblingCount={2} />
    </Stack>
  )
}

function NothingListed({ tab, query, pathname }: { tab: PaymentTab, query: ListQuery, pathname: string }) {
  const isNarrowed = query.word !== '' || filterCount(query, tab) > 0
  const all = tab === 'actionRequired' ? paths.actionRequired : pathname
  return (
    <Card>
      {isNarrowed
        ? <EmptyState scene="search" {...messages.noMatch} action={<ButtonLink variant="secondary" to={all}>{listing.clearAll}</ButtonLink>} />
        : <EmptyState {...messages.empty[tab]} action={<ButtonLink to={paths.create}>{messages.create}</ButtonLink>} />}
    </Card>
  )
}
