import type { Invoice } from '@invoice-card/contracts'
import { invoiceDisplayId } from '@invoice-card/domain'
import { Card, formatYen, Grid, Section, Stack, Text } from '@invoice-card/ui'
import { messages as cardMessages } from '../card-payment/messages.ts'
import { declineOf } from '../card-payment/declined-notice.tsx'
import { PayForm } from '../card-payment/pay-form.tsx'
import { PaymentNotice } from '../card-payment/payment-notice.tsx'
import { useCardPayment } from '../card-payment/use-card-payment.ts'
import type { WhyDeclined } from '../checkout/selectors.ts'
import { FeeLines } from '../fee/fee-lines.tsx'
import { messages } from './messages.ts'

/** What the card pays, and the card. */
export function Authorisation({
  invoice,
  whyDeclined,
  isInProgress,
}: {
  invoice: Invoice
  whyDeclined: WhyDeclined | null
  isInProgress: boolean
}) {
  const { id, updated_at } = invoice
  const payment = useCardPayment(() => card => ({
    name: 'authoriseAgain',
    invoiceId: id,
    // What the user sees and agrees to.
    body: { card, ...(updated_at && { known_updated_at: updated_at }), is_terms_agreed: true },
  }))
  return (
    <Stack gap="6">
      <PaymentNotice payment={payment} />
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <Card>
          <Section title={messages.amounts}>
            <Text overflowWrap="anywhere">{messages.of(invoice.supplier_name, invoiceDisplayId(invoice.id))}</Text>
            <FeeLines fee={invoice} />
          </Section>
        </Card>
        <Stack gap="6">
          <PayForm
            payment={payment}
            isInProgress={isInProgress}
            decline={declineOf(whyDeclined, cardMessages.declined.unchanged.authorisation)}
            payLabel={messages.authorise(formatYen(invoice.total_amount))}
          />
        </Stack>
      </Grid>
    </Stack>
  )
}
