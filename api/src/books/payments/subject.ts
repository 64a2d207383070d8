import type { Selectable } from 'kysely'
import type { PaymentApplication, PaymentTransactionsTable } from '../../platform/database/public.ts'

type Columns = Selectable<PaymentTransactionsTable>
/** A payment that becomes an invoice. */
export type ApplicationPayment = Columns & {
  readonly subject: 'application'
  readonly application: PaymentApplication
  readonly about_invoice_id: null
}
/** The payment of a seller's request. */
export type RequestPayment = Columns & {
  readonly subject: 'request'
  readonly application: null
  readonly about_invoice_id: number
}
/** A payment that takes another one's place on its invoice. */
export type ReauthorisationPayment = Columns & {
  readonly subject: 'reauthorisation'
  readonly application: null
  readonly about_invoice_id: number
}

/** A payment by its subject; the checks of the table `payment_transactions` say the same. */
export type PaymentRow = ApplicationPayment | RequestPayment | ReauthorisationPayment

/** An invoice has one attempt at a time: the key stands where an application has the key of its evidence. */
export const attemptKeyOf = (invoiceId: number): string => `invoice:${invoiceId}`

/**
 * The charge of a request has the key above for as long as it stands: an attempt at taking its place has one of its
 * own.
 */
export const replacementKeyOf = (invoiceId: number): string => `${attemptKeyOf(invoiceId)}:card`
