import type { Invoice } from '@invoice-card/contracts'
import { invoiceFileQuery } from '@invoice-card/invoice-file'
import { useListState } from '@invoice-card/list'
import { ContactLink } from '@invoice-card/remote'
import {
  Box,
  Button,
  DescriptionList,
  DescriptionRow,
  ErrorSummary,
  FormSection,
  Grid,
  Money,
  Notice,
  Stack,
  Text,
  TextArea,
  TextButton,
} from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { EvidenceFiles } from '../../evidence/evidence-files.tsx'
import { evidenceOf } from '../../existing-payment/edit/edit-of-payment.ts'
import { fieldOf } from '../../invoice-values/reading/focused-field.ts'
import { paperNote } from '../../invoice-values/reading/paper-note.tsx'
import { boxOfField } from '../../invoice-values/reading/reading.ts'
import { amountOf } from '../../invoice-values/typed-text.ts'
import { paths } from '../../paths.ts'
import type { TransferCalendar } from '../../form-rules/form.ts'
import { InvoiceSection } from '../invoice/invoice-section.tsx'
import { InvoiceSheet } from '../invoice/invoice-sheet.tsx'
import { supplierAccountsQuery } from '../../invoice-values/supplier-accounts-query.ts'
import { TransferSection } from '../transfer/transfer-section.tsx'
import { messages } from './messages.ts'
import { PayeePart } from './payee-part.tsx'
import { useEditForm } from './use-edit-form.ts'

/** The application as a form, with its invoice beside it. */
export function EditForm({
  invoice,
  calendar,
  onDiscard,
}: {
  invoice: Invoice
  calendar: TransferCalendar
  /** Resets the form to the values of the payment. */
  onDiscard: () => void
}) {
  const navigate = useNavigate()
  const listState = useListState()
  const {
    form,
    reservedDay,
    isLeftBefore,
    isNothingChanged,
    isPayeeChanged,
    setPayeeChanged,
    files,
    setFiles,
    filesField,
    comment,
  } = useEditForm(invoice, calendar, () => void navigate(paths.editConfirm(invoice.id), { state: listState }))
  const { data: file, error, refetch, isFetching } = useQuery(invoiceFileQuery(files[0]?.file_id ?? null))
  const [focusedField, setFocusedField] = useState('')
  const { isNewSupplier, supplierId } = form.values.formOne
  const { isLoading: areAccountsComing } = useQuery(
    supplierAccountsQuery(isPayeeChanged && !isNewSupplier ? supplierId : null),
  )
  const { setFilling } = form
  useEffect(() => setFilling(areAccountsComing), [setFilling, areAccountsComing])
  const amount = amountOf(form.values.formOne.amount)
  const readings = file?.ocr.fields ?? null

  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="6"
      alignItems="start"
    >
      {error && !file ? (
        <Notice
          tone="attention"
          actions={
            <Button size="sm" variant="secondary" icon="refresh" isLoading={isFetching} onClick={() => void refetch()}>
              {messages.sheet.retry}
            </Button>
          }
        >
          {messages.sheet.failed}
        </Notice>
      ) : (
        <InvoiceSheet file={file} highlight={boxOfField(readings, focusedField)} />
      )}
      <form {...form.form} aria-label={messages.title} onFocus={({ target }) => setFocusedField(fieldOf(target))}>
        <Stack gap="6">
          <ErrorSummary errors={form.errors} submitCount={form.submitCount} />
          {isLeftBefore && (
            <Notice
              actions={
                <TextButton size="sm" onClick={onDiscard}>
                  {messages.left.discard}
                </TextButton>
              }
            >
              {messages.left.text}
            </Notice>
          )}
          <InvoiceSection
            form={form}
            readings={null}
            today={calendar.today}
            // A payment does not say who has changed its values: each that the invoice says otherwise counts.
            noteOf={path => paperNote(path, form.values, readings, [path])}
            fixedAmount={invoice.is_card_replaceable ? undefined : <FixedAmount amountYen={invoice.amount} />}
          />
          {amount !== null && amount !== invoice.amount && <Notice isLive>{messages.amountNote}</Notice>}
          <PayeePart
            form={form}
            invoice={invoice}
            paper={readings}
            isChanged={isPayeeChanged}
            onChange={setPayeeChanged}
          />
          <TransferSection form={form} calendar={calendar} reservedDay={reservedDay} invoiceId={invoice.id} />
          <FormSection title={messages.files}>
            <EvidenceFiles current={evidenceOf(invoice)} files={files} onChange={setFiles} {...filesField} />
          </FormSection>
          {invoice.is_action_required && (
            <FormSection title={messages.answer.title}>
              <TextArea
                label={messages.answer.comment}
                help={messages.answer.help}
                required={false}
                {...comment}
                fieldWidth="full"
              />
            </FormSection>
          )}
          {isNothingChanged && (
            <Notice tone="attention" isLive>
              {messages.unchanged}
            </Notice>
          )}
          <Box>
            <Button type="submit" size="lg" isWide iconEnd="arrow_forward" isLoading={form.isSubmitting}>
              {messages.next}
            </Button>
          </Box>
        </Stack>
      </form>
    </Grid>
  )
}

const FixedAmount = ({ amountYen }: { amountYen: number }) => (
  <Stack gap="2">
    <DescriptionList>
      <DescriptionRow term={messages.fixedAmount.term}>
        <Money amountYen={amountYen} />
      </DescriptionRow>
    </DescriptionList>
    <Text size="sm" tone="muted">
      {messages.fixedAmount.reason} <ContactLink />
    </Text>
  </Stack>
)
