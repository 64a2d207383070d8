import type { Invoice } from '@invoice-card/contracts'
import { FilesBeside } from '@invoice-card/invoice-file'
import { Card, formatYen, Notice, Section, Stack } from '@invoice-card/ui'
import { useState } from 'react'
import { messages as cardMessages } from '../card-payment/messages.ts'
import { declineOf } from '../card-payment/declined-notice.tsx'
import { PayForm } from '../card-payment/pay-form.tsx'
import { PaymentNotice } from '../card-payment/payment-notice.tsx'
import { refusalOf, useCardPayment } from '../card-payment/use-card-payment.ts'
import type { WhyDeclined } from '../checkout/selectors.ts'
import { RegistrationNotice, useRegistrationProblem } from '../company/registration-notice.tsx'
import { requestSuspended } from '../existing-payment/request-end.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { DeclineRequest } from './decline-request.tsx'
import { messages } from './messages.ts'
import { RequestAmounts } from './request-amounts.tsx'
import { RequestFacts } from './request-facts.tsx'

interface RequestPaymentProps {
  readonly invoice: Invoice
  readonly request: NonNullable<Invoice['request']>
  readonly whyDeclined: WhyDeclined | null
  readonly isInProgress: boolean
}

/** What is asked for and the card that pays it, beside the invoice. */
export function RequestPayment({ invoice, request, whyDeclined, isInProgress }: RequestPaymentProps) {
  const [seen, setSeen] = useState(invoice)
  const payment = useCardPayment(() => card => {
    setSeen(invoice)
    return {
      name: 'payRequest',
      invoiceId: invoice.id,
      body: {
        action: 'pay',
        card,
        amount: invoice.amount,
        ...(invoice.updated_at && { known_updated_at: invoice.updated_at }),
        is_terms_agreed: true,
      },
    }
  })
  const isChanged = refusalOf(payment.callState)?.code === 'invoice_changed'
  const problem = useRegistrationProblem()
  return (
    <Stack gap="6">
      <PaymentNotice
        payment={payment}
        {...(isChanged && { renderRefusal: () => <ChangedMeanwhile seen={seen} now={invoice} /> })}
      />
      <FilesBeside
        files={invoice.files}
        first={
          <Card>
            <Section title={messages.sections.amounts}>
              <RequestAmounts request={request} totalYen={invoice.amount} />
            </Section>
          </Card>
        }
      >
        <Card>
          <Section title={messages.sections.request}>
            <RequestFacts invoice={invoice} request={request} />
          </Section>
        </Card>
        {request.is_suspended && !isInProgress ? (
          <Notice tone="attention">{requestSuspended}</Notice>
        ) : problem !== null && !isInProgress ? (
          <RegistrationNotice meanwhile={messages.payAfterReview} />
        ) : (
          <PayForm
            payment={payment}
            isInProgress={isInProgress}
            decline={declineOf(whyDeclined, cardMessages.declined.unchanged.request)}
            payLabel={cardMessages.pay(formatYen(invoice.amount))}
          />
        )}
        {/* Not before the cards: the form that they make taller would move it away from under a press. */}
        {!isInProgress && !payment.cards.isPending && <DeclineRequest invoiceId={invoice.id} />}
      </FilesBeside>
    </Stack>
  )
}
