import { isRefusal } from '@invoice-card/api-client'
import { Box, Card, formatYen, Grid, Notice, Section, Stack, styled } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { bodyOfApplication } from '../card-payment/application-body.ts'
import { messages as cardMessages } from '../card-payment/messages.ts'
import { declineOf } from '../card-payment/declined-notice.tsx'
import { PayForm } from '../card-payment/pay-form.tsx'
import { PaymentNotice } from '../card-payment/payment-notice.tsx'
import { isFollowed, useQueue } from '../draft/queue/queue-state.ts'
import { DeleteOpenDraft } from '../draft/deletion/delete-open-draft.tsx'
import { useLeftConfirmation } from '../draft/leaving/use-left-confirmation.ts'
import { NextInvoice } from '../draft/queue/next-invoice.tsx'
import { PayLater } from '../draft/queue/pay-later.tsx'
import { SeveralInvoices } from '../draft/several/several-invoices.tsx'
import { refusalOf, useCardPayment } from '../card-payment/use-card-payment.ts'
import { useIsPhone } from '../card-payment/use-is-phone.ts'
import { isLate } from '../existing-payment/late-transfer/is-late.ts'
import { LateNotice } from '../existing-payment/late-transfer/late-notice.tsx'
import { commissionQuery } from '../fee/commission-query.ts'
import { FeeSummary } from '../fee/fee-summary.tsx'
import { withFee } from '../fee/with-fee.ts'
import type { FlowFile } from '../checkout/entry.ts'
import type { WhyDeclined } from '../checkout/selectors.ts'
import { useApplication } from '../checkout/store.ts'
import type { InvoiceForm } from '../invoice-values/values.ts'
import { InvoiceWarnings } from '../invoice-values/reading/invoice-warnings.tsx'
import { amountOf } from '../invoice-values/typed-text.ts'
import { ItemNotice } from '../prepared/items/item-notice.tsx'
import { DocumentTick } from './document/document-tick.tsx'
import { documentTickId, useDocumentCheck } from './document/use-document-check.ts'
import { LeftAuthenticationNotice } from './left-authentication.tsx'
import { messages } from './messages.ts'
import { PayeeAndDays } from './payee-and-days.tsx'
import { PayeeWarnings } from './payee/payee-warnings.tsx'
import { payeeTickId, usePayeeCheck } from './payee/use-payee-check.ts'
import { PromotionField } from './promotion/promotion-field.tsx'
import { promotionFieldId, usePromotion, usePromotionRefusals } from './promotion/use-promotion.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import { saveDetached } from './save-detached.ts'
import { Summary } from './summary.tsx'
import { useLeftAuthentication } from './use-left-authentication.ts'
import { UncheckedFields } from './unchecked-fields.tsx'
import { usePaperNote } from './use-paper-note.ts'
import { isRefusedAsPaid, useRefusalEffects } from './use-refusal-effects.ts'

interface ConfirmationProps {
  readonly form: InvoiceForm
  readonly file: FlowFile
  readonly whyDeclined: WhyDeclined | null
  readonly isInProgress: boolean
}

// On a phone they leave the card near the total.
const Warnings = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '2', sm: '4' },
    fontSize: { base: 'sm', sm: 'inherit' },
    '&:empty': { display: 'none' },
  },
})

