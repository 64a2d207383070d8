import { invoiceStatus } from '@invoice-card/domain'
import type { Db } from '../../platform/database/connection.ts'
import { insertInvoice } from '../../books/invoices/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import type { InvoiceRow } from '../../books/invoices/row.ts'
import { findOwnCompany } from '../../parties/suppliers/rows/store.ts'

interface Parties {
  readonly seller: { readonly companyId: number; readonly userId: number }
  readonly buyer: { readonly companyId: number }
}

/** A request that waits for its buyer's card: 110,000 yen, of which the seller gets 106,700 on 2026-11-30. */
export async function createRequest(
  db: Db,
  { seller, buyer }: Parties,
  now: Date,
  changes: Partial<Pick<InvoiceRow, 'status' | 'transfer_date' | 'registration_number' | 'invoice_number'>> = {},
): Promise<InvoiceRow> {
  const { name } = await findOwnCompany(db, seller.companyId)
  return changeBooks(db, async books => {
    const invoice = await insertInvoice(books, {
      kind: 'request',
      status: invoiceStatus.waitingForPayment,
      seller_company_id: seller.companyId,
      buyer_company_id: buyer.companyId,
      buyer_name: '株式会社テスト商事',
      buyer_email_address: 'keiri@example.co.jp',
      supplier_name: name,
      account: {
        bank_code: '0005',
        bank_name: '三菱ＵＦＪ',
        branch_code: '001',
        branch_name: '本店',
        account_type: 1,
        account_number: '7654321',
        account_holder_kana: 'ｶ)ｳﾘﾃ',
      },
      amount: 110_000,
      commission_amount: 3_300,
      commission_tax_amount: 300,
      commission_rate: 3,
      due_date: '2026-11-30',
      transfer_date: '2026-11-30',
      created_by: seller.userId,
      created_at: now,
      updated_at: now,
      ...changes,
    })
    books.addEvent({ invoice_id: invoice.id, kind: 'requested', actor: `user-${seller.userId}`, at: now })
    return invoice
  })
}
