import type { RefusalError } from '@invoice-card/api-client'
import type { Invoice } from '@invoice-card/contracts'
import { isContactAsked } from '@invoice-card/domain'
import { useListState } from '@invoice-card/list'
import { ContactLink } from '@invoice-card/remote'
import { ButtonLink, Card, formatYen, Notice, Section, Stack } from '@invoice-card/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messages as cardMessages } from '../../card-payment/messages.ts'
import { declineOf } from '../../card-payment/declined-notice.tsx'
import { PayForm } from '../../card-payment/pay-form.tsx'
import { PaymentNotice } from '../../card-payment/payment-notice.tsx'
import { refusalOf, useCardPayment } from '../../card-payment/use-card-payment.ts'
import { commissionQuery } from '../../fee/commission-query.ts'
import { FeeSummary } from '../../fee/fee-summary.tsx'
import { withFee } from '../../fee/with-fee.ts'
import type { PaymentAttempt } from '../../checkout/checkout.ts'
import { attemptOf } from '../../checkout/selectors.ts'
import { useCheckout } from '../../checkout/store.ts'
import { needsUpdate, type PaymentChanges } from '../../existing-payment/edit/changes.ts'
import { paths } from '../../paths.ts'
import type { EditConfirmationProps } from './edit-confirmation-props.ts'
import { messages } from './messages.ts'
import { refusalText } from './refusal-text.ts'

interface CorrectedAmountProps extends EditConfirmationProps {
  readonly onUpdate: (changes: PaymentChanges) => Promise<Invoice | null>
  /** Gives the payment as long as it is still what was corrected, else null; an update asks by itself. */
  readonly onAsk: () => Promise<Invoice | null>
  /** The card was not asked, as another correction came first. */
  readonly onOutdated: () => void
}

/**
 * The fee of the corrected amount, and a card for it. Once there is a card, everything else of the edit is sent before
 * it is authorised: what is refused there must not have cost a card's limit, and without a card nothing may be answered
 * by half.
 */
export function CorrectedAmount({
  invoice,
  edit,
  changes,
  whyDeclined,
  isInProgress,
  onUpdate,
  onAsk,
  onOutdated,
}: CorrectedAmountProps) {
  const attempt = attemptOf(useCheckout())
  const amountYen = changes.amount ?? attemptedAmount(attempt)
  const commission = useQuery(commissionQuery(amountYen, invoice.id))
  const queryClient = useQueryClient()
  const payment = useCardPayment(() =>
    withFee(commission, ({ amount, commission_amount }) => async card => {
      const isUpdateNeeded = needsUpdate(changes)
      const known = await (isUpdateNeeded ? onUpdate(changes) : onAsk())
      if (known === null) return null
      const comment = isUpdateNeeded || changes.comment === '' ? {} : { comment: changes.comment }
      return {
        name: 'authoriseAgain',
        invoiceId: invoice.id,
        body: {
          card,
          corrected: { amount, commission_amount },
          ...comment,
          ...(known.updated_at && { known_updated_at: known.updated_at }),
          is_terms_agreed: true,
        },
      }
    }),
  )
  const refusal = refusalOf(payment.callState)
  const note = edit.isAllButAmountSent && !needsUpdate(changes) ? messages.allButAmountSent : undefined
  useEffect(() => {
    if (refusal?.code === 'commission_changed') void queryClient.invalidateQueries({ queryKey: ['commission'] })
  }, [refusal, queryClient])
  const isOutdated = refusal?.code === 'invoice_changed'
  useEffect(() => {
    if (isOutdated) onOutdated()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a refusal
  }, [isOutdated])

  return (
    <Stack gap="6">
      <PaymentNotice
        payment={payment}
        note={note}
        renderRefusal={refused => <Refused refusal={refused} invoiceId={invoice.id} />}
      />
      <Card>
        <Section title={messages.fee}>
          <Stack gap="4">
            <Notice>{messages.cardNote}</Notice>
            <FeeSummary amountYen={amountYen} invoiceId={invoice.id} />
          </Stack>
        </Section>
      </Card>
      <PayForm
        payment={payment}
        isInProgress={isInProgress}
        decline={declineOf(whyDeclined, cardMessages.declined.unchanged.correction, note)}
        payLabel={
          commission.data ? messages.applyAndAuthorise(formatYen(commission.data.total_amount)) : messages.apply
        }
      />
    </Stack>
  )
}

function Refused({ refusal, invoiceId }: { refusal: RefusalError; invoiceId: number }) {
  const listState = useListState()
  const action =
    refusal.code === 'card_already_charged' ? (
      <ButtonLink variant="secondary" size="sm" to={paths.editInvoiceInfo(invoiceId)} state={listState}>
        {messages.fix}
      </ButtonLink>
    ) : (
      isContactAsked(refusal.code) && <ContactLink />
    )
  return (
    <Notice tone="danger" isLive title={messages.failedTitle} actions={action || undefined}>
      {refusalText(refusal)}
    </Notice>
  )
}

/** The payment may say the new amount already while this browser still asks how the authorisation ended. */
function attemptedAmount(attempt: PaymentAttempt | null): number | null {
  const call = attempt?.call
  return call?.name === 'authoriseAgain' ? (call.body.corrected?.amount ?? null) : null
}
