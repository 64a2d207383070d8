import { Card, formatYen, Notice, Section, Stack } from '@invoice-card/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PayForm } from '../../common/card-payment/pay-form.tsx'
import { PaymentNotice } from '../../common/card-payment/payment-notice.tsx'
import { refusalOf, useCardPayment } from '../../common/card-payment/use-card-payment.ts'
import { commissionQuery } from '../../common/commission-query.ts'
import { FeeSummary } from '../../common/fee/fee-summary.tsx'
import { failureText } from '../../common/failure-text.ts'
import { messages as cardMessages } from '../../common/card-payment/messages.ts'
import { readPaymentFlow } from '../../common/flow-state.ts'
import { needsUpdate, type PaymentChanges } from '../../common/payment-edit/changes.ts'
import { messages as confirmMessages } from '../messages.ts'
import type { EditConfirmationProps } from './edit-confirmation.tsx'
import { messages } from './messages.ts'

type CorrectedAmountProps = EditConfirmationProps & { readonly onUpdate: (changes: PaymentChanges) => Promise<boolean> }

/** The fee of the corrected amount, and a card for it. Everything else of the edit is sent first: what is refused there must not have cost a card's limit. */
export function CorrectedAmount({ invoice, changes, declinedMessage, isUnderWay, onUpdate }: CorrectedAmountProps) {
  const amountYen = changes.amount ?? attemptedAmount()
  const commission = useQuery(commissionQuery(amountYen, invoice.id))
  const queryClient = useQueryClient()
  const payment = useCardPayment(async () => {
    if (!commission.data || commission.isPlaceholderData) return messages.feeNotReady
    const corrected = { amount: commission.data.amount, commission_amount: commission.data.commission_amount }
    const isUpdateSent = needsUpdate(changes)
    if (isUpdateSent && !await onUpdate(changes)) return null
    const comment = isUpdateSent || changes.comment === '' ? {} : { comment: changes.comment }
    return card => ({ name: 'authoriseAgain', invoiceId: invoice.id, body: { card, corrected, ...comment, is_terms_agreed: true } })
  })
  const refusal = refusalOf(payment.stage)
  useEffect(() => { if (refusal?.code === 'commission_changed') void queryClient.invalidateQueries({ queryKey: ['commission'] }) }, [refusal, queryClient])

  return (
    <Stack gap="6">
      <PaymentNotice
        stage={payment.stage} declinedMessage={declinedMessage} onCheck={() => void payment.resume()}
        renderRefusal={refused => <Notice tone="danger" isLive title={cardMessages.refusedTitle}>{failureText(refused, { ...confirmMessages.refusals, ...messages.refusals })}</Notice>}
      />
      <Card>
        <Section title={messages.fee}>
          <Stack gap="4"><Notice>{messages.cardNote}</Notice><FeeSummary amountYen={amountYen} invoiceId={invoice.id} /></Stack>
        </Section>
      </Card>
      <PayForm payment={payment} isUnderWay={isUnderWay} payLabel={commission.data ? messages.applyAndAuthorise(formatYen(commission.data.total_amount)) : messages.apply} />
    </Stack>
  )
}

/** The payment may say the new amount already while this browser still asks how the authorisation ended. */
function attemptedAmount(): number | null {
  const call = readPaymentFlow().attempt?.call
  return call?.name === 'authoriseAgain' ? call.body.corrected?.amount ?? null : null
}
