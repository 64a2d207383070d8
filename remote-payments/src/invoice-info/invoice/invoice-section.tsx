import type { OcrFields } from '@invoice-card/contracts'
import { isCalendarDay } from '@invoice-card/domain'
import {
  AmountField,
  DateField,
  FieldPair,
  formatDate,
  FormSection,
  formatYen,
  Notice,
  TextField,
} from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { useApplication } from '../../checkout/store.ts'
import { PaperLine, paperNote } from '../../invoice-values/reading/paper-note.tsx'
import { CheckedField } from '../check/checked-field.tsx'
import { RowGroup } from '../check/row-group.tsx'
import { FieldNote } from '../check/field-note.tsx'
import { messages } from '../../form-rules/messages.ts'
import { useWarnings } from '../../issuer/use-warnings.ts'
import type { InvoiceInfoForm } from '../form/use-invoice-info-form.ts'

const { fields } = messages

type FieldName = 'amount' | 'due_date' | 'issue_date' | 'invoice_number' | 'registration_number'

interface InvoiceSectionProps {
  readonly form: InvoiceInfoForm
  readonly readings: OcrFields | null
  readonly today: string
  /** What stands under a field of what the invoice says in its place; without it where the user has changed it. */
  readonly noteOf?: (path: string) => ReactNode
  /** Stands in the place of the amount where that can't be changed. */
  readonly fixedAmount?: ReactNode
}

/** What the invoice says: amount, days, numbers. */
export function InvoiceSection({ form, readings, today, noteOf, fixedAmount }: InvoiceSectionProps) {
  const { editedFields, prefilledFields } = useApplication()
  // Of what was known before the invoice was there, the note above the field says it.
  const noteOfEdited = (path: string) =>
    prefilledFields.includes(path) ? null : paperNote(path, form.values, readings, editedFields)
  const { warnings } = useWarnings(form.values.formOne, today)
  const warningOf = (name: FieldName) => {
    const text = warnings[name]
    return text === undefined || form.errorOf(`formOne.${name}`) !== undefined ? null : <PaperLine>{text}</PaperLine>
  }
  const at = (name: FieldName, help?: string) => {
    const path = `formOne.${name}`
    return {
      ...form.field(path),
      label: fields[name].label,
      help: (
        <FieldNote readings={readings} path={path} values={form.values}>
          {help}
        </FieldNote>
      ),
      note: joined((noteOf ?? noteOfEdited)(path), warningOf(name)),
    }
  }
  const row = (name: FieldName, value: string) => ({
    path: `formOne.${name}`,
    label: fields[name].label,
    value,
    source: warningOf(name),
  })
  const { amount, issue_date, due_date, invoice_number, registration_number } = form.values.formOne
  return (
    <FormSection title={messages.sections.invoice}>
      <RowGroup>
        {fixedAmount ?? (
          <CheckedField {...row('amount', formatYen(Number(amount)))}>
            <AmountField {...at('amount')} required />
          </CheckedField>
        )}
        <FieldPair>
          <CheckedField {...row('due_date', formatDate(due_date))}>
            <DateField {...at('due_date')} required />
          </CheckedField>
          <CheckedField {...row('issue_date', formatDate(issue_date))}>
            <DateField {...at('issue_date')} required={false} />
          </CheckedField>
        </FieldPair>
        {isAfter(issue_date, due_date) && (
          <Notice tone="attention" isLive>
            {fields.issue_date.afterDue}
          </Notice>
        )}
        <FieldPair>
          <CheckedField {...row('invoice_number', invoice_number)}>
            <TextField {...at('invoice_number')} required={false} fieldWidth="md" autoComplete="off" />
          </CheckedField>
          <CheckedField {...row('registration_number', registration_number)}>
            <TextField
              {...at('registration_number', fields.registration_number.help)}
              required={false}
              fieldWidth="md"
              autoComplete="off"
              inputMode="text"
            />
          </CheckedField>
        </FieldPair>
      </RowGroup>
    </FormSection>
  )
}

const joined = (note: ReactNode, warning: ReactNode) =>
  note && warning ? (
    <>
      {note}
      {warning}
    </>
  ) : (
    note || warning
  )

/** Of two days that are both typed whole. */
const isAfter = (day: string, other: string) => isCalendarDay(day) && isCalendarDay(other) && day > other
