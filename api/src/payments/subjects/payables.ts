import type { BodyOf, CreateInvoiceBody, payments } from '@invoice-card/contracts'
import type { Context } from '../../platform/http/public.ts'
import type { InvoiceRow } from '../../books/invoices/public.ts'
import type { RefuseApplication, RefuseReauthorisation, RefuseRequest } from '../payees/public.ts'
import { checkApplication } from './application/check.ts'
import { confirmApplication } from './application/confirm.ts'
import type { Payable } from './contract/subject.ts'
import { checkReauthorisation } from './reauthorisation/check.ts'
import { confirmReauthorisation } from './reauthorisation/confirm.ts'
import { checkRequest, type RequestPaymentBody } from './request/check.ts'
import { confirmRequest } from './request/confirm.ts'

/** An application for a payment that has no invoice yet. */
export const applicationPayment = (context: Context, body: CreateInvoiceBody, refuse: RefuseApplication): Payable => ({
  card: body.card,
  check: () => checkApplication(context, body, refuse),
  confirm: (books, adding) => confirmApplication(books, adding, context, body, refuse),
})

/** A seller's request, paid by the buyer's card: it pays what was billed, the seller bears the fee. */
export const requestPayment = (
  context: Context,
  invoice: InvoiceRow,
  body: RequestPaymentBody,
  refuse: RefuseRequest,
): Payable => ({
  card: body.card,
  about: invoice.id,
  check: () => checkRequest(context, invoice, body, refuse),
  confirm: async (books, adding) => {
    if (await adding) await confirmRequest(books, invoice, context, body, refuse)
  },
})

/** Another authorisation for a payment that is under examination; the old one stands until the new one does. */
export const reauthorisationPayment = (
  context: Context,
  invoice: InvoiceRow,
  body: BodyOf<typeof payments.authoriseAgain>,
  refuse: RefuseReauthorisation,
): Payable => ({
  card: body.card,
  about: invoice.id,
  check: () => checkReauthorisation(context, invoice, body, refuse),
  confirm: async (books, adding) => {
    const intent = await adding
    if (intent) await confirmReauthorisation(books, intent, invoice, context, body, refuse)
  },
})
