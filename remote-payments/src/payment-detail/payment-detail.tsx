import type { Invoice } from '@invoice-card/contracts'
import { invoiceDisplayId } from '@invoice-card/domain'
import { AppLink, Card, Grid, HStack, Section, Stack, Text } from '@invoice-card/ui'
import { FeeLines } from '../common/fee/fee-lines.tsx'
import { InvoiceFiles } from '../common/invoice-files/invoice-files.tsx'
import { Page } from '../common/page.tsx'
import { isRepeatable } from '../common/pay-again/flow-like-last-time.ts'
import { PayAgainButton } from '../common/pay-again/pay-again-button.tsx'
import { isCorrectable } from '../common/payment-edit/edit-of-payment.ts'
import { InvoiceStatusBadge } from '../common/status-badge.tsx'
import { paths } from '../paths.ts'
import { ActionRequired } from './action-required.tsx'
import { CancelPayment } from './cancel-dialog.tsx'
import { Facts } from './facts.tsx'
import { messages } from './messages.ts'
import { PaymentTimeline } from './payment-timeline.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import { ReturnedNotice } from './returned-notice.tsx'

/** Everything about one payment and what may be done with it. */
export function PaymentDetail({ invoice, back }: { invoice: Invoice, back: { to: string, label: string } }) {
  const status = (
    <HStack gap="3">
      <InvoiceStatusBadge invoice={invoice} />
      <Text as="span">{invoiceDisplayId(invoice.id)}</Text>
    </HStack>
  )
  const actions = (
    <>
      {isRepeatable(invoice) && <PayAgainButton invoice={invoice} />}
      {invoice.has_receipt && <ReceiptButton invoiceId={invoice.id} />}
    </>
  )
  return (
    <Page title={messages.title(invoice.supplier_name)} description={status} back={back} actions={actions}>
      <Stack gap="6">
        {invoice.returned && <ReturnedNotice returned={invoice.returned} supplierId={invoice.supplier_id} />}
        {invoice.is_action_required && <ActionRequired key={invoice.id} invoice={invoice} />}
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
          <Stack gap="6" gridColumn={{ lg: 2 }} gridRow={{ lg: 1 }}>
            <Card><Section title={messages.timeline.title}><PaymentTimeline entries={invoice.timeline} /></Section></Card>
            <Card><Section title={messages.amounts}><FeeLines fee={invoice} /></Section></Card>
          </Stack>
          <Stack gap="6" gridColumn={{ lg: 1 }} gridRow={{ lg: 1 }}>
            <Card><Section title={messages.facts.title} actions={isCorrectable(invoice) && !invoice.is_action_required ? <AppLink to={paths.editInvoiceInfo(invoice.id)} fontSize="sm">{messages.facts.edit}</AppLink> : undefined}><Facts invoice={invoice} /></Section></Card>
            <Card><Section title={messages.files.title}><InvoiceFiles files={invoice.files} /></Section></Card>
          </Stack>
        </Grid>
        {invoice.is_cancellable && <CancelPayment invoice={invoice} />}
      </Stack>
    </Page>
  )
}
