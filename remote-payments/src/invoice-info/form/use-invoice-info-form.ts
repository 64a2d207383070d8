import { isCalendarDay } from '@invoice-card/domain'
import { useForm } from '@invoice-card/form'
import { loginUserAtom } from '@invoice-card/session'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { dispatch, readApplication, readCheckout } from '../../checkout/store.ts'
import { formOfCompany, type InvoiceForm } from '../../invoice-values/values.ts'
import { invoiceFormSchema, type TransferCalendar } from '../../form-rules/form.ts'
import { proposedTransferDay, transferDays } from '../../form-rules/transfer-date.ts'
import { useRefusals } from './use-refusals.ts'

/**
 * The form of the screen, stored in the flow with every change, so that a reload loses nothing; and the transfer day
 * that was chosen and can be chosen no more, until another one is.
 */
export function useInvoiceInfoForm(calendar: TransferCalendar, onChecked: () => Promise<void>) {
  const { refusals, markAnswered } = useRefusals()
  const loginUser = useAtomValue(loginUserAtom)
  const schema = useMemo(() => invoiceFormSchema(calendar), [calendar])
  const [initialValues] = useState(
    () => readApplication().invoiceForm ?? formOfCompany(loginUser?.transferPersonName ?? ''),
  )
  const onSubmit = () => {
    dispatch({ type: 'formChecked' })
    return onChecked()
  }
  const onEdit = (path: string) => {
    dispatch({ type: 'fieldEdited', path })
    markAnswered(path)
  }
  const form = useForm<InvoiceForm>({ initialValues, schema, onSubmit, onEdit, refusals })
  const { values, patch } = form
  const [lostDay, setLostDay] = useState('')

  useEffect(() => dispatch({ type: 'formTyped', form: values }), [values])

  const { due_date, transfer_date } = values.formOne
  useEffect(() => {
    const set = (day: string) => patch(current => ({ ...current, formOne: { ...current.formOne, transfer_date: day } }))
    if (isEdited('formOne.transfer_date')) {
      if (transfer_date === '' || transferDays(calendar).includes(transfer_date)) return
      // It has passed since. Another one would be a promise to the payee that nobody made.
      setLostDay(transfer_date)
      return set('')
    }
    if (isCalendarDay(due_date)) set(proposedTransferDay(due_date, calendar))
    // `patch` is made again with every render, and a day that the user chooses is no reason to propose one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [due_date, calendar])

  return { form, lostDay: transfer_date === '' ? lostDay : '' }
}
export type InvoiceInfoForm = ReturnType<typeof useInvoiceInfoForm>['form']

/** Whether the user, and not a reading, has set the field. */
export const isEdited = (path: string): boolean => readCheckout().entry.editedFields.includes(path)

/** Whether the field was filled before the invoice was read and has not been touched since. */
export const isPrefilled = (path: string): boolean => readApplication().prefilledFields.includes(path)
