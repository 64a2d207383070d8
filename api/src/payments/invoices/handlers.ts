import { maxExportedInvoices, type RefusalDetail, type invoices } from '@invoice-card/contracts'
import {
  type CommissionPlan,
  commissionOf,
  isAwaitingBuyer,
  isChargeable,
  japanDay,
  largestChargeableYen,
  paymentTabLabels,
  paymentTabOfQuery,
  listAbout,
} from '@invoice-card/domain'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { findSupplier } from '../../parties/suppliers/public.ts'
import { startPayment } from '../charge/public.ts'
import { applicationPayment } from '../subjects/public.ts'
import { findResultMessage } from '../gateway-answers/public.ts'
import { chargeOf, findInvoice, findSoldInvoice, lockInvoice } from '../../books/invoices/public.ts'
import { cancelInvoice, defineFacts, refusalCodeOf, TransitionRefused } from '../../books/moves/public.ts'
import { readOutcomes } from '../../books/outcomes/public.ts'
import { getPayment } from '../../books/payments/public.ts'
import { buyerTypeOf, changeBooks, readCounter } from '../../books/work/public.ts'
import { planFor } from '../promotions/public.ts'
import { countReceipts, findReceiptOf, receiptArchive, receiptFileName, signReceiptLink } from '../receipts/public.ts'
import { describeInvoice, summaryOf } from './detail/detail.ts'
import { markReadByBuyer } from './detail/request-terms-store.ts'
import { invoiceExport } from './list/export-link.ts'
import { listInvoices } from './list/list-store.ts'
import { readMonthlyTotals } from './list/monthly-totals-store.ts'
import { describeSold } from './detail/sold-detail.ts'
import { requireFeature } from '../../platform/features/public.ts'
import { answerInvoice } from './changes/update.ts'

/** Runs a change and hands a refusal of the transition table to the caller. */
const unlessRefused = async <T>(change: Promise<T>, onRefused: (error: TransitionRefused) => never): Promise<T> => {
  try {
    return await change
  } catch (error) {
    if (error instanceof TransitionRefused) return onRefused(error)
    throw error
  }
}

type RefuseAmount = (code: 'amount_over_limit', detail: RefusalDetail) => never

function commissionOn(amount: number, plan: CommissionPlan, refuse: RefuseAmount) {
  if (!isChargeable(amount, plan))
    refuse('amount_over_limit', { details: { largest_amount: largestChargeableYen(plan) } })
  const { commission_rate, minimum_commission_amount } = plan
  return { amount, ...commissionOf(amount, plan), commission_rate, minimum_commission_amount }
}

/** `count` months up to `month` (`YYYY-MM`), oldest first. */
function lastMonths(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, number - count + i, 1)).toISOString().slice(0, 7),
  )
}

