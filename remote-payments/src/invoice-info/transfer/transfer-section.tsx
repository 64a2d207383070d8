import { isCalendarDay, japanDay, rollBack } from '@invoice-card/domain'
import { useDebouncedValue } from '@invoice-card/form'
import { serverNow } from '@invoice-card/session'
import { formatDate, FormSection, Notice, SelectField, TextField } from '@invoice-card/ui'
import { useMemo } from 'react'
import { FeeSummary } from '../../fee/fee-summary.tsx'
import { amountOf } from '../../invoice-values/typed-text.ts'
import { CheckedField } from '../check/checked-field.tsx'
import { RowGroup } from '../check/row-group.tsx'
import { EnteredFee } from './entered-fee.tsx'
import type { TransferCalendar } from '../../form-rules/form.ts'
import { messages } from '../../form-rules/messages.ts'
import { isLate } from '../../existing-payment/late-transfer/is-late.ts'
import { transferDays } from '../../form-rules/transfer-date.ts'
import { TransferNameNote } from './transfer-name-note.tsx'
import type { InvoiceInfoForm } from '../form/use-invoice-info-form.ts'

const { fields } = messages
const words = fields.transfer_date

/**
 * When the money arrives, under which name, and what it costs.
 * @param invoiceId of a payment that is there already: the fee goes by its own terms
 * @param lostDay was chosen and can be chosen no more
 * @param reservedDay of a payment that is there already: may stay, whether or not it could be chosen today
 */
export function TransferSection({
  form,
  calendar,
  reservedDay = '',
  lostDay = '',
  invoiceId,
}: {
  form: InvoiceInfoForm
  calendar: TransferCalendar
  reservedDay?: string
  lostDay?: string
  invoiceId?: number
}) {
  const { amount, due_date, transfer_date } = form.values.formOne
  const { transfer_person_name } = form.values.formTwo
  const debouncedAmount = useDebouncedValue(amount)
  const { days, dueDay } = useMemo(() => {
    const days = transferDays(calendar)
    return {
      days: reservedDay === '' || days.includes(reservedDay) ? days : [reservedDay, ...days],
      dueDay: isCalendarDay(due_date) ? rollBack(due_date, new Set(calendar.closed_days)) : '',
    }
  }, [calendar, due_date, reservedDay])
  const dueWords = words[dueDay === due_date ? 'onDueDate' : 'beforeDueDate']
  const note = transfer_date !== '' && transfer_date === dueDay ? dueWords.note : undefined

  return (
    <FormSection title={messages.sections.transfer}>
      <RowGroup>
        <CheckedField
          path="formOne.transfer_date"
          label={fields.transfer_date.label}
          value={formatDate(transfer_date)}
          source={note}
          isRead={false}
        >
          <SelectField
            {...form.field('formOne.transfer_date')}
            label={fields.transfer_date.label}
            required
            help={fields.transfer_date.help}
            note={note}
            // The chosen day has its mark under it: a select cuts what a phone has no room for.
            options={days.map(day => ({
              value: day,
              label: formatDate(day) + (day === dueDay && day !== transfer_date ? dueWords.mark : ''),
            }))}
          />
        </CheckedField>
        {lostDay !== '' && (
          <Notice tone="attention" isLive>
            {fields.transfer_date.lost(formatDate(lostDay))}
          </Notice>
        )}
        {/* A due date that has passed says so where it stands. */}
        {isLate(transfer_date, due_date) && due_date >= japanDay(serverNow()) && (
          <Notice tone="attention" isLive>
            {fields.transfer_date.afterDue}
          </Notice>
        )}
        <CheckedField
          path="formTwo.transfer_person_name"
          label={fields.transfer_person_name.label}
          value={transfer_person_name}
          isRead={false}
        >
          <TextField
            {...form.field('formTwo.transfer_person_name')}
            label={fields.transfer_person_name.label}
            required
            help={fields.transfer_person_name.help}
            autoComplete="off"
          />
          <TransferNameNote name={transfer_person_name} />
        </CheckedField>
      </RowGroup>
      {invoiceId === undefined ? (
        <EnteredFee amountYen={amountOf(debouncedAmount)} />
      ) : (
        <FeeSummary amountYen={amountOf(debouncedAmount)} invoiceId={invoiceId} />
      )}
    </FormSection>
  )
}