/** How much, to whom, when and with which card, and beside it, on a phone below, the rest of what was entered. */
export function Confirmation({ form, file, whyDeclined, isInProgress }: ConfirmationProps) {
  const amountYen = amountOf(form.formOne.amount)
  const application = useApplication()
  const { draftId, promotionCode } = application
  const commission = useQuery(commissionQuery(amountYen, undefined, promotionCode))
  const paper = usePaperNote(form, file)
  const payeeCheck = usePayeeCheck(form, file)
  const documentCheck = useDocumentCheck(form, file)
  const promotion = usePromotion()
  const payment = useCardPayment(
    () =>
      withFee(commission, ({ commission_amount }) => card => ({
        name: 'createInvoice',
        body: bodyOfApplication({ ...application, invoiceForm: form, invoiceFile: file }, card, commission_amount),
      })),
    [...documentCheck.open, ...payeeCheck.open, ...promotion.open],
    // What comes up once it is loaded would come too late.
    payeeCheck.isWaiting,
  )
  const refusal = refusalOf(payment.callState)
  const fileId = file.file_id
  const isPayable = isInProgress || !documentCheck.isPaid
  const isFeeShown = isPayable && !(isInProgress && commission.error)
  const isPhone = useIsPhone()
  // While a payment is in progress its own use of the code may be the last one.
  usePromotionRefusals(promotion, isInProgress ? [] : [commission.error, refusal])
  // The field of the code says why it is taken off; the fee does not say it a moment before.
  const feeCode = isRefusal(commission.error, 'promotion_code_invalid') ? null : promotionCode
  useRefusalEffects(refusal, fileId)

  const queue = useQueue()
  const left = useLeftAuthentication()
  useLeftConfirmation(isPayable && left === null)

  const payForm = isPayable && (
    <PayForm
      payment={payment}
      isInProgress={isInProgress || left !== null}
      decline={declineOf(whyDeclined, cardMessages.declined.unchanged.application)}
      totalYen={commission.data?.total_amount}
      payLabel={
        commission.data
          ? (isFollowed(queue, draftId) ? cardMessages.payAndNext : cardMessages.pay)(
              formatYen(commission.data.total_amount),
            )
          : cardMessages.payWithoutTotal
      }
    />
  )

  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap={{ base: '4', lg: '6' }}
      alignItems="start"
    >
      <Stack gap="4">
        {/* Once the payment that it repeats is known, the warning below names it. */}
        {!(isRefusedAsPaid(refusal) && documentCheck.isPaid) && (
          <PaymentNotice payment={payment} renderRefusal={refused => <RefusalNotice refusal={refused} form={form} />} />
        )}
        {left && <LeftAuthenticationNotice url={left.url} onStartAgain={() => payment.withdraw(left.paymentId)} />}
        {/* Before what is warned of: a phone begins with what is paid. */}
        {isFeeShown && (
          <Card>
            <Section title={messages.sections.fee}>
              <FeeSummary
                amountYen={amountYen}
                promotionCode={feeCode}
                isTotalFirst
                amountNote={paper('formOne.amount')}
              />
              {!isInProgress && <PromotionField promotion={promotion} missed={payment.missedOf(promotionFieldId)} />}
            </Section>
          </Card>
        )}
        {/* Before the card on a phone, too: a press that needs no tick of them would pass them. Once it is in
            progress, the payment is like itself. */}
        {!isInProgress && (
          <Warnings>
            <ItemNotice preItem={application.preItem} onDetached={() => void saveDetached(form)} />
            {isPayable && <UncheckedFields form={form} fileId={fileId} besides={payeeCheck.warnedFields} />}
            <SeveralInvoices fileId={fileId} />
            <InvoiceWarnings
              fileId={fileId}
              form={form}
              tick={<DocumentTick check={documentCheck} missed={payment.missedOf(documentTickId)} />}
              knownActions={<DeleteOpenDraft form={form} />}
            />
            {isPayable && payeeCheck.registrationNumber && (
              <Notice tone="attention">{payeeCheck.registrationNumber}</Notice>
            )}
            {isLate(form.formOne.transfer_date, form.formOne.due_date) && <LateNotice />}
          </Warnings>
        )}
        {/* Warnings and payee have places of their own: nothing of them is mounted anew when the way to pay goes. */}
        {isPhone && payForm}
        <PayeeAndDays form={form} paper={paper} isEditable={!isInProgress}>
          {isPayable && !isInProgress && <PayeeWarnings check={payeeCheck} missed={payment.missedOf(payeeTickId)} />}
        </PayeeAndDays>
        {!isPhone && payForm}
        {!isPayable && <NextInvoice draftId={draftId} />}
        {isPayable && !isInProgress && (
          <Box>
            <PayLater draftId={draftId} />
          </Box>
        )}
      </Stack>
      <Stack gap="4">
        <Summary
          form={form}
          file={file}
          attachedFiles={application.attachedFiles}
          paper={paper}
          isEditable={!isInProgress}
          isAmountShown={isFeeShown && !commission.error}
        />
      </Stack>
    </Grid>
  )
}
