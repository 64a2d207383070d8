import type { RequestSchedule } from '@invoice-card/contracts'
import { firstScheduledDay } from '@invoice-card/domain'
import { RestoredNotice } from '@invoice-card/form'
import { formatDate, RadioGroup, SelectField, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { depositCalendarQuery } from '../deposit/deposit-calendar.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { messages } from './messages.ts'
import { ruleOf, useScheduleForm } from './use-schedule-form.ts'

const words = messages.dialog
const days = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: words.day.option(index + 1),
}))

interface ScheduleDialogProps {
  readonly request: {
    readonly id: number
    readonly buyer_name: string
    /** Of its invoice or, without one, of its sending. */
    readonly day: string
  }
  /** The schedule to change; null makes one. */
  readonly schedule: Pick<RequestSchedule, 'id' | 'rule'> | null
  readonly onClose: () => void
}

/** On which day of each month a request is prepared as a draft; says when that is next, and that nothing is sent. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const [round, setRound] = useState(1)
  return <ScheduleForm key={round} {...props} onReset={() => setRound(round + 1)} />
}

/** Refusals that say that there is a newer schedule. */
const overtaken: readonly (string | undefined)[] = ['schedule_changed', 'schedule_already_exists']

interface ScheduleFormProps extends ScheduleDialogProps {
  readonly onReset: () => void
}

function ScheduleForm({ request, schedule, onClose, onReset }: ScheduleFormProps) {
  const { form, isRestored, isNew, reset } = useScheduleForm({ invoiceId: request.id, schedule, onClose, onReset })
  const what = isNew ? 'add' : 'change'
  const next = useNextDay(ruleOf(form.values), request.day)
  return (
    <FormDialog
      title={words.title[what]}
      submitLabel={words.save[what]}
      form={form}
      onShowLatest={overtaken.includes(form.refusalCode) ? reset : undefined}
      onClose={onClose}
    >
      <Text>{words.lead(request.buyer_name)}</Text>
      <Text>{words.neverSent}</Text>
      {isRestored && <RestoredNotice isNew={isNew} onReset={reset} />}
      <RadioGroup
        id="kind"
        name="kind"
        label={words.kind.label}
        required
        value={form.values.kind}
        onChange={({ target }) => form.change('kind', target.value)}
        options={(['last_business_day', 'day_of_month'] as const).map(value => ({ value, label: words.kind[value] }))}
      />
      {form.values.kind === 'day_of_month' && (
        <SelectField {...form.field('day')} label={words.day.label} required help={words.day.help} options={days} />
      )}
      <Text size="sm" tone="muted" role="status">
        {next && (!isNew ? words.next(formatDate(next)) : words.first(formatDate(next), Number(next.slice(5, 7))))}
      </Text>
    </FormDialog>
  )
}

/**
 * The first day of a rule, in a later month than the request; null while it is not known, which does not
 * prevent saving.
 */
function useNextDay(rule: ReturnType<typeof ruleOf>, requestDay: string): string | null {
  const { data } = useQuery(depositCalendarQuery)
  return rule && data ? firstScheduledDay(rule, { today: data.today, requestDay }, new Set(data.closed_days)) : null
}
