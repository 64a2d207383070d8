import { maxExportedInvoices, type RequestSeller, type Supplier } from '@invoice-card/contracts'
import { ExportButton, List, useList } from '@invoice-card/list'
import { EmptyState, formatYen, Page, Parts, Section } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { CollectionsOnly } from '../common/collections-only.tsx'
import { messages as commonMessages } from '../common/messages.ts'
import { SupplierPage } from '../common/supplier-page.tsx'
import { YearSums } from '../common/year-sums.tsx'
import { FrozenNotice } from '@invoice-card/remote/frozen-notice'
import { useExportSelection } from '../common/use-export-selection.tsx'
import { useIsCompanyFrozen } from '@invoice-card/remote'
import { paths } from '../paths.ts'
import { columns } from './columns.tsx'
import { messages } from './messages.ts'
import {
  definition,
  exportSelectedRequests,
  exportSupplierRequests,
  supplierCollectionSumsQuery,
  supplierRequestsQuery,
} from './query.ts'

const nothing: readonly RequestSeller[] = []

/**
 * /suppliers/{id}/collection-history: what a partner was asked to pay by card, with sums per year. A route of ours
 * above that of a single one (docs/product.md#routes).
 */
export const CollectionHistoryScreen = () => (
  <CollectionsOnly>
    <SupplierPage title={messages.title}>{supplier => <CollectionHistory supplier={supplier} />}</SupplierPage>
  </CollectionsOnly>
)

function CollectionHistory({ supplier: { id, name } }: { supplier: Supplier }) {
  const list = useList(definition)
  const query = useQuery(supplierRequestsQuery(id, list))
  const sums = useQuery(supplierCollectionSumsQuery(id))
  const isFrozen = useIsCompanyFrozen()
  const total = query.data?.total_count_invoice_requests ?? 0
  const rows = query.data?.invoice_requests ?? nothing
  const selection = useExportSelection(rows, requests => exportSelectedRequests(requests.map(request => request.id)))
  return (
    <Page
      title={messages.title}
      description={messages.description(name)}
      back={{ to: paths.detail(id), label: commonMessages.backToSupplier(name) }}
    >
      <Parts gap="8">
        <FrozenNotice />
        <YearSums
          words={messages.sums}
          query={sums}
          list={list}
          amounts={[
            { key: 'amount', header: messages.amounts.amount, yenOf: ({ amount }) => amount },
            { key: 'fee', header: messages.amounts.fee, yenOf: ({ service_fee_amount }) => service_fee_amount },
            {
              key: 'deposit',
              header: messages.amounts.deposit,
              yenOf: ({ deposit_amount }) => deposit_amount,
              note: ({ planned_amount }) =>
                planned_amount > 0 ? messages.amounts.planned(formatYen(planned_amount)) : null,
            },
          ]}
        />
        <Section title={messages.list}>
          <List
            list={list}
            query={query}
            caption={messages.list}
            columns={columns}
            rows={rows}
            total={total}
            rowKey={request => request.id}
            rowTo={request => paths.collection(id, request.id)}
            noMatch={messages.noMatch}
            actions={
              !isFrozen && (
                <ExportButton
                  makeFile={() => exportSupplierRequests(id, list)}
                  limit={{ total, max: maxExportedInvoices }}
                />
              )
            }
            selection={selection}
            empty={<EmptyState level="h3" {...messages.empty} />}
          />
        </Section>
      </Parts>
    </Page>
  )
}
