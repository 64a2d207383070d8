import type { Invoice } from '@invoice-card/contracts'
import { Card, formatYen, Grid, Section, Stack } from '@invoice-card/ui'
import { messages as cardMessages } from '../common/card-payment/messages.ts'
import { PayForm } from '../common/card-payment/pay-form.tsx'
import { PaymentNotice } from '../common/card-payment/payment-notice.tsx'
import { useCardPayment } from '../common/card-payment/use-card-payment.ts'
import { InvoiceFiles } from '../common/invoice-files/invoice-files.tsx'
import { DeclineRequest } from './decline-request.tsx'
import { messages } from './messages.ts'
import { RequestAmounts } from './request-amounts.tsx'
import { RequestFacts } from './request-facts.tsx'

interface RequestPaymentProps {
  readonly invoice: Invoice
  readonly request: NonNullable<Invoice['request']>
  readonly declinedMessage: string | null
  readonly isUnderWay: boolean
}

/** What is asked for beside the card that pays it. */
export function RequestPayment({ invoice, request, declinedMessage, isUnderWay }: RequestPaymentProps) {
  const payment = useCardPayment(() => card => ({ name: 'payRequest', invoiceId: invoice.id, body: { action: 'pay', card, amount: invoice.amount, is_terms_agreed: true } }))
  return (
    <Stack gap="6">
      <PaymentNotice stage={payment.stage} declinedMessage={declinedMessage} onCheck={() => void payment.resume()} />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
        <Stack gap="6">
          <Card><Section title={messages.sections.request}><RequestFacts invoice={invoice} request={request} /></Section></Card>
          {invoice.files.length > 0 && <Card><Section title={messages.sections.file}><InvoiceFiles files={invoice.files} /></Section></Card>}
        </Stack>
        <Stack gap="6">
          <Card><Section title={messages.sections.amounts}><RequestAmounts request={request} totalYen={invoice.amount} /></Section></Card>
          <PayForm payment={payment} isUnderWay={isUnderWay} payLabel={cardMessages.pay(formatYen(invoice.amount))} />
          {!isUnderWay && <DeclineRequest invoiceId={invoice.id} />}
        </Stack>
      </Grid>
    </Stack>
  )
}
