import type { Invoice } from '@invoice-card/contracts'
import { Card, formatYen, Grid, Section, Stack } from '@invoice-card/ui'
import { PayForm } from '../common/card-payment/pay-form.tsx'
import { PaymentNotice } from '../common/card-payment/payment-notice.tsx'
import { useCardPayment } from '../common/card-payment/use-card-payment.ts'
import { FeeLines } from '../common/fee/fee-lines.tsx'
import { messages } from './messages.ts'

/** What the card pays, and the card. */
export function Authorisation({ invoice, declinedMessage, isUnderWay }: { invoice: Invoice, declinedMessage: string | null, isUnderWay: boolean }) {
  const payment = useCardPayment(() => card => ({ name: 'authoriseAgain', invoiceId: invoice.id, body: { card, is_terms_agreed: true } }))
  return (
    <Stack gap="6">
      <PaymentNotice stage={payment.stage} declinedMessage={declinedMessage} onCheck={() => void payment.resume()} />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
        <Card><Section title={messages.amounts}><FeeLines fee={invoice} /></Section></Card>
        <Stack gap="6"><PayForm payment={payment} isUnderWay={isUnderWay} payLabel={messages.authorise(formatYen(invoice.total_amount))} /></Stack>
      </Grid>
    </Stack>
  )
}
