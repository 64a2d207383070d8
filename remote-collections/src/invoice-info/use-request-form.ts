import { isCalendarDay } from '@invoice-card/domain'
import { type FieldMessage, useForm } from '@invoice-card/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { proposedFields, withProposals } from '../request-form/amount-proposals.ts'
import { type DepositCalendar, depositDays, proposedDepositDay } from '../deposit/deposit-calendar.ts'
import { refusalsOf } from '../request-flow/selectors.ts'
import { dispatch, isEdited, readEntry, readRequestFlow } from '../request-flow/store.ts'
import { type AmountField, emptyRequestForm, type RequestForm } from '../request-form/values.ts'
import { checkBuyer, checkFee } from './check-with-server.ts'
import { requestFormSchema } from './form.ts'

/** The form of the screen, stored in the flow with every change, so that a reload loses nothing. */
export function useRequestForm(calendar: DepositCalendar, onChecked: () => void) {
  const queryClient = useQueryClient()
  const schema = useMemo(() => requestFormSchema(calendar), [calendar])
  const [initialValues] = useState(() => readEntry().invoiceFormInfo ?? emptyRequestForm)
  const [refusals] = useState(() => refusalsOf(readRequestFlow()))
  const lastEdited = useRef('')

  const checkMore = async (checked: RequestForm): Promise<FieldMessage[]> => [
    ...(await checkBuyer(queryClient, checked)),
    ...(await checkFee(queryClient, checked)),
  ]

  const form = useForm<RequestForm>({
    initialValues,
    schema,
    refusals,
    checkMore,
    onEdit: path => {
      lastEdited.current = path
      dispatch({ type: 'fieldEdited', path })
      // A rate states the yen again.
      if (path === 'discountKind' || path === 'discount_rate')
        dispatch({ type: 'fieldReleased', path: 'discount_amount' })
    },
    onSubmit: () => {
      dispatch({ type: 'formChecked' })
      onChecked()
    },
  })
  const { values, patch, editCount } = form

  // Opened again by Back, it stands checked until it changes: Forward goes on.
  const opened = useRef(values)
  useEffect(() => {
    const isStillValid = values === opened.current && v.is(schema, values)
    dispatch({ type: 'formTyped', form: values, isStillValid })
  }, [values, schema])

  const before = useRef(values)
  useEffect(() => {
    if (editCount === 0) return
    const emptied = lastEdited.current
    // Nobody's any more: it follows until another one is typed.
    if (isProposed(emptied) && values[emptied] === '') dispatch({ type: 'fieldReleased', path: emptied })
    // An emptied amount is proposed again with the next change elsewhere, not while it is being typed again.
    const { editedFields, readAmounts } = readEntry()
    patch(current => ({
      ...withProposals(current, editedFields, before.current, readAmounts),
      ...valueAt(current, emptied),
    }))
    // Only an edit is a reason to propose; `patch` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editCount])

  // After the proposals: these compare with what stood before the edit.
  useEffect(() => {
    before.current = values
  }, [values])

  const { payment_due_date, deposit_date } = values
  useEffect(() => {
    const days = depositDays(calendar)
    const isChosen = isEdited('deposit_date') && deposit_date !== ''
    // Chosen once and over since: nobody promised another day, so it is asked for again.
    if (isChosen && days.includes(deposit_date)) return
    const day = isChosen ? '' : isCalendarDay(payment_due_date) ? proposedDepositDay(payment_due_date, calendar) : ''
    if (day !== deposit_date) patch(current => ({ ...current, deposit_date: day }))
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [payment_due_date, calendar])

  return form
}
export type RequestContentForm = ReturnType<typeof useRequestForm>

const isProposed = (path: string): path is AmountField => proposedFields.some(field => field === path)

const valueAt = (form: RequestForm, path: string): Partial<RequestForm> =>
  path in form ? { [path]: form[path as keyof RequestForm] } : {}
