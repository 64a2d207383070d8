import { applicationDeadline, isCalendarDay } from '@invoice-card/domain'
import { DateField, formatDate, FormSection, Notice, SelectField, Text } from '@invoice-card/ui'
import { Calculation } from '../calculation/calculation.tsx'
import { type DepositCalendar, depositDays } from '../deposit/deposit-calendar.ts'
import { messages } from './messages.ts'
import type { NoteOf } from './reading-note.tsx'
import type { RequestContentForm } from './use-request-form.ts'

const { fields, sections } = messages

interface DepositSectionProps {
  readonly form: RequestContentForm
  readonly calendar: DepositCalendar
  readonly note: NoteOf
}

/** Until when the buyer pays, when the money arrives, and how much it is. */
export function DepositSection({ form, calendar, note }: DepositSectionProps) {
  const { payment_due_date, deposit_date } = form.values
  const options = depositDays(calendar).map(day => ({
    value: day,
    label: formatDate(day) + (day === payment_due_date ? fields.deposit_date.onDueDate : ''),
  }))
  const isChosen = isCalendarDay(deposit_date)
  return (
    <FormSection title={sections.deposit}>
      <DateField
        {...form.field('payment_due_date')}
        label={fields.payment_due_date.label}
        required
        help={note('payment_due_date', fields.payment_due_date.help)}
        min={calendar.today}
      />
      <SelectField
        {...form.field('deposit_date')}
        label={fields.deposit_date.label}
        required
        help={fields.deposit_date.help}
        options={options}
      />
      {isChosen && isCalendarDay(payment_due_date) && deposit_date > payment_due_date && (
        <Notice tone="attention" isLive>
          {fields.deposit_date.afterDue}
        </Notice>
      )}
      {isChosen && (
        <Text tone="muted" size="sm">
          {fields.deposit_date.payUntil(payUntil(deposit_date, calendar))}
        </Text>
      )}
      <Calculation form={form.values} />
    </FormSection>
  )
}

const payUntil = (day: string, { closed_days }: DepositCalendar): string =>
  formatDate(applicationDeadline(day, new Set(closed_days)).toISOString(), { withTime: true })
