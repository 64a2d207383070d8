import { maxExportedInvoices, type InvoiceSummary } from '@invoice-card/contracts'
import { invoiceDisplayId } from '@invoice-card/domain'
import { ExportButton, List, useList, useSelection } from '@invoice-card/list'
import { EmptyState } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { NewPaymentLink } from '../company/new-payment-link.tsx'
import { PaymentListPage } from '../listing/page.tsx'
import { usePaymentTabs } from '../listing/use-payment-tabs.ts'
import { paths, type ListedTab } from '../paths.ts'
import { RunNotice } from '../several/run/run-notice.tsx'
import { columnsOf } from './columns.tsx'
import { definitions } from './list-definition.ts'
import { messages } from './messages.ts'
import { exportPayments, paymentListQuery, tabOf } from './queries.ts'
import { useSelectedActions } from './selection/selected-actions.tsx'

export { prefetchPayments } from './queries.ts'

const nothing: readonly InvoiceSummary[] = []

/** A list of payments. */
export function PaymentList({ tab: listed }: { tab: ListedTab }) {
  const [search] = useSearchParams()
  const tab = tabOf(listed, search)
  const list = useList(definitions[tab])
  const query = useQuery(paymentListQuery(tab, list))
  const rows = query.data?.invoices ?? nothing
  const { pathname } = useLocation()
  const selection = useSelection(
    `${pathname}?${search}`,
    rows.map(({ id }) => id),
  )
  const { actions, dialogs } = useSelectedActions(rows, selection)
  const total = query.data?.total_count ?? 0
  return (
    <PaymentListPage>
      <List
        list={list}
        query={query}
        tabs={usePaymentTabs(tab)}
        notice={tab === 'waiting' && <RunNotice />}
        caption={messages.captions[tab]}
        columns={columnsOf(tab, list)}
        rows={rows}
        total={total}
        rowKey={({ id }) => id}
        rowTo={({ id }) => (tab === 'waiting' ? paths.payRequest(id) : paths.detail(listed, id))}
        actions={
          <ExportButton makeFile={() => exportPayments(tab, list)} limit={{ total, max: maxExportedInvoices }} />
        }
        empty={<EmptyState {...messages.empty[tab]} action={<NewPaymentLink>{messages.create}</NewPaymentLink>} />}
        noMatch={messages.noMatch}
        selection={{
          of: selection,
          idOf: ({ id }) => id,
          labelOf: ({ id, supplier_name }) => `${supplier_name} ${invoiceDisplayId(id)}`,
          amountOf: ({ amount }) => amount,
          actions,
        }}
      />
      {dialogs}
    </PaymentListPage>
  )
}
