import { maxCommentLength, type Invoice } from '@invoice-card/contracts'
import { useForm } from '@invoice-card/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type ChangeEvent } from 'react'
import { holderKanaOf } from '../../invoice-values/application.ts'
import { useSendingGuard } from '../../evidence/use-sending-guard.ts'
import type { PaymentEdit } from '../../checkout/entry.ts'
import { dispatch, readEdit, readLeftCorrection } from '../../checkout/store.ts'
import type { InvoiceForm } from '../../invoice-values/values.ts'
import { changesOf, isPayeeOf, isUnchanged } from '../../existing-payment/edit/changes.ts'
import { editOfPayment } from '../../existing-payment/edit/edit-of-payment.ts'
import { resumedEdit } from '../../existing-payment/edit/resumed-edit.ts'
import { invoiceFormSchema, unchangedPayeeSchema, type TransferCalendar } from '../../form-rules/form.ts'
import { supplierAccountsQuery } from '../../invoice-values/supplier-accounts-query.ts'
import { useRefusals } from '../form/use-refusals.ts'
import { messages } from './messages.ts'

/** The form that corrects a payment, stored in the flow with every change. */
export function useEditForm(invoice: Invoice, calendar: TransferCalendar, onChecked: () => void) {
  const queryClient = useQueryClient()
  const sending = useSendingGuard()
  const [{ begun, isLeftBefore, editedFields }] = useState(() => begunEdit(invoice))
  const [extras, setExtras] = useState<Pick<PaymentEdit, 'isPayeeChanged' | 'files' | 'comment'>>({
    isPayeeChanged: begun.isPayeeChanged,
    files: begun.files,
    comment: begun.comment,
  })
  const [isCommentChecked, setIsCommentChecked] = useState(false)
  const commentInput = useRef<HTMLTextAreaElement>(null)
  const isCommentTooLong = extras.comment.length > maxCommentLength
  const [isNothingChanged, setIsNothingChanged] = useState(false)
  const { refusals, markAnswered } = useRefusals()
  const reservedDay = invoice.transfer_date ?? ''
  const schema = useMemo(
    () =>
      extras.isPayeeChanged ? invoiceFormSchema(calendar, reservedDay) : unchangedPayeeSchema(calendar, reservedDay),
    [calendar, reservedDay, extras.isPayeeChanged],
  )
  const onSubmit = (values: InvoiceForm) => {
    if (sending.mustWait()) return
    if (isCommentTooLong) {
      setIsCommentChecked(true)
      return commentInput.current?.focus()
    }
    const edit = { ...begun, ...extras, ...payeeOf(values), form: values, isChecked: true }
    const isSame = isUnchanged(changesOf(invoice, edit))
    setIsNothingChanged(isSame)
    if (isSame) return
    dispatch({ type: 'editTyped', edit })
    onChecked()
  }
  const payeeOf = ({ formOne, formTwo }: InvoiceForm): Pick<PaymentEdit, 'isPayeeChanged' | 'holderKana'> => {
    if (formTwo.isNewAccount)
      return { isPayeeChanged: extras.isPayeeChanged, holderKana: holderKanaOf(formTwo.newAccount.account_holder_kana) }
    const account = queryClient
      .getQueryData(supplierAccountsQuery(formOne.supplierId).queryKey)
      ?.accounts.find(({ id }) => id === formTwo.accountId)
    return {
      isPayeeChanged: extras.isPayeeChanged && !isPayeeOf(invoice, formOne, account),
      holderKana: account?.account_holder_kana ?? '',
    }
  }
  const onEdit = (path: string) => {
    dispatch({ type: 'fieldEdited', path })
    markAnswered(path)
  }
  const form = useForm<InvoiceForm>({ initialValues: begun.form, schema, onSubmit, onEdit, refusals })
  const { values } = form
  useEffect(() => {
    dispatch({ type: 'editTyped', edit: { ...begun, ...extras, form: values, isChecked: false }, editedFields })
  }, [begun, extras, values, editedFields])
  const { isPayeeChanged, files, comment } = extras
  return {
    form,
    reservedDay,
    /** What stands in the form was typed before its screens were left. */
    isLeftBefore,
    isNothingChanged,
    isPayeeChanged,
    files,
    comment: {
      ref: commentInput,
      value: comment,
      error: isCommentChecked && isCommentTooLong ? messages.answer.tooLong : undefined,
      onBlur: () => setIsCommentChecked(true),
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
        setExtras(before => ({ ...before, comment: target.value })),
    },
    filesField: sending.field,
    setPayeeChanged: (isChanged: boolean) => setExtras(before => ({ ...before, isPayeeChanged: isChanged })),
    setFiles: (change: (files: PaymentEdit['files']) => PaymentEdit['files']) =>
      setExtras(before => ({ ...before, files: change(before.files) })),
  }
}

/** The edit that a reload, a return from the confirmation or a later visit goes on with, or a new one. */
function begunEdit(invoice: Invoice) {
  const open = readEdit(invoice.id)
  const left = open === null ? readLeftCorrection(invoice.id) : undefined
  const resumed = resumedEdit(invoice, left?.edit)
  return {
    begun: withoutLostAmount(invoice, open ?? resumed ?? editOfPayment(invoice)),
    isLeftBefore: resumed !== null,
    editedFields: resumed === null ? [] : (left?.editedFields ?? []),
  }
}

function withoutLostAmount(invoice: Invoice, edit: PaymentEdit): PaymentEdit {
  if (invoice.is_card_replaceable) return edit
  // The charge came in between: what was typed as another amount can't be had any more.
  return { ...edit, form: { ...edit.form, formOne: { ...edit.form.formOne, amount: String(invoice.amount) } } }
}
