import { listInvoices, listPayments } from './payments.ts'
import type { Finding, Invariant } from './world.ts'

/** What the card must be for each status of an invoice that was paid by one. */
const allowed: Readonly<Record<number, readonly string[]>> = {
  // Answered after it was complete, an invoice is examined again with its card charged.
  1: ['authorised', 'captured'],
  2: ['authorised', 'captured'],
  3: ['captured'],
  4: ['captured'],
  5: ['voided', 'refunded', 'declined', 'abandoned'],
}

/** Invoice and payment agree, and each refers to the other. */
export const statuses: Invariant = async world => {
  const [invoices, payments] = await Promise.all([listInvoices(world), listPayments(world)])
  const invoiceIds = new Set(invoices.map(({ id }) => id))
  const findings: Finding[] = []
  for (const { id, kind, status, payment_id, payment_status, order_id } of invoices) {
    const about = order_id ?? ''
    if (payment_id === null && kind === 'payment')
      findings.push({ about, text: `invoice ${id} in status ${status} has no payment` })
    if (payment_id !== null && !allowed[status]?.includes(payment_status ?? ''))
      findings.push({ about, text: `invoice ${id} is in status ${status}, its payment is ${payment_status}` })
  }
  for (const { order_id, status, invoice_id } of payments) {
    const isUsed = ['authorised', 'captured', 'voided', 'refunded'].includes(status)
    if (isUsed && (invoice_id === null || !invoiceIds.has(invoice_id)))
      findings.push({ about: order_id, text: `the payment is ${status} without an invoice` })
  }
  return findings
}
