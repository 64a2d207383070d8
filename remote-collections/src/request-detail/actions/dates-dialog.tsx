import { applicationDeadline, isCalendarDay } from '@invoice-card/domain'
import { failureText, RestoredNotice, unsavedValues } from '@invoice-card/form'
import { DateField, Dialog, ErrorState, formatDate, SelectField, SkeletonText, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { calls } from '../../calls.ts'
import {
  depositCalendarQuery,
  depositDays,
  proposedDepositDay,
  type DepositCalendar,
} from '../../deposit/deposit-calendar.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { isBuyerNotified } from './is-buyer-notified.ts'
import { messages } from './messages.ts'
import { useActionForm } from './use-action-form.ts'

interface Days {
  readonly payment_due_date: string
  readonly deposit_date: string
}

const words = messages.dates
const unsavedDates = unsavedValues<Days>('unsavedRequestDates')

/** Gives the request another due date and deposit day, of those that can be chosen now. */
export function DatesDialog({ request, onClose }: ActionDialogProps) {
  const [round, setRound] = useState(1)
  const { data, error, refetch, isFetching } = useQuery(depositCalendarQuery)
  if (data) {
    const onReset = () => setRound(round + 1)
    return <DatesForm key={round} request={request} calendar={data} onClose={onClose} onReset={onReset} />
  }
  return (
    <Dialog isOpen title={words.title} onClose={onClose}>
      {error ? (
        <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Dialog>
  )
}

interface DatesFormProps extends ActionDialogProps {
  readonly calendar: DepositCalendar
  /** Makes another form, which begins with the days that the request has now. */
  readonly onReset: () => void
}

function DatesForm({ request, calendar, onClose, onReset }: DatesFormProps) {
  const { id } = request
  // What the user began to change: what others save meanwhile is not overwritten.
  const [current] = useState<Days>({ payment_due_date: request.due_date, deposit_date: request.deposit_date ?? '' })
  const knownDates = { ...current, deposit_date: current.deposit_date || null }
  // Null until it is known whether what was typed before a reload was chosen or proposed.
  const isDayChosen = useRef<boolean | null>(null)
  const { form, isRestored, remove } = useActionForm({
    requestId: id,
    unsaved: unsavedDates,
    registered: current,
    schema: schemaOf(current, calendar),
    refusalFields: {
      payment_due_date_not_available: 'payment_due_date',
      deposit_date_not_available: 'deposit_date',
    },
    send: days => calls.collections.changeRequestDates({ params: { id }, body: { ...days, known_dates: knownDates } }),
    done: words.done,
    onEdit: path => {
      if (path === 'deposit_date') isDayChosen.current = true
    },
    onClose,
  })
  const { payment_due_date, deposit_date } = form.values
  const isSameDue = payment_due_date === current.payment_due_date
  const proposed = isSameDue ? current.deposit_date : proposedDepositDay(payment_due_date, calendar)
  useEffect(() => {
    isDayChosen.current ??= deposit_date !== current.deposit_date && deposit_date !== proposed
    if (isDayChosen.current || !isCalendarDay(payment_due_date) || deposit_date === proposed) return
    form.patch(values => ({ ...values, deposit_date: proposed }))
    // Only another due date is a reason to propose; `patch` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [payment_due_date])
  const options = depositDays(calendar, current.deposit_date).map(day => ({ value: day, label: formatDate(day) }))
  const until = deposit_date && applicationDeadline(deposit_date, new Set(calendar.closed_days)).toISOString()
  const reset = () => {
    remove()
    onReset()
  }
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.save}
      form={form}
      onShowLatest={form.refusalCode === 'request_dates_changed' ? reset : undefined}
      onClose={onClose}
    >
      {isRestored && <RestoredNotice onReset={reset} />}
      <Text>{isBuyerNotified(request) ? words.notified : words.silent}</Text>
      <DateField {...form.field('payment_due_date')} label={words.due.label} required min={calendar.today} />
      <SelectField {...form.field('deposit_date')} label={words.deposit.label} required options={options} />
      {until && (
        <Text size="sm" tone="muted" aria-live="polite">
          {words.payUntil(formatDate(until, { withTime: true }))}
        </Text>
      )}
    </FormDialog>
  )
}

/** A day that stays may be nearer than one that could be chosen now. */
const schemaOf = (current: Days, { today }: DepositCalendar) =>
  v.pipe(
    v.object({
      payment_due_date: v.pipe(
        v.string(),
        v.nonEmpty(words.due.required),
        v.check(isCalendarDay, words.due.invalid),
        v.check(day => day === current.payment_due_date || day >= today, words.due.past),
      ),
      deposit_date: v.pipe(v.string(), v.nonEmpty(words.deposit.required)),
    }),
    v.forward(
      v.check(
        days => days.payment_due_date !== current.payment_due_date || days.deposit_date !== current.deposit_date,
        words.unchanged,
      ),
      ['payment_due_date'],
    ),
  )
