import { maxExportedInvoices, type RequestSeller } from '@invoice-card/contracts'
import { ExportButton, List, useList, useSelection } from '@invoice-card/list'
import { collectionTabOf, invoiceDisplayId } from '@invoice-card/domain'
import { EmptyState, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useIsCompanyFrozen } from '@invoice-card/remote'
import { CollectionPage } from '../listing/collection-page.tsx'
import { useCollectionTabs } from '../listing/use-collection-tabs.ts'
import { paths } from '../paths.ts'
import { AccountRequiredNotice } from './account-required-notice.tsx'
import { columnsOf } from './columns.tsx'
import { DepositMonths } from './deposit-months.tsx'
import { definitionOf, tabOf } from './list-definition.ts'
import { messages } from './messages.ts'
import { exportRequests, requestListQuery } from './query.ts'
import { SelectedActions } from './selected-actions.tsx'

export { prefetchRequests } from './query.ts'

const nothing: readonly RequestSeller[] = []

/** /collections/{request,decided,history}: requests to the company's own buyers. */
export function RequestListScreen() {
  const { pathname, search } = useLocation()
  const tab = tabOf(pathname)
  const list = useList(definitionOf(tab))
  const query = useQuery(requestListQuery(tab, list))
  const isFrozen = useIsCompanyFrozen()
  const rows = query.data?.invoice_requests ?? nothing
  const selection = useSelection(
    pathname + search,
    rows.map(({ id }) => id),
  )
  const total = query.data?.total_count_invoice_requests ?? 0
  const required = query.data?.total_count_is_account_required ?? 0
  const notice = (required > 0 || tab === 'decided') && (
    <Stack gap="5">
      <AccountRequiredNotice count={required} to={`${paths.list(tab)}?account=required`} />
      {tab === 'decided' && <DepositMonths />}
    </Stack>
  )
  return (
    <CollectionPage>
      <List
        list={list}
        query={query}
        tabs={useCollectionTabs(tab)}
        notice={notice}
        actions={
          !isFrozen && (
            <ExportButton makeFile={() => exportRequests(tab, list)} limit={{ total, max: maxExportedInvoices }} />
          )
        }
        caption={messages.caption}
        columns={columnsOf(tab)}
        rows={rows}
        total={total}
        rowKey={({ id }) => id}
        rowTo={request => paths.detail(collectionTabOf(request), request.id)}
        empty={<EmptyState {...messages.empty[tab]} />}
        noMatch={messages.noMatch}
        selection={{
          of: selection,
          idOf: ({ id }) => id,
          labelOf: ({ id, buyer_name }) => `${buyer_name} ${invoiceDisplayId(id)}`,
          amountOf: ({ amount }) => amount,
          actions: <SelectedActions selected={rows.filter(({ id }) => selection.isSelected(id))} />,
        }}
      />
    </CollectionPage>
  )
}
