import type { PaymentApplication } from '../../../platform/database/public.ts'
import type { PaymentRow } from './store.ts'

/** A payment that becomes an invoice. */
export type ApplicationPayment = PaymentRow & { readonly application: PaymentApplication }
/** A payment about an invoice that is there already. */
export type InvoicePayment = PaymentRow & { readonly about_invoice_id: number }

export const isApplication = (payment: PaymentRow): payment is ApplicationPayment =>
  payment.subject === 'application' && payment.application !== null
export const isAboutInvoice = (payment: PaymentRow): payment is InvoicePayment => payment.about_invoice_id !== null

/** An invoice has one attempt at a time: the key stands where an application has the key of its evidence. */
export const attemptKeyOf = (invoiceId: number): string => `invoice:${invoiceId}`

/** The charge of a request keeps the key above for as long as it stands: an attempt at taking its place has one of its own. */
export const replacementKeyOf = (invoiceId: number): string => `${attemptKeyOf(invoiceId)}:card`
