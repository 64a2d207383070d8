import type { TestApp } from '../app/app.ts'

/** What a receipt of a test says. */
const content = {
  recipient_name: '株式会社テスト',
  issuer_name: '株式会社運営',
  issuer_registration_number: 'T1234567890123',
  issuer_address: '東京都',
  description: '手数料',
  invoice_display_id: 'I-1',
  supplier_name: '株式会社アオバデザイン',
  payment_method: 'クレジットカード払い',
  transaction_date: '2026-11-20',
  taxed_amount: 3_300,
  tax_rate: 10,
  tax_amount: 300,
} as const

/** Transferred payments of a company with their receipts, written down without the way there. Their ids. */
export async function insertReceipts({ db, clock }: TestApp, companyId: number, count: number): Promise<number[]> {
  const invoices = await db
    .insertInto('invoices')
    .values(
      Array.from({ length: count }, () => ({
        kind: 'payment' as const,
        status: 4 as const,
        buyer_company_id: companyId,
        supplier_name: content.supplier_name,
        amount: 110_000,
        commission_amount: 3_300,
        commission_tax_amount: 300,
        due_date: '2026-11-30',
        transfer_date: '2026-11-30',
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('receipts')
    .values(
      invoices.map(({ id }) => ({
        // Of any unique number; an invoice has one receipt.
        number: id,
        invoice_id: id,
        company_id: companyId,
        issued_on: '2026-11-20',
        created_at: clock.now(),
        content,
      })),
    )
    .execute()
  return invoices.map(({ id }) => id)
}
