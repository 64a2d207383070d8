import type { Invoice, InvoiceSummary } from '@invoice-card/contracts'
import {
  invoiceStatus,
  isAwaitingBuyer,
  isInReview,
  isOpen,
  isReserved,
  isTransferred,
  japanDay,
  withoutLinks,
  type InvoiceTypeValue,
} from '@invoice-card/domain'
import type { Db } from '../../../platform/database/public.ts'
import { cardTotalOf, type InvoiceRow, listInvoiceFiles } from '../../../books/invoices/public.ts'
import { cancelUntil, isAccountRecheck, isCancellable, isEditable, settlementOf } from '../../../books/moves/public.ts'
import { cancellationOf, endingCommentOf } from '../../../books/outcomes/public.ts'
import { findPayment, isChargedBack } from '../../../books/payments/public.ts'
import { buyerTypeOf, listEvents } from '../../../books/work/public.ts'
import { hasReceipt } from '../../receipts/public.ts'
import { replacementError } from '../../subjects/public.ts'
import { listReturns, type MoneyReturn } from '../../transfers/public.ts'
import { isCompanyFrozen } from '../../../platform/freezes/public.ts'
import { findReceipt } from '../../receipts/public.ts'
import { findRequestTerms } from './request-terms-store.ts'
import { describeTerms, payUntilOf } from './request-view.ts'
import { timelineOf } from './timeline.ts'

/** A row of its buyer's lists. */
export const summaryOf = (invoice: InvoiceRow, now: Date): InvoiceSummary => {
  const type = buyerTypeOf(invoice)
  const { id, status, supplier_id, supplier_name, invoice_number, amount, due_date, transfer_date } = invoice
  const { is_buyer_action_required } = invoice
  return {
    id,
    type,
    status,
    supplier_id,
    supplier_name,
    invoice_number,
    // The buyer must not learn what is asked of the seller.
    is_action_required: is_buyer_action_required,
    action_required_reason: is_buyer_action_required ? invoice.action_required_reason : null,
    // The buyer must not learn what the seller pays for the service.
    amount,
    commission_amount: type === 'InvoiceRequestBuyer' ? 0 : invoice.commission_amount,
    due_date,
    transfer_date,
    pay_until: payUntilOf(invoice)?.toISOString() ?? null,
    action_required_until: is_buyer_action_required ? invoice.action_required_until : null,
    is_cancellable: isCancellable(invoice, now),
    created_at: invoice.created_at.toISOString(),
  }
}

/** A payment with everything that its buyer may know and do. `describeSold` has the view of a request's seller. */
export const describeInvoice = async (db: Db, invoice: InvoiceRow, now: Date): Promise<Invoice> => {
  const type = buyerTypeOf(invoice)
  const [events, files, payment, issued, terms, isSuspended, returns, isTakenBack] = await Promise.all([
    listEvents(db, invoice.id),
    listInvoiceFiles(db, invoice.id),
    invoice.payment_id === null ? undefined : findPayment(db, invoice.payment_id),
    hasReceipt(invoice, type) ? findReceipt(db, invoice.id) : undefined,
    invoice.kind === 'request' ? findRequestTerms(db, invoice.id) : undefined,
    invoice.kind === 'request' && isAwaitingBuyer(invoice) && isCompanyFrozen(db, invoice.seller_company_id),
    isTransferred(invoice) ? listReturns(db, invoice.id) : [],
    isOpen(invoice) && isChargedBack(db, invoice.payment_id),
  ])
  const { invoice_number, registration_number, issue_date, transfer_person_name, account, action_required_comment } =
    invoice
  const summary = summaryOf(invoice, now)
  return {
    ...summary,
    // While another account of the seller is checked the buyer's payment stays as it was: charged, the transfer ahead.
    ...(isInReview(invoice) &&
      !invoice.is_buyer_action_required &&
      isAccountRecheck(invoice.kind, events) && { status: invoiceStatus.completed }),
    // The seller's account is the seller's business, the buyer's card the buyer's.
    invoice_number,
    registration_number,
    issue_date,
    transfer_person_name,
    account: type === 'InvoiceRequestBuyer' ? null : account,
    commission_tax_amount: type === 'InvoiceRequestBuyer' ? 0 : invoice.commission_tax_amount,
    total_amount: cardTotalOf(invoice),
    card: payment?.card_brand && payment.card_last4 ? { brand: payment.card_brand, last4: payment.card_last4 } : null,
    files,
    timeline: timelineOf(invoice, events, { returns, isSeller: false, today: japanDay(now) }),
    action_required_comment: invoice.is_buyer_action_required ? action_required_comment : null,
    is_editable: isEditable(invoice, now),
    ...((isEditable(invoice, now) || isAwaitingBuyer(invoice)) && { updated_at: invoice.updated_at.toISOString() }),
    is_card_replaceable: replacementError(invoice, payment, now) === null,
    cancel:
      summary.is_cancellable || isReserved(invoice)
        ? { until: cancelUntil(invoice), settlement: payment ? settlementOf(payment, isTakenBack) : 'void' }
        : null,
    cancellation: describeEnd(invoice, events, payment),
    has_receipt: hasReceipt(invoice, type),
    receipt: issued ? { number: issued.number, issued_on: issued.issued_on } : null,
    returned: returnedMoney(returns.at(-1), type),
    request: type === 'InvoiceRequestBuyer' ? describeTerms(invoice, { terms, isSuspended, events }) : null,
  }
}

/** How it ended, with what one side of a request said to the other. */
function describeEnd(...[invoice, events, payment]: Parameters<typeof cancellationOf>): Invoice['cancellation'] {
  const cancellation = cancellationOf(invoice, events, payment)
  const comment = cancellation && endingCommentOf(events)
  if (!comment) return cancellation
  // The seller's as in the mail, the buyer's own as they were typed.
  return { ...cancellation, comment: cancellation.reason === 'withdrawn' ? withoutLinks(comment) : comment }
}

/** A buyer must not learn what the bank says about its seller's account. */
const accountOfSeller = '請求元の口座に入金できなかったため'

/** The case that is still the payer's concern. */
function returnedMoney(last: MoneyReturn | undefined, type: InvoiceTypeValue): Invoice['returned'] {
  if (!last || last.done_at !== null) return null
  const { reason, outcome, transfer_date, account } = last
  if (type === 'InvoiceRequestBuyer') return { reason: accountOfSeller, outcome, transfer_date, account: null }
  return { reason, outcome, transfer_date, account }
}
