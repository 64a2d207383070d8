import type { OcrFields } from '@invoice-card/contracts'
import { AmountField, DateField, FormSection, Notice, TextField } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { FieldNote } from '../form/field-note.tsx'
import { messages } from '../form/messages.ts'
import type { InvoiceInfoForm } from '../form/use-invoice-info-form.ts'

const { fields } = messages

interface InvoiceSectionProps {
  readonly form: InvoiceInfoForm
  readonly readings: OcrFields | null
  /** Stands in the place of the amount where that can't be changed. */
  readonly fixedAmount?: ReactNode
  /** What the amount and the number together say. */
  readonly belowNumber?: ReactNode
}

/** What the invoice says: amount, days, numbers. */
export function InvoiceSection({ form, readings, fixedAmount, belowNumber }: InvoiceSectionProps) {
  const note = (path: string, help?: string) => (
    <FieldNote readings={readings} path={path} values={form.values}>
      {help}
    </FieldNote>
  )
  const { issue_date, due_date } = form.values.formOne
  return (
    <FormSection title={messages.sections.invoice}>
      {fixedAmount ?? (
        <AmountField
          {...form.field('formOne.amount')}
          label={fields.amount.label}
          required
          help={note('formOne.amount')}
        />
      )}
      <DateField
        {...form.field('formOne.due_date')}
        label={fields.due_date.label}
        required
        help={note('formOne.due_date', fields.due_date.help)}
      />
      <TextField
        {...form.field('formOne.invoice_number')}
        label={fields.invoice_number.label}
        required={false}
        help={note('formOne.invoice_number')}
        fieldWidth="md"
        autoComplete="off"
      />
      {belowNumber}
      <TextField
        {...form.field('formOne.registration_number')}
        label={fields.registration_number.label}
        required={false}
        fieldWidth="md"
        autoComplete="off"
        inputMode="text"
        help={note('formOne.registration_number', fields.registration_number.help)}
      />
      <DateField
        {...form.field('formOne.issue_date')}
        label={fields.issue_date.label}
        required={false}
        help={note('formOne.issue_date')}
      />
      {isAfter(issue_date, due_date) && (
        <Notice tone="attention" isLive>
          {fields.issue_date.afterDue}
        </Notice>
      )}
    </FormSection>
  )
}

/** Of two days that are both typed whole. */
const isAfter = (day: string, other: string) => day.length === 10 && other.length === 10 && day > other
