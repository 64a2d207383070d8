import type { Supplier } from '@invoice-card/contracts'
import { useForm } from '@invoice-card/form'
import { loginUserAtom, store } from '@invoice-card/session'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dispatch } from '../checkout/store.ts'
import { paths } from '../paths.ts'
import { saveInvoicePayment, readInvoicePayment, type InvoicePaymentFlow } from './flow-state.ts'
import { invoicePaymentSchema } from './form.ts'
import { applicationOfPayee } from './application-of-payee.ts'

/**
 * The form of the screen, stored in its flow with every change; at the end it becomes a payment that waits for its
 * invoice. @param named supplier that the address bar names
 */
export function useInvoicePaymentForm(named: Supplier | undefined) {
  const navigate = useNavigate()
  const onSubmit = (values: InvoicePaymentFlow) => {
    const transferPersonName = store.get(loginUserAtom)?.transferPersonName ?? ''
    dispatch({ type: 'begun', application: applicationOfPayee(values, transferPersonName) })
    void navigate(paths.create)
  }
  const [initialValues] = useState(() => beginWith(named))
  return useForm<InvoicePaymentFlow>({
    initialValues,
    schema: invoicePaymentSchema,
    onSubmit,
    onValues: saveInvoicePayment,
  })
}

/**
 * The address chooses its supplier once: after that it is only where the user began, and after a reload or a
 * return another choice stays.
 */
function beginWith(named: Supplier | undefined): InvoicePaymentFlow {
  const saved = readInvoicePayment()
  if (named === undefined || saved.namedSupplierId === named.id) return saved
  return { ...saved, payeeBy: 'registered', supplierId: named.id, supplierName: named.name, namedSupplierId: named.id }
}

export type InvoicePaymentForm = ReturnType<typeof useInvoicePaymentForm>
