import { isRefusal } from '@invoice-card/api-client'
import { isChangedMeanwhile, isContactAsked, withoutContact } from '@invoice-card/domain'
import { notify } from '@invoice-card/events'
import { invoiceFileQuery } from '@invoice-card/invoice-file'
import { useListState } from '@invoice-card/list'
import { ContactLink } from '@invoice-card/remote'
import { AppLink, Box, Button, ButtonLink, Card, HStack, Notice, Section, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { InvoiceForm } from '../../invoice-values/values.ts'
import { isLate } from '../../existing-payment/late-transfer/is-late.ts'
import { LateNotice } from '../../existing-payment/late-transfer/late-notice.tsx'
import { paths } from '../../paths.ts'
import { stepOfRefusal } from '../refusal-steps.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { ChangeTable } from './change-table.tsx'
import { changedRows } from './changed-rows.ts'
import { CorrectedAmount } from './corrected-amount.tsx'
import type { EditConfirmationProps } from './edit-confirmation-props.ts'
import { messages } from './messages.ts'
import { refusalText } from './refusal-text.ts'
import { useUpdate } from './use-update.ts'

/** What changes, and the button that changes it: with a card where the amount does. */
export function EditConfirmation(props: EditConfirmationProps) {
  const { invoice, edit, changes, whyDeclined, isInProgress, isShown } = props
  const navigate = useNavigate()
  const listState = useListState()
  const { update, error, isPending, unsent, askCurrent, markUnsent, showCurrent } = useUpdate(invoice, isShown)
  const apply = async () => {
    if (!(await update(changes))) return
    notify.success(messages.applied)
    if (isShown()) await navigate(paths.detail('review', invoice.id), { replace: true, state: listState })
  }
  const { data: file } = useQuery(invoiceFileQuery(edit.files[0]?.file_id ?? null))
  const { transfer_date, due_date } = edit.form.formOne
  const { corrections } = changes
  const isLateByEdit =
    (corrections.transfer_date ?? corrections.due_date) !== undefined && isLate(transfer_date, due_date)
  const rows = changedRows(invoice, edit, changes, file?.ocr.fields ?? null)
  const changedMeanwhile = whyDeclined && isChangedMeanwhile(whyDeclined.code ?? '') ? whyDeclined : null
  // Compared with the payment as it is now, the form would take back what was corrected elsewhere.
  if (unsent !== null || changedMeanwhile !== null)
    return (
      <ChangedMeanwhile
        invoice={invoice}
        unsent={unsent ?? 'amount'}
        decline={changedMeanwhile}
        edit={edit}
        onShow={() => showCurrent(invoice)}
      />
    )
  return (
    <Stack gap="6" maxWidth="page.md">
      {error && <Refused error={error} invoiceId={invoice.id} form={edit.form} />}
      {rows.length > 0 && (
        <Card>
          <Section title={messages.changes}>
            <ChangeTable rows={rows} />
          </Section>
        </Card>
      )}
      {isLateByEdit && !isInProgress && <LateNotice />}
      {changes.amount !== null || isInProgress ? (
        <CorrectedAmount
          {...props}
          onUpdate={update}
          onAsk={() => askCurrent('amount')}
          onOutdated={() => markUnsent('amount')}
        />
      ) : (
        <Box>
          <Button size="lg" isLoading={isPending} onClick={() => void apply()}>
            {messages.apply}
          </Button>
        </Box>
      )}
      {!isInProgress && (
        <Box>
          <AppLink to={paths.editInvoiceInfo(invoice.id)} state={listState}>
            {messages.back}
          </AppLink>
        </Box>
      )}
    </Stack>
  )
}

function Refused({ error, invoiceId, form }: { error: Error; invoiceId: number; form: InvoiceForm }) {
  const listState = useListState()
  const text = refusalText(error)
  const place = isRefusal(error) ? stepOfRefusal(error.code, form) : { step: 'none' as const }
  const action = (place.step === 'invoiceInfo' || place.step === 'create') && (
    <ButtonLink
      variant="secondary"
      size="sm"
      to={paths.editInvoiceInfo(invoiceId)}
      state={
        place.step === 'invoiceInfo' ? { ...listState, refusals: { [place.field]: withoutContact(text) } } : listState
      }
    >
      {messages.fix}
    </ButtonLink>
  )
  const actions =
    isRefusal(error) && isContactAsked(error.code) ? (
      <HStack gap="4" flexWrap="wrap">
        {action}
        <ContactLink />
      </HStack>
    ) : (
      action || undefined
    )
  return (
    <Notice tone="danger" isLive title={messages.failedTitle} actions={actions}>
      {text}
    </Notice>
  )
}
