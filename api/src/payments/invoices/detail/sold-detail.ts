import type { Invoice } from '@invoice-card/contracts'
import { isTransferred, japanDay } from '@invoice-card/domain'
import type { Db } from '../../../platform/database/public.ts'
import { findReceipt } from '../../receipts/public.ts'
import { cardTotalOf, type InvoiceRow, isForSeller, listInvoiceFiles } from '../../../books/invoices/public.ts'
import { listEvents } from '../../../books/work/public.ts'
import { hasReceipt } from '../../receipts/public.ts'
import { listReturns } from '../../transfers/public.ts'
import { payUntilOf } from './request-view.ts'
import { timelineOf } from './timeline.ts'

const type = 'InvoiceRequestSeller'

/** What its buyer does and is asked: never given to a seller. A field of this list is the buyer's alone. */
const ofBuyer = {
  supplier_id: null,
  card: null,
  request: null,
  is_editable: false,
  updated_at: undefined,
  is_cancellable: false,
  is_card_replaceable: false,
  cancel: null,
  cancellation: null,
} as const satisfies Partial<Invoice>

/**
 * A request as `GET /invoices/{id}` (docs/calls.md) gives it to its seller, who sees and does more by
 * `getRequestSeller`.
 * Every field is named: a new one does not compile until somebody decides about it here and in `seller-fields.test.ts`.
 */
export async function describeSold(db: Db, invoice: InvoiceRow, now: Date): Promise<Invoice> {
  const {
    id,
    status,
    supplier_name,
    amount,
    commission_amount,
    commission_tax_amount,
    due_date,
    transfer_date,
    invoice_number,
    registration_number,
    issue_date,
    transfer_person_name,
    account,
  } = invoice
  const has_receipt = hasReceipt(invoice, type)
  const [events, files, issued, returns] = await Promise.all([
    listEvents(db, id),
    listInvoiceFiles(db, id, invoice.seller_company_id ?? 0),
    has_receipt ? findReceipt(db, id) : undefined,
    isTransferred(invoice) ? listReturns(db, id) : [],
  ])
  const last = returns.at(-1)
  return {
    id,
    type,
    status,
    supplier_name,
    amount,
    commission_amount,
    commission_tax_amount,
    total_amount: cardTotalOf(invoice),
    due_date,
    transfer_date,
    pay_until: payUntilOf(invoice)?.toISOString() ?? null,
    created_at: invoice.created_at.toISOString(),
    invoice_number,
    registration_number,
    issue_date,
    transfer_person_name,
    account,
    files,
    timeline: timelineOf(invoice, events, { returns, isSeller: true, today: japanDay(now) }),
    ...questionOf(invoice),
    has_receipt,
    receipt: issued ? { number: issued.number, issued_on: issued.issued_on } : null,
    returned:
      last && last.done_at === null
        ? { reason: last.reason, outcome: last.outcome, transfer_date: last.transfer_date, account: last.account }
        : null,
    ...ofBuyer,
  }
}

/** The seller must not learn what is asked of the buyer, not even that the card was the matter. */
function questionOf(
  invoice: InvoiceRow,
): Pick<
  Invoice,
  'is_action_required' | 'action_required_reason' | 'action_required_comment' | 'action_required_until'
> {
  if (!isForSeller(invoice))
    return {
      is_action_required: false,
      action_required_reason: null,
      action_required_comment: null,
      action_required_until: null,
    }
  const { is_action_required, action_required_reason, action_required_comment, action_required_until } = invoice
  return { is_action_required, action_required_reason, action_required_comment, action_required_until }
}
