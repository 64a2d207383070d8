import type { RequestSeller, RequestSellerDetail } from '@invoice-card/contracts'
import { isTransferred, japanDay, sellerStatusOf } from '@invoice-card/domain'
import { holidays } from '../banks/holidays.ts'
import type { Db } from '../database/connection.ts'
import { listEvents, listInvoiceFiles } from '../invoices/store.ts'
import { requestAmountsOf } from '../invoices/request-terms.ts'
import { claimOf } from '../invoices/request-view.ts'
import { timelineOf } from '../invoices/timeline.ts'
import { type InvoiceRow, isAskedOfSeller, refusalOf } from '../invoices/transitions.ts'
import { findLivePaymentAbout } from '../payments/store.ts'
import { listReturns } from '../transfers/returned-store.ts'
import { isRequestOpen } from './is-open.ts'
import type { RequestRow } from './request-store.ts'

type Listed = Pick<InvoiceRow, 'id' | 'status' | 'buyer_name' | 'buyer_email_address' | 'invoice_number' | 'amount' | 'commission_amount' | 'commission_tax_amount' | 'commission_rate' | 'due_date' | 'transfer_date' | 'created_at'> & { readonly partner_id: number | null }

export const toRequestSeller = (row: Listed): RequestSeller => {
  const { id, status, buyer_name, buyer_email_address, invoice_number, amount, due_date, transfer_date, created_at, partner_id } = row
  const { amount: deposit_amount, commission_amount } = requestAmountsOf(row)
  return {
    id, status: sellerStatusOf[status], supplier_id: partner_id, buyer_name: buyer_name ?? '', buyer_email_address: buyer_email_address ?? '', invoice_number,
    amount, service_fee_amount: commission_amount, deposit_amount, due_date, deposit_date: transfer_date, created_at: created_at.toISOString(),
  }
}

/** A request with everything that its seller may know and do. */
export async function describeRequest(db: Db, { invoice, request }: RequestRow, now: Date): Promise<RequestSellerDetail> {
  const [events, files, livePayment, returns] = await Promise.all([
    listEvents(db, invoice.id), listInvoiceFiles(db, invoice.id, invoice.seller_company_id ?? 0), findLivePaymentAbout(db, invoice.id), isTransferred(invoice) ? listReturns(db, invoice.id) : [],
  ])
  const { person_name: supplier_person_name, ...claim } = claimOf(request)
  const facts = { actor: { kind: 'seller', name: '' }, now, holidays, isCaptured: false } as const
  const isWithdrawable = refusalOf('withdrawRequest', invoice, facts) === null && livePayment === undefined
  return {
    ...toRequestSeller({ ...invoice, partner_id: request?.partner_id ?? null }),
    supplier_person_name, ...claim,
    issue_date: invoice.issue_date, account: invoice.account, files, timeline: timelineOf(invoice, events, { returns, isSeller: true, today: japanDay(now) }),
    expires_at: request?.expires_at.toISOString() ?? null, is_open: isRequestOpen({ invoice, request }, now), is_cancellable: isWithdrawable,
    opened_at: request?.opened_at?.toISOString() ?? null, is_mailed: request?.is_mailed ?? true,
    account_asked: isAskedOfSeller(invoice) ? { until: invoice.action_required_until, comment: invoice.action_required_comment } : null,
  }
}
