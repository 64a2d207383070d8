import { loginUserAtom } from '@invoice-card/session'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { changePaymentFlow, readPaymentFlow } from '../common/flow-state.ts'
import { emptyInvoiceForm, type InvoiceForm } from '../common/invoice-form.ts'
import { useValibotForm } from '../common/use-valibot-form.ts'
import { invoiceFormSchema, type TransferCalendar } from './form.ts'
import { proposedTransferDay } from './transfer-date.ts'
import { useRefusals } from './use-refusals.ts'

/** The form of the screen, kept in the flow with every change, so that a reload loses nothing. */
export function useInvoiceInfoForm(calendar: TransferCalendar, onChecked: () => void) {
  const { refusals, markAnswered } = useRefusals()
  const loginUser = useAtomValue(loginUserAtom)
  const schema = useMemo(() => invoiceFormSchema(calendar), [calendar])
  const [initialValues] = useState(() => readPaymentFlow().invoiceForm ?? formOfCompany(loginUser?.transferPersonName ?? ''))
  const onSubmit = () => {
    changePaymentFlow({ isFormChecked: true })
    onChecked()
  }
  const onEdit = (path: string) => {
    markEdited(path)
    markAnswered(path)
  }
  const form = useValibotForm<InvoiceForm>({ initialValues, schema, onSubmit, onEdit, refusals })
  const { values, patch } = form

  useEffect(() => changePaymentFlow({ invoiceForm: values, isFormChecked: false }), [values])

  const { due_date } = values.formOne
  useEffect(() => {
    if (due_date.length !== 10 || isEdited('formOne.transfer_date')) return
    const transfer_date = proposedTransferDay(due_date, calendar)
    patch(current => ({ ...current, formOne: { ...current.formOne, transfer_date } }))
    // `patch` is made anew with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [due_date, calendar])

  return form
}
export type InvoiceInfoForm = ReturnType<typeof useInvoiceInfoForm>

const formOfCompany = (transfer_person_name: string): InvoiceForm =>
  ({ ...emptyInvoiceForm, formTwo: { ...emptyInvoiceForm.formTwo, transfer_person_name } })

/** Whether the user, and not a reading, has set the field. */
export const isEdited = (path: string): boolean => readPaymentFlow().editedFields.includes(path)

/** Whether the field was filled before the invoice was read and has not been touched since. */
export const isPrefilled = (path: string): boolean => readPaymentFlow().prefilledFields.includes(path)

export function markEdited(path: string) {
  const { prefilledFields } = readPaymentFlow()
  if (!isEdited(path)) changePaymentFlow({ editedFields: [...readPaymentFlow().editedFields, path] })
  if (prefilledFields.includes(path)) changePaymentFlow({ prefilledFields: prefilledFields.filter(field => field !== path) })
}
