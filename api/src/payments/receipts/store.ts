import { sql } from 'kysely'
import { cardLabel } from '@invoice-card/contracts'
import { invoiceDisplayId, japanDay } from '@invoice-card/domain'
import { issuer } from '../../platform/config/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { InvoiceRow } from '../../books/invoices/public.ts'
import type { PaymentRow } from '../../books/payments/public.ts'
import { findOwnCompany } from '../../parties/suppliers/public.ts'

interface Issued {
  readonly now: Date
  /** The day of the service: the receipt's 取引年月日. */
  readonly transferredOn: string
}

/**
 * Issues the receipt of the fee for a transferred invoice, to whom bears it: the seller of a request, else the payer.
 * Numbers follow each other without a gap, but for those that a restore left out: the row of the last one stays locked
 * until the commit.
 */
export const issueReceipt = async (
  db: Db,
  invoice: InvoiceRow,
  payment: PaymentRow,
  { now, transferredOn }: Issued,
): Promise<number> => {
  const company_id = invoice.seller_company_id ?? payment.company_id
  const { name: recipient_name } = await findOwnCompany(db, company_id)
  const { last_number: number } = await db
    .updateTable('receipt_numbers')
    .set({ last_number: sql<number>`last_number + 1` })
    .returning('last_number')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('receipts')
    .values({
      number,
      invoice_id: invoice.id,
      company_id,
      issued_on: japanDay(now),
      created_at: now,
      content: {
        recipient_name,
        ...issuer,
        description: '請求書カード払いサービス利用手数料',
        invoice_display_id: invoiceDisplayId(invoice.id),
        ...(invoice.kind === 'request' ? deductedFrom(invoice) : paidWith(invoice, payment)),
        transaction_date: transferredOn,
        taxed_amount: invoice.commission_amount,
        tax_rate: 10,
        tax_amount: invoice.commission_tax_amount,
      },
    })
    .execute()
  return number
}

const paidWith = ({ supplier_name }: InvoiceRow, { card_brand, card_last4 }: PaymentRow) => ({
  supplier_name,
  payment_method: `クレジットカード払い（${cardLabel({ brand: card_brand ?? '', last4: card_last4 ?? '' })}）`,
})

/** A seller pays no fee but gets so much less, and never learns which card its buyer used. */
const deductedFrom = ({ buyer_name }: InvoiceRow) => ({
  supplier_name: `${buyer_name ?? '依頼先'}へのカード払いのご依頼`,
  payment_method: '入金額からの差し引き（相殺）',
  is_deducted: true as const,
})

/**
 * The day in Japan on which the fee of a row of `receipts` was given back with the payment, in a query of them; null
 * while the receipt holds.
 */
export const refundedOnOfReceipt = sql<string | null>`(
  select (decided_at at time zone 'Asia/Tokyo')::date from returned_transfers
  where returned_transfers.invoice_id = receipts.invoice_id and outcome = 'refund')`

/** The receipt of an invoice if it was issued to the company. */
export const findReceiptOf = (db: Db, companyId: number, invoiceId: number) =>
  db
    .selectFrom('receipts')
    .selectAll()
    .select(refundedOnOfReceipt.as('refunded_on'))
    .where('invoice_id', '=', invoiceId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()

const ofInvoices = (db: Db, companyId: number, invoiceIds: readonly number[]) =>
  db.selectFrom('receipts').where('company_id', '=', companyId).where('invoice_id', 'in', invoiceIds)

/** The number of the receipt that the payer of a row of `invoices` has; that of a request is its seller's. */
export const receiptNumberOfRow = sql<number | null>`(
  select number from receipts where invoice_id = invoices.id and company_id = invoices.buyer_company_id)`

/** How many of these invoices have a receipt that was issued to the company. */
export async function countReceipts(db: Db, companyId: number, invoiceIds: readonly number[]): Promise<number> {
  const { count } = await ofInvoices(db, companyId, invoiceIds)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Their receipts, the oldest first. */
export const listReceiptsOf = (db: Db, companyId: number, invoiceIds: readonly number[]) =>
  ofInvoices(db, companyId, invoiceIds)
    .selectAll()
    .select(refundedOnOfReceipt.as('refunded_on'))
    .orderBy('number')
    .execute()

export const findReceipt = (db: Db, invoiceId: number) =>
  db.selectFrom('receipts').selectAll().where('invoice_id', '=', invoiceId).executeTakeFirst()

export const findReceiptByNumber = (db: Db, number: number) =>
  db
    .selectFrom('receipts')
    .selectAll()
    .select(refundedOnOfReceipt.as('refunded_on'))
    .where('number', '=', number)
    .executeTakeFirst()
