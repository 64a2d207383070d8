import type { InvoiceRequestDraft } from '@invoice-card/contracts'
import { DateText, EmptyState, ListView, Money, type TableColumn } from '@invoice-card/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { calls } from '../common/calls.ts'
import { CollectionPage } from '../common/collection-page.tsx'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const pageSize = 20

const columns: readonly TableColumn<InvoiceRequestDraft>[] = [
  { key: 'buyer', header: messages.buyer, role: 'title', cell: ({ buyer_name }) => buyer_name ?? messages.notEntered },
  { key: 'updated', header: messages.updated, width: '14rem', cell: ({ updated_at }) => <DateText value={updated_at} withTime /> },
  { key: 'amount', header: messages.amount, align: 'end', width: '9rem', cell: ({ amount }) => (amount === null ? messages.notEntered : <Money amountYen={amount} />) },
]

/** /collections/draft: requests that are not sent yet. */
export function RequestDraftListScreen() {
  const [search] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const query = useQuery({
    queryKey: ['invoiceRequestDrafts', page],
    queryFn: ({ signal }) => calls.listInvoiceRequestDrafts({ query: { from: (page - 1) * pageSize, size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <CollectionPage current="draft">
      <ListView
        query={query} caption={messages.caption} columns={columns} rows={query.data?.invoice_request_drafts ?? []} rowKey={({ id }) => id}
        total={query.data?.count ?? 0} page={page} pageSize={pageSize} getTo={to => `${paths.list('draft')}?page=${to}`}
        empty={<EmptyState title={messages.emptyTitle} description={messages.emptyText} />}
      />
    </CollectionPage>
  )
}
