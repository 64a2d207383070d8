import { comparableNumber, invoiceStatus } from '@invoice-card/domain'
import type { Db } from '../../../platform/database/public.ts'

interface Claim {
  readonly partner_id: number
  readonly invoice_number: string
  readonly amount: number
}

const unpaid = [invoiceStatus.cancelled, invoiceStatus.expired] as const

/**
 * A seller's requests to the same partner with the same amount and number, in any spelling, that did not end unpaid;
 * newest first.
 */
export async function listDuplicates(db: Db, sellerCompanyId: number, { partner_id, invoice_number, amount }: Claim) {
  const number = comparableNumber(invoice_number)
  if (number === '') return []
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('invoice_requests as request', 'request.invoice_id', 'invoices.id')
    .select(['invoices.id', 'status', 'created_at', 'invoice_number'])
    .where('invoices.seller_company_id', '=', sellerCompanyId)
    .where('kind', '=', 'request')
    .where('status', 'not in', unpaid)
    .where('partner_id', '=', partner_id)
    .where('amount', '=', amount)
    .where('invoice_number', 'is not', null)
    .orderBy('invoices.id', 'desc')
    .execute()
  return rows.filter(row => comparableNumber(row.invoice_number ?? '') === number)
}
