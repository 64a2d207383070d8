import type { RequestSchedule, ScheduleRule } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { unsavedValues, useForm, useUnsaved } from '@invoice-card/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { calls } from '../calls.ts'
import { messages } from './messages.ts'
import { schedulesKey } from './queries.ts'
import { ruleText } from './rule-text.ts'

const words = messages.dialog

interface ScheduleFormValues {
  readonly kind: string
  /** Of the month; may be empty for the last business day. */
  readonly day: string
}

const unsavedRules = unsavedValues<ScheduleFormValues>('unsavedScheduleRules')
const schema = v.variant('kind', [
  v.object({ kind: v.literal('last_business_day') }),
  v.object({ kind: v.literal('day_of_month'), day: v.pipe(v.string(), v.nonEmpty(words.day.required)) }),
])

/** The rule as chosen; null while its day is missing. */
export function ruleOf({ kind, day }: ScheduleFormValues): ScheduleRule | null {
  if (kind === 'last_business_day') return { kind: 'last_business_day' }
  return day === '' ? null : { kind: 'day_of_month', day: Number(day) }
}

interface ScheduleFormOptions {
  /** The request that is copied each month. */
  readonly invoiceId: number
  /** The schedule to change; null makes one. */
  readonly schedule: Pick<RequestSchedule, 'id' | 'rule'> | null
  readonly onClose: () => void
  /** Makes another form, which begins with the schedule as it is now. */
  readonly onReset: () => void
}

/** Makes or changes a schedule. The choice survives closing and reload until it is saved. */
export function useScheduleForm({ invoiceId, schedule, onClose, onReset }: ScheduleFormOptions) {
  const queryClient = useQueryClient()
  // What the user began to change: what others save meanwhile is not overwritten.
  const [known] = useState(schedule)
  const unsaved = useUnsaved(unsavedRules, String(invoiceId), valuesOf(known?.rule))
  const form = useForm<ScheduleFormValues>({
    initialValues: unsaved.values,
    schema,
    onValues: unsaved.store,
    onSubmit: async values => {
      try {
        await save(chosenRule(values, invoiceId), invoiceId, { known, current: schedule })
      } finally {
        // It may have been saved though its answer was lost, or refused because another tab was faster.
        await queryClient.invalidateQueries({ queryKey: schedulesKey })
      }
      notify.success(words.done[known ? 'change' : 'add'])
      unsaved.remove()
      onClose()
    },
  })
  const reset = () => {
    unsaved.remove()
    onReset()
  }
  return { form, isRestored: unsaved.isRestored, isNew: known === null, reset }
}

function chosenRule(values: ScheduleFormValues, invoiceId: number): ScheduleRule {
  const rule = ruleOf(values)
  if (!rule) throw new Error(`No day was chosen for request ${invoiceId}`)
  return rule
}

interface Schedules {
  readonly known: ScheduleFormOptions['schedule']
  readonly current: ScheduleFormOptions['schedule']
}

async function save(rule: ScheduleRule, invoice_id: number, { known, current }: Schedules): Promise<void> {
  if (known) {
    const body = { rule, known_rule: known.rule }
    await calls.requestSchedules.updateRequestSchedule({ params: { id: known.id }, body })
    // Made by a call whose answer was lost, it is there already.
  } else if (!current || ruleText(current.rule) !== ruleText(rule))
    await calls.requestSchedules.createRequestSchedule({ body: { invoice_id, rule } })
}

const valuesOf = (rule: ScheduleRule | undefined): ScheduleFormValues => ({
  kind: rule?.kind ?? 'last_business_day',
  day: rule?.kind === 'day_of_month' ? String(rule.day) : '',
})