export const invoicesHandlers: ApiHandlers<typeof invoices> = {
  createInvoice: ({ body, refuse }, context) =>
    startPayment(context, applicationPayment(context, body, refuse), refuse),

  listInvoices: async ({ query }, { db, session, now }) => {
    const [{ rows, total_count }, total_count_is_action_required] = await Promise.all([
      listInvoices(db, session.company_id, query),
      readCounter(db, session.company_id, 'payments_actionRequired'),
    ])
    const outcomeOf = await readOutcomes(db, rows)
    return {
      invoices: rows.map(row => ({ ...summaryOf(row, now()), ...outcomeOf(row) })),
      total_count,
      total_count_is_action_required,
    }
  },

  exportInvoices: async ({ query, refuse }, { config, db, session, now }) => {
    const { total_count } = await listInvoices(db, session.company_id, { ...query, from: 0, size: 1 })
    if (total_count > maxExportedInvoices) refuse('too_many_invoices_to_export')
    const { company_id, session_id } = session
    const tab = paymentTabOfQuery(query)
    const payee = query.supplier_id === undefined ? undefined : await findSupplier(db, company_id, query.supplier_id)
    const about = listAbout(tab && paymentTabLabels[tab], payee?.name)
    return { ...invoiceExport.sign(config, { company_id, session_id, query, about }, now()), total_count }
  },

  getInvoice: async ({ params, query: { invoice_display_type: type }, refuse }, context) => {
    const { db, session, now } = context
    if (type === 'InvoiceRequestSeller') {
      await requireFeature(context, 'collections_existing', session)
      const sold = (await findSoldInvoice(db, session.company_id, params.id)) ?? refuse('invoice_not_found')
      return describeSold(db, sold, now())
    }
    const invoice = await findInvoice(db, session.company_id, params.id)
    if (!invoice || (type !== undefined && type !== buyerTypeOf(invoice))) return refuse('invoice_not_found')
    const described = await describeInvoice(db, invoice, now())
    if (invoice.kind === 'request' && isAwaitingBuyer(invoice))
      await markReadByBuyer(db, invoice.id, session.company_id, now())
    return described
  },

  updateInvoice: async ({ params, body, refuse }, context) => {
    const { db, session, now } = context
    const invoice = (await findInvoice(db, session.company_id, params.id)) ?? refuse('invoice_not_found')
    const changed = await unlessRefused(answerInvoice(context, invoice, body, refuse), () =>
      refuse('invoice_not_editable'),
    )
    return describeInvoice(db, changed, now())
  },

  cancelInvoice: async ({ params, refuse }, { db, session, now, checkpoint }) => {
    const { id } = (await findInvoice(db, session.company_id, params.id)) ?? refuse('invoice_not_found')
    const facts = defineFacts({ kind: 'buyer', name: `user-${session.user_id}` }, now())
    const cancelled = await unlessRefused(
      changeBooks(db, async books =>
        cancelInvoice(books, (await lockInvoice(books, id)) ?? refuse('invoice_not_found'), 'buyer', facts),
      ),
      ({ invoice, refusal }) => refuse(refusalCodeOf('cancel', invoice, refusal)),
    )
    checkpoint('cancellation_recorded')
    return describeInvoice(db, cancelled, now())
  },

  getMonthlyTotals: async ({ query: { months } }, { db, session, now }) => ({
    months: await readMonthlyTotals(db, session.company_id, lastMonths(japanDay(now()).slice(0, 7), months)),
  }),

  getCommission: async ({ query: { invoice_id, amount, promotion_code }, refuse }, context) => {
    const { db, session } = context
    if (invoice_id !== undefined) {
      const invoice = (await findInvoice(db, session.company_id, invoice_id)) ?? refuse('invoice_not_found')
      // Only its seller can change what a request asks for, and its fee is the seller's.
      if (invoice.kind === 'request' || invoice.payment_id === null)
        return { ...chargeOf(invoice), minimum_commission_amount: 0 }
      const payment = await getPayment(db, invoice.payment_id)
      return amount === undefined
        ? { ...chargeOf(invoice), minimum_commission_amount: payment.minimum_commission_amount }
        : commissionOn(amount, payment, refuse)
    }
    return commissionOn(amount ?? 0, await planFor(context, promotion_code, refuse), refuse)
  },

  getReceiptDownloadUrl: async ({ params, refuse }, { config, db, session, now }) => {
    const { company_id, session_id } = session
    const invoice =
      (await findInvoice(db, company_id, params.id)) ??
      (await findSoldInvoice(db, company_id, params.id)) ??
      refuse('invoice_not_found')
    const receipt = (await findReceiptOf(db, company_id, invoice.id)) ?? refuse('receipt_not_available')
    return {
      ...signReceiptLink(config, { number: receipt.number, session_id }, now()),
      file_name: receiptFileName(receipt),
    }
  },

  getReceiptArchive: async ({ query, refuse }, { config, db, session: { company_id, session_id }, now }) => {
    const receipt_count = await countReceipts(db, company_id, query.ids)
    if (receipt_count === 0) refuse('receipt_not_available')
    return { ...receiptArchive.sign(config, { company_id, session_id, query }, now()), receipt_count }
  },

  getResultMessage: async ({ params, refuse }) => {
    const message = findResultMessage(params.id) ?? refuse('result_message_not_found')
    return { v_result_code: params.id, message }
  },
}
