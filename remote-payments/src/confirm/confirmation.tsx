import { AppLink, Box, Card, Grid, Section, Spinner, Stack } from '@invoice-card/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { applicationOf } from '../common/application.ts'
import { commissionQuery } from '../common/commission-query.ts'
import { failureText } from '../common/failure-text.ts'
import { FeeSummary } from '../common/fee/fee-summary.tsx'
import { readPaymentFlow, changePaymentFlow, type ConfirmForm, type FlowFile } from '../common/flow-state.ts'
import type { InvoiceForm } from '../common/invoice-form.ts'
import { amountOf } from '../common/typed-text.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { PayForm } from './pay-form.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { usableCardsQuery } from './queries.ts'
import { placeOfRefusal } from './refusal-places.ts'
import { Summary } from './summary.tsx'
import { useCardFrame } from './use-card-frame.ts'
import { useConfirmForm } from './use-confirm-form.ts'
import { usePayment } from './use-payment.ts'

interface ConfirmationProps {
  readonly form: InvoiceForm
  readonly file: FlowFile
  readonly declinedMessage: string | null
  readonly isUnderWay: boolean
}

/** Summary and payment side by side. */
export function Confirmation({ form, file, declinedMessage, isUnderWay }: ConfirmationProps) {
  const amountYen = amountOf(form.formOne.amount)
  const commission = useQuery(commissionQuery(amountYen))
  const cards = useQuery(usableCardsQuery)
  const queryClient = useQueryClient()
  const frame = useCardFrame()
  const [frameError, setFrameError] = useState<string>()
  const { stage, pay, resume } = usePayment()

  const submit = async (values: ConfirmForm) => {
    setFrameError(undefined)
    // The fee of another amount may still be shown; only the one the user sees may be agreed to.
    if (!commission.data || commission.isPlaceholderData) return setFrameError(messages.card.feeNotReady)
    const card = await chosenCard(values)
    if (card === null) return
    const { draftId } = readPaymentFlow()
    await pay({
      ...applicationOf(form), card, file_ids: [file.file_id], commission_amount: commission.data.commission_amount, is_terms_agreed: true, ...(draftId === null ? {} : { draft_id: draftId }),
    })
  }
  const chosenCard = async ({ card, isCardSaved }: ConfirmForm) => {
    if (typeof card === 'number') return { kind: 'saved' as const, credit_card_id: card }
    if (!frame.isReady) {
      setFrameError(messages.card.notReady)
      return null
    }
    const answer = await frame.requestToken()
    if (answer.type === 'token') return { kind: 'token' as const, mdk_token: answer.token, is_card_saved: isCardSaved }
    // The frame shows what is wrong at its own fields.
    if (answer.code !== 'invalid_input') setFrameError(answer.message)
    return null
  }
  const confirm = useConfirmForm(cards.data, submit)

  const refusal = stage.kind === 'refused' ? stage.refusal : null
  useEffect(() => {
    if (refusal?.code === 'commission_changed') void queryClient.invalidateQueries({ queryKey: ['commission'] })
    if (refusal?.code === 'credit_card_not_found') void queryClient.invalidateQueries({ queryKey: ['creditCards'] })
    if (refusal?.code === 'draft_not_found') changePaymentFlow({ draftId: null })
  }, [refusal, queryClient])

  const { isNewSupplier } = form.formOne
  const isCardRefused = refusal !== null && placeOfRefusal(refusal.code, isNewSupplier).step === 'card'
  const cardError = frameError ?? (isCardRefused ? failureText(refusal, messages.refusals) : undefined)
  // The card frame keeps what is typed only while it stays, so the form stays while its own payment is sent.
  const isFormShown = stage.kind === 'working' ? !stage.isResuming : !isUnderWay

  return (
    <Stack gap="6">
      <PaymentNotice stage={stage} declinedMessage={declinedMessage} isNewSupplier={isNewSupplier} onCheck={() => void resume()} />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
        <Summary form={form} file={file} isEditable={!isUnderWay} />
        <Stack gap="6">
          <Card><Section title={messages.sections.fee}><FeeSummary amountYen={amountYen} /></Section></Card>
          {!isFormShown
            ? stage.kind === 'working' && <Card><Box role="status"><Spinner /> {messages.open.working}</Box></Card>
            : <PayForm form={confirm} cards={cards} frame={frame} cardError={cardError} totalYen={commission.data?.total_amount} isPaying={stage.kind === 'working'} />}
          {!isUnderWay && <Box><AppLink to={paths.invoiceInfo}>{messages.back}</AppLink></Box>}
        </Stack>
      </Grid>
    </Stack>
  )
}
