import type { InvoiceSummary } from '@invoice-card/contracts'

/** A payment as a list shows it. */
export const paymentRow: InvoiceSummary = {
  id: 18,
  type: 'InvoicePayment',
  status: 1,
  is_action_required: false,
  action_required_reason: null,
  supplier_id: 7,
  supplier_name: '株式会社青葉デザイン製作所',
  invoice_number: 'AD-2026-1101',
  amount: 607_200,
  commission_amount: 18_216,
  due_date: '2026-11-30',
  transfer_date: '2026-11-30',
  pay_until: null,
  action_required_until: null,
  is_cancellable: true,
  created_at: '2026-11-20T01:00:00Z',
}

/** A page of a list, and how many rows its pages have together. */
export const pageOf = (invoices: readonly object[], total_count = invoices.length) => ({
  invoices,
  total_count,
  total_count_is_action_required: 0,
})
