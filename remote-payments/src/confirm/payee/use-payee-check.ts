import { invoiceFileQuery, isBeingRead } from '@invoice-card/invoice-file'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FlowFile } from '../../checkout/entry.ts'
import { dispatch, useApplication } from '../../checkout/store.ts'
import { isNothingRead } from '../../invoice-values/reading/nothing-read.ts'
import { comparedPayee, payeeDifferencesOf } from '../../invoice-values/reading/payee-differences.ts'
import { supplierAccountsQuery } from '../../invoice-values/supplier-accounts-query.ts'
import type { InvoiceForm } from '../../invoice-values/values.ts'
import { useWarnings } from '../../issuer/use-warnings.ts'
import { messages } from './messages.ts'

export const payeeTickId = 'isPayeeConfirmed'

/** What the payee was not compared with, though it may be: it could not be loaded, or takes too long. */
type Missing = 'readings' | 'accounts'
/** Why something is not compared. What nothing was read of stays so. */
type Uncompared = Missing | 'nothingRead'

/** So long a payment waits for the readings before it may go on without them: their reader may be down. */
const patienceMs = 10_000

/** What an invoice fraud changes, and whether the user has confirmed that it is meant so. Nothing is paid before. */
export function usePayeeCheck(form: InvoiceForm, { file_id }: FlowFile) {
  const { editedFields, confirmedPayee } = useApplication()
  const { isNewSupplier, supplierId } = form.formOne
  const file = useQuery(invoiceFileQuery(file_id))
  const payeeId = isNewSupplier ? null : supplierId
  const accounts = useQuery(supplierAccountsQuery(payeeId))
  const readings = file.data?.ocr.fields ?? null
  const compared = { form, readings, editedFields, accounts: accounts.data?.accounts }
  const differences = payeeDifferencesOf(compared)
  const missing: readonly Missing[] = [
    ...(!file.data || isBeingRead(file.data) ? ['readings' as const] : []),
    ...(!accounts.data && payeeId !== null ? ['accounts' as const] : []),
  ]
  const isFailed = (!file.data && file.isError) || (!accounts.data && accounts.isError)
  const isLate = useIsLate(missing.length > 0, isFailed)
  const isWaiting = missing.length > 0 && !isFailed && !isLate
  const isUnread = file.data !== undefined && isNothingRead(file.data)
  const uncompared: readonly Uncompared[] = isWaiting ? [] : [...(isUnread ? ['nothingRead' as const] : []), ...missing]
  // Of the days and other numbers the form has said it.
  const { warnings } = useWarnings(form.formOne, form.formOne.due_date)
  // What comes up after the tick, or is another value by then, is not confirmed by it.
  const current = [...uncompared, ...(isUnread ? [form.formOne.amount] : []), comparedPayee(compared, file_id)].join()
  const isConfirmed = confirmedPayee === current
  const isOpen = !isWaiting && differences.length + uncompared.length > 0 && !isConfirmed
  const what = differences.length > 0 ? 'differences' : 'uncompared'
  return {
    differences,
    uncompared,
    /** What is not compared may be yet. */
    isRetryable: missing.length > 0,
    /** What decides is still loading. */
    isWaiting,
    isRetrying: (!file.data && file.isFetching) || (!accounts.data && accounts.isFetching),
    retry: () => {
      if (missing.includes('readings')) void file.refetch()
      if (missing.includes('accounts')) void accounts.refetch()
    },
    issuer: readings?.issuer_name.value ?? '',
    registrationNumber: warnings['registration_number'],
    /** Fields that are warned of here, or beside their value. */
    warnedFields: [
      ...differences.map(({ path }) => path),
      'formOne.transfer_date',
      ...(warnings['registration_number'] === undefined ? [] : ['formOne.registration_number']),
    ],
    isConfirmed,
    setIsConfirmed: (isTicked: boolean) => dispatch({ type: 'payeeConfirmed', compared: isTicked ? current : null }),
    /** Its tick, as long as nothing may be paid without it. */
    open: isOpen ? [{ fieldId: payeeTickId, message: messages[what].required }] : [],
  }
}
export type PayeeCheck = ReturnType<typeof usePayeeCheck>

/** Whether it is awaited for too long or has failed; while it is tried once more it stays so. */
function useIsLate(isAwaited: boolean, isFailed: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isAwaited) return setIsLate(false)
    if (isFailed) return setIsLate(true)
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isAwaited, isFailed])
  return isLate
}
