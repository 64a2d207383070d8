import { loginUserAtom, store } from '@invoice-card/session'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { changePaymentFlow } from '../common/flow-state.ts'
import { useValibotForm } from '../common/use-valibot-form.ts'
import { paths } from '../paths.ts'
import { keepInvoicePayment, readInvoicePayment, type InvoicePaymentFlow } from './flow-state.ts'
import { invoicePaymentSchema } from './form.ts'
import { paymentFlowOf } from './payment-flow.ts'

/** The form of the screen, kept in its flow with every change; at the end it becomes a payment that waits for its invoice. */
export function useInvoicePaymentForm(initial: Partial<InvoicePaymentFlow>) {
  const navigate = useNavigate()
  const onSubmit = (values: InvoicePaymentFlow) => {
    // The register has not answered yet, or has nobody of that number: that stands at the field.
    if (values.payeeBy === 'number' && values.supplierId === null && values.supplierRegisterName === '') return
    changePaymentFlow(paymentFlowOf(values, store.get(loginUserAtom)?.transferPersonName ?? ''))
    void navigate(paths.create)
  }
  const form = useValibotForm<InvoicePaymentFlow>({ initialValues: { ...readInvoicePayment(), ...initial }, schema: invoicePaymentSchema, onSubmit })
  const { values } = form
  useEffect(() => keepInvoicePayment(values), [values])
  return form
}
export type InvoicePaymentForm = ReturnType<typeof useInvoicePaymentForm>
