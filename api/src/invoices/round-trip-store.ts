import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import type { InvoiceRow } from './transitions.ts'

/** How far apart a payment and one that goes back may lie to be looked at together. */
const daysApart = 60

/** A payment of the payee to the payer. */
export interface PaymentBack { readonly id: number, readonly amount: number }

/**
 * Payments by which the payee of an invoice pays its payer within 60 days, the oldest first: A→B→A is how a card is turned into cash.
 * Who is who is told by the request, the corporate number, the T number and the bank account, whatever the names.
 */
export async function listPaymentsBack(db: Db, { id, buyer_company_id, seller_company_id, supplier_id, registration_number, account, created_at }: InvoiceRow): Promise<PaymentBack[]> {
  if (buyer_company_id === null) return []
  const { rows } = await sql<PaymentBack>`
    with payees as (
      select id from companies where registration_status <> 'rejected' and (id = ${seller_company_id} or corporate_number = ${registration_number?.slice(1) ?? null}
        or corporate_number = (select corporate_number from suppliers where id = ${supplier_id}))
      union select company_id from deposit_accounts
        where (bank_code, branch_code, account_type, account_number)
          = (${account?.bank_code ?? null}, ${account?.branch_code ?? null}, ${account?.account_type ?? null}::smallint, ${account?.account_number ?? null})
    )
    select back.id, back.amount from invoices back join companies payer on payer.id = ${buyer_company_id}
    where back.buyer_company_id in (select payees.id from payees where payees.id <> payer.id) and back.id <> ${id} and back.status in (1, 2, 3, 4)
      and back.created_at between ${created_at}::timestamptz - make_interval(days => ${daysApart}) and ${created_at}::timestamptz + make_interval(days => ${daysApart})
      and (back.seller_company_id = payer.id
        or back.registration_number = 'T' || payer.corporate_number
        or exists (select from suppliers where suppliers.id = back.supplier_id and suppliers.corporate_number = payer.corporate_number)
        or exists (select from deposit_accounts own where own.company_id = payer.id
          and (own.bank_code, own.branch_code, own.account_type::text, own.account_number)
            = (back.account->>'bank_code', back.account->>'branch_code', back.account->>'account_type', back.account->>'account_number')))
    order by back.created_at, back.id`.execute(db)
  return rows
}
