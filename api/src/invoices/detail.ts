import type { Invoice, InvoiceSummary } from '@invoice-card/contracts'
import { isReserved, isTransferred, japanDay, type InvoiceTypeValue } from '@invoice-card/domain'
import { holidays } from '../banks/holidays.ts'
import type { Db } from '../database/connection.ts'
import { objectionToReplacing } from '../payments/replaceable.ts'
import { findPayment } from '../payments/store.ts'
import { findReceipt } from '../receipts/store.ts'
import { cancellationOf } from './cancellation.ts'
import { buyerTypeOf } from './counter-store.ts'
import { cancelUntil, hasReceipt, isCancellable, isEditable } from './policies.ts'
import { findRequestTerms } from './request-terms-store.ts'
import { cardTotalOf } from './request-terms.ts'
import { describeTerms } from './request-view.ts'
import { settlementOf } from './settlement.ts'
import { listEvents, listInvoiceFiles } from './store.ts'
import { listReturns, type MoneyReturn } from '../transfers/returned-store.ts'
import { timelineOf } from './timeline.ts'
import { type InvoiceRow, isAskedOfSeller } from './transitions.ts'

export const summaryOf = (invoice: InvoiceRow, type: InvoiceTypeValue = buyerTypeOf(invoice)): InvoiceSummary => {
  const { id, status, supplier_id, supplier_name, amount, due_date, transfer_date } = invoice
  return {
    id, type, status, ...askedOf(invoice, type), supplier_id, supplier_name,
    // What the seller pays for the service is not the buyer's to know.
    amount, commission_amount: type === 'InvoiceRequestBuyer' ? 0 : invoice.commission_amount,
    due_date, transfer_date, created_at: invoice.created_at.toISOString(),
  }
}

/** What is asked of the buyer is not the seller's to know, not even that the card was the matter; nor what is asked of the seller, its buyer's. */
const askedOf = (invoice: InvoiceRow, type: InvoiceTypeValue): Pick<InvoiceSummary, 'is_action_required' | 'action_required_reason'> => {
  const { is_action_required, action_required_reason } = invoice
  return isToldOfQuestion(invoice, type) ? { is_action_required, action_required_reason } : { is_action_required: false, action_required_reason: null }
}
const isToldOfQuestion = (invoice: InvoiceRow, type: InvoiceTypeValue): boolean => type === 'InvoiceRequestSeller' ? isAskedOfSeller(invoice) : invoice.is_buyer_asked

/** A payment with everything that one of its companies may know and do. */
export const describeInvoice = async (db: Db, invoice: InvoiceRow, now: Date, type: InvoiceTypeValue = buyerTypeOf(invoice)): Promise<Invoice> => {
  const isSeller = type === 'InvoiceRequestSeller'
  const [events, files, payment, issued, terms, returns] = await Promise.all([
    listEvents(db, invoice.id),
    listInvoiceFiles(db, invoice.id, isSeller ? invoice.seller_company_id ?? 0 : undefined),
    invoice.payment_id === null ? undefined : findPayment(db, invoice.payment_id),
    hasReceipt(invoice, type) ? findReceipt(db, invoice.id) : undefined,
    invoice.kind === 'request' ? findRequestTerms(db, invoice.id) : undefined,
    isTransferred(invoice) ? listReturns(db, invoice.id) : [],
  ])
  const { invoice_number, registration_number, issue_date, transfer_person_name, account, action_required_comment, action_required_until } = invoice
  const when = { now, holidays }
  const is_cancellable = !isSeller && isCancellable(invoice, when)
  return {
    ...summaryOf(invoice, type),
    // The seller's account is the seller's business, the buyer's card the buyer's.
    invoice_number, registration_number, issue_date, transfer_person_name, account: type === 'InvoiceRequestBuyer' ? null : account,
    commission_tax_amount: type === 'InvoiceRequestBuyer' ? 0 : invoice.commission_tax_amount,
    total_amount: cardTotalOf(invoice),
    card: !isSeller && payment?.card_brand && payment.card_last4 ? { brand: payment.card_brand, last4: payment.card_last4 } : null,
    files,
    timeline: timelineOf(invoice, events, { returns, isSeller, today: japanDay(now) }),
    action_required_comment: isToldOfQuestion(invoice, type) ? action_required_comment : null,
    action_required_until: isToldOfQuestion(invoice, type) ? action_required_until : null,
    is_editable: !isSeller && isEditable(invoice, when),
    is_cancellable,
    is_card_replaceable: !isSeller && objectionToReplacing(invoice, payment, when) === null,
    cancel: is_cancellable || (isReserved(invoice) && !isSeller) ? { until: cancelUntil(invoice, when), settlement: payment ? settlementOf(payment) : 'void' } : null,
    cancellation: isSeller ? null : cancellationOf(invoice, events, payment),
    has_receipt: hasReceipt(invoice, type),
    receipt: issued ? { number: issued.number, issued_on: issued.issued_on } : null,
    returned: returnedMoney(returns.at(-1), type),
    request: type === 'InvoiceRequestBuyer' ? describeTerms(invoice, terms) : null,
  }
}

/** What the bank says about a seller's account is not its buyer's to know. */
const accountOfSeller = '請求元の口座に入金できなかったため'

/** The case that is still the payer's concern. */
function returnedMoney(last: MoneyReturn | undefined, type: InvoiceTypeValue): Invoice['returned'] {
  if (!last || last.done_at !== null) return null
  const { reason, outcome, transfer_date, account } = last
  if (type === 'InvoiceRequestBuyer') return { reason: accountOfSeller, outcome, transfer_date, account: null }
  return { reason, outcome, transfer_date, account }
}
