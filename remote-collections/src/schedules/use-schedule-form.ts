import type { RequestSchedule, ScheduleRule } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { unsavedValues, useForm, useUnsaved } from '@invoice-card/form'
import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { calls } from '../calls.ts'
import { messages } from './messages.ts'
import { schedulesKey } from './queries.ts'

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
}

/** Makes or changes a schedule. The choice survives closing and reload until it is saved. */
export function useScheduleForm({ invoiceId, schedule, onClose }: ScheduleFormOptions) {
  const queryClient = useQueryClient()
  const unsaved = useUnsaved(unsavedRules, String(invoiceId), valuesOf(schedule?.rule))
  const form = useForm<ScheduleFormValues>({
    initialValues: unsaved.values,
    schema,
    onValues: unsaved.store,
    onSubmit: async values => {
      try {
        await save(ruleOf(values) ?? undefined, invoiceId, schedule?.id)
      } finally {
        // It may have been saved though its answer was lost, or refused because another tab was faster.
        await queryClient.invalidateQueries({ queryKey: schedulesKey })
      }
      notify.success(words.done[schedule ? 'change' : 'add'])
      unsaved.remove()
      onClose()
    },
  })
  return { form, isRestored: unsaved.isRestored, discard: () => form.patch(unsaved.discard) }
}

function save(rule: ScheduleRule | undefined, invoice_id: number, id: number | undefined) {
  if (!rule) throw new Error(`No day was chosen for request ${invoice_id}`)
  return id === undefined
    ? calls.requestSchedules.createRequestSchedule({ body: { invoice_id, rule } })
    : calls.requestSchedules.updateRequestSchedule({ params: { id }, body: { rule } })
}

const valuesOf = (rule: ScheduleRule | undefined): ScheduleFormValues => ({
  kind: rule?.kind ?? 'last_business_day',
  day: rule?.kind === 'day_of_month' ? String(rule.day) : '',
})
