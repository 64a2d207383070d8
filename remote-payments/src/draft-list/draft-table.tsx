import type { DraftSummary } from '@invoice-card/contracts'
import { ListCount, listStateOf, listMessages as listing, PastTheEnd } from '@invoice-card/list'
import { AppLink, ButtonLink, Card, DateText, EmptyState, HStack, Money, Pagination, Stack, styled, Table, Text, TextButton, type TableColumn } from '@invoice-card/ui'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { filterCount, pageSize, writeDraftQuery, type DraftQuery } from './draft-query.ts'
import { ExportButton } from './export-button.tsx'
import { messages } from './messages.ts'

const { columns: words } = messages

/** One page of drafts, or why there is none. */
export function DraftTable({ query, drafts, count, isStale, onRemove }: {
  query: DraftQuery
  drafts: readonly DraftSummary[]
  /** Of all pages. */
  count: number
  /** Another page is on its way. */
  isStale: boolean
  onRemove: (draft: DraftSummary) => void
}) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const pageAt = (page: number) => `${pathname}?${writeDraftQuery(search, { page })}`
  if (drafts.length === 0) return <Card><NoDrafts query={query} count={count} firstPage={pageAt(1)} /></Card>
  return (
    <Stack gap="5" opacity={isStale ? 0.6 : 1} aria-busy={isStale}>
      <HStack justifyContent="space-between" flexWrap="wrap" gap="2">
        <ListCount total={count} page={query.page} pageSize={pageSize} shown={drafts.length} />
        <ExportButton query={query} />
      </HStack>
      <Card inset="none"><Table caption={messages.caption} columns={columnsWith(onRemove, listStateOf(search))} rows={drafts} rowKey={({ id }) => id} rowTo={({ id }) => paths.draft(id)} /></Card>
      <Pagination page={query.page} pageCount={Math.ceil(count / pageSize)} getTo={pageAt} siblingCount={2} />
      <Text size="sm" tone="muted">{messages.note}</Text>
    </Stack>
  )
}

function NoDrafts({ query, count, firstPage }: { query: DraftQuery, count: number, firstPage: string }) {
  if (count > 0) return <PastTheEnd title={messages.noSuchPage} firstPage={firstPage} />
  if (query.word !== '' || filterCount(query) > 0) return <EmptyState scene="search" {...messages.noMatch} action={<ButtonLink variant="secondary" to={paths.list('draft')}>{listing.clearAll}</ButtonLink>} />
  return <EmptyState {...messages.empty} action={<ButtonLink to={paths.create}>{messages.create}</ButtonLink>} />
}

// A block of its own is not underlined with the link that it stands in.
const FileName = styled('span', { base: { display: 'inline-block', width: 'full', color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal', overflowWrap: 'anywhere' } })

const Clamped = styled('span', { base: { lineClamp: 2, overflowWrap: 'anywhere' } })

const nameOf = ({ supplier_name, file_name }: DraftSummary) => supplier_name || file_name || words.unnamed

const columnsWith = (remove: (draft: DraftSummary) => void, listState: ReturnType<typeof listStateOf>): TableColumn<DraftSummary>[] => [
  {
    key: 'supplier', header: words.supplier, role: 'title',
    cell: draft => (
      <>
        <Clamped>{nameOf(draft)}</Clamped>
        {draft.supplier_name && draft.file_name && <FileName>{draft.file_name}</FileName>}
      </>
    ),
  },
  { key: 'amount', header: words.amount, align: 'end', width: '10rem', cell: ({ amount }) => (amount === null ? words.none : <Money amountYen={amount} />) },
  { key: 'due_date', header: words.due_date, width: '12rem', cell: ({ due_date }) => (due_date ? <DateText value={due_date} /> : words.none) },
  { key: 'updated_at', header: words.updated_at, width: '13rem', cell: ({ updated_at }) => <DateText value={updated_at} withWeekday={false} withTime /> },
  {
    key: 'actions', header: words.actions, role: 'bare', align: 'end', width: '15rem',
    cell: draft => (
      <HStack gap="4" display="inline-flex">
        {draft.file_id !== null && <AppLink to={paths.receiptInvoice(draft.file_id, { draft_id: draft.id })} state={listState} fontSize="sm" aria-label={messages.seeInvoiceOf(nameOf(draft))}>{messages.seeInvoice}</AppLink>}
        <TextButton size="sm" icon="delete" aria-label={messages.deleteOf(nameOf(draft))} onClick={() => remove(draft)}>{messages.delete}</TextButton>
      </HStack>
    ),
  },
]
