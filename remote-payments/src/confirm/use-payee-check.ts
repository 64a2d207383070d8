import { invoiceFileQuery } from '@invoice-card/invoice-file'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FlowFile } from '../checkout/entry.ts'
import { useApplication } from '../checkout/store.ts'
import { payeeDifferencesOf } from '../invoice-form/reading/payee-differences.ts'
import { supplierAccountsQuery } from '../invoice-form/supplier-accounts-query.ts'
import type { InvoiceForm } from '../invoice-form/values.ts'
import { useWarnings } from '../issuer/use-warnings.ts'

export const payeeTickId = 'isPayeeConfirmed'

/** What an invoice fraud changes, and whether the user has confirmed that it is meant so. */
export function usePayeeCheck(form: InvoiceForm, { file_id }: FlowFile) {
  const { editedFields } = useApplication()
  const { isNewSupplier, supplierId } = form.formOne
  const { data: file } = useQuery(invoiceFileQuery(file_id))
  const { data } = useQuery(supplierAccountsQuery(isNewSupplier ? null : supplierId))
  const readings = file?.ocr.fields ?? null
  const differences = payeeDifferencesOf({ form, readings, editedFields, accounts: data?.accounts })
  // Of the days and other numbers the form has said it.
  const { warnings } = useWarnings(form.formOne, form.formOne.due_date)
  // What comes up after the tick is not confirmed by it.
  const current = differences.map(({ kind }) => kind).join()
  const [confirmed, setConfirmed] = useState<string>()
  const isConfirmed = confirmed === current
  const [isAsked, setIsAsked] = useState(false)
  const isOpen = differences.length > 0 && !isConfirmed
  return {
    differences,
    issuer: readings?.issuer_name.value ?? '',
    registrationNumber: warnings['registration_number'],
    /** Fields that are warned of here, or beside their value. */
    warnedFields: [
      ...differences.map(({ path }) => path),
      'formOne.transfer_date',
      ...(warnings['registration_number'] === undefined ? [] : ['formOne.registration_number']),
    ],
    isConfirmed,
    setIsConfirmed: (isTicked: boolean) => setConfirmed(isTicked ? current : undefined),
    /** It waits for its tick: nothing may be paid. */
    isOpen,
    isMissed: isOpen && isAsked,
    /** The user has pressed the button that pays. */
    ask: (isAlone: boolean) => {
      setIsAsked(true)
      if (isOpen && isAlone) document.getElementById(payeeTickId)?.focus()
    },
  }
}
export type PayeeCheck = ReturnType<typeof usePayeeCheck>
