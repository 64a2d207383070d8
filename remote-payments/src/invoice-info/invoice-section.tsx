import type { OcrFields } from '@invoice-card/contracts'
import { AmountField, DateField, TextField } from '@invoice-card/ui'
import { FieldNote } from './field-note.tsx'
import { messages } from './messages.ts'
import { FormSection } from './section.tsx'
import type { InvoiceInfoForm } from './use-invoice-info-form.ts'

const { fields } = messages

/** What the invoice says: amount, days, numbers. */
export function InvoiceSection({ form, readings }: { form: InvoiceInfoForm, readings: OcrFields | null }) {
  const note = (path: string, help?: string) => <FieldNote readings={readings} path={path} values={form.values}>{help}</FieldNote>
  return (
    <FormSection title={messages.sections.invoice}>
      <AmountField {...form.text('formOne.amount')} label={fields.amount.label} required help={note('formOne.amount')} />
      <DateField {...form.text('formOne.due_date')} label={fields.due_date.label} required help={note('formOne.due_date', fields.due_date.help)} />
      <TextField {...form.text('formOne.invoice_number')} label={fields.invoice_number.label} required={false} help={note('formOne.invoice_number')} fieldWidth="md" autoComplete="off" />
      <TextField
        {...form.text('formOne.registration_number')} label={fields.registration_number.label} required={false} fieldWidth="md" autoComplete="off" inputMode="text"
        help={note('formOne.registration_number', fields.registration_number.help)}
      />
      <DateField {...form.text('formOne.issue_date')} label={fields.issue_date.label} required={false} help={note('formOne.issue_date')} />
    </FormSection>
  )
}
