import { maxExportedInvoices, type InvoiceSummary, type Supplier } from '@invoice-card/contracts'
import { ExportButton, List, useList } from '@invoice-card/list'
import { EmptyState, formatYen, Page, Parts, Section } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { messages as commonMessages } from '../common/messages.ts'
import { PayLink } from '../common/pay-link.tsx'
import { SupplierPage } from '../common/supplier-page.tsx'
import { isPayable } from '../common/supplier-status.tsx'
import { YearSums } from '../common/year-sums.tsx'
import { FrozenNotice } from '@invoice-card/remote/frozen-notice'
import { useExportSelection } from '../common/use-export-selection.tsx'
import { useIsCompanyFrozen } from '@invoice-card/remote'
import { paths } from '../paths.ts'
import { columns } from './columns.tsx'
import { messages } from './messages.ts'
import {
  definition,
  exportSelectedPayments,
  exportSupplierPayments,
  supplierPaymentsQuery,
  supplierPaymentSumsQuery,
} from './query.ts'

const nothing: readonly InvoiceSummary[] = []

/** /suppliers/{id}/payment-history: what a supplier was and will be paid, with sums per year. */
export const PaymentHistoryScreen = () => (
  <SupplierPage title={messages.title} remains={id => ({ to: paths.paymentsOfDeleted(id), label: messages.remains })}>
    {supplier => <PaymentHistory supplier={supplier} />}
  </SupplierPage>
)

function PaymentHistory({ supplier }: { supplier: Supplier }) {
  const { id, name } = supplier
  const list = useList(definition)
  const query = useQuery(supplierPaymentsQuery(id, list))
  const sums = useQuery(supplierPaymentSumsQuery(id))
  const isFrozen = useIsCompanyFrozen()
  const total = query.data?.total_count ?? 0
  const rows = query.data?.invoices ?? nothing
  const selection = useExportSelection(rows, payments => exportSelectedPayments(payments.map(payment => payment.id)))
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
            {
              key: 'amount',
              header: messages.sums.amount,
              yenOf: ({ amount }) => amount,
              note: ({ planned_amount }) =>
                planned_amount > 0 ? messages.sums.planned(formatYen(planned_amount)) : null,
            },
            {
              key: 'commission',
              header: messages.sums.commission,
              yenOf: ({ commission_amount }) => commission_amount,
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
            rowKey={payment => payment.id}
            rowTo={payment => paths.payment(id, payment.id)}
            noMatch={messages.noMatch}
            actions={
              !isFrozen && (
                <ExportButton
                  makeFile={() => exportSupplierPayments(id, list)}
                  limit={{ total, max: maxExportedInvoices }}
                />
              )
            }
            selection={selection}
            empty={
              <EmptyState
                level="h3"
                title={messages.empty.title}
                description={isPayable(supplier) ? messages.empty.description : messages.empty.rejected}
                action={<PayLink supplier={supplier}>{messages.pay}</PayLink>}
              />
            }
          />
        </Section>
      </Parts>
    </Page>
  )
}
