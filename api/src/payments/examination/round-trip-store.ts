import { sql } from 'kysely'
import { type InvoiceStatusValue, type OwnNames, paidStatuses } from '@invoice-card/domain'
import { type Db, literals } from '../../platform/database/public.ts'
import type { InvoiceRow } from '../../books/invoices/public.ts'

/** How far apart a payment and one that goes back may lie to be compared. */
const daysApart = 60

/** A payment that may go back, and how sure it is that either company is the one that the other pays. */
export interface PossibleRoundTrip {
  readonly id: number
  readonly amount: number
  readonly status: InvoiceStatusValue
  readonly transfer_date: string | null
  readonly supplier_name: string
  readonly account_holder_kana: string | null
  /** Of whom it pays. */
  readonly corporate_number: string | null
  readonly is_payer_identified: boolean
  /** The company that makes it. */
  readonly payee: OwnNames
  readonly is_payee_identified: boolean
  /** Of whom the invoice itself pays. */
  readonly payee_corporate_number: string | null
}

/**
 * Payments by which the payee of an invoice may pay its payer within 60 days, the oldest first. The request, the
 * corporate number, the T number and the bank account say who is who, whatever the names; `holders` are the names that
 * the invoice's account may be in.
 */
export async function listPossibleRoundTrips(
  db: Db,
  { id, buyer_company_id, seller_company_id, supplier_id, registration_number, account, created_at }: InvoiceRow,
  holders: readonly string[],
): Promise<PossibleRoundTrip[]> {
  const { rows } = await sql<PossibleRoundTrip>`
    with identified as (
      select id from companies where registration_status <> 'rejected' and (id = ${seller_company_id}
        or ${registration_number?.slice(1) ?? null} in (corporate_number, closed_number)
        or (select corporate_number from suppliers where id = ${supplier_id}) in (corporate_number, closed_number))
      union select company_id from deposit_accounts
        where (bank_code, branch_code, account_type, account_number)
          = (${account?.bank_code ?? null}, ${account?.branch_code ?? null},
            ${account?.account_type ?? null}::smallint, ${account?.account_number ?? null})
    ), namesakes as (
      select id from companies where registration_status <> 'rejected'
        and holder_keys(name, name_kana, sole_proprietor)
          && array(select holder_key(holder) from unnest(${holders}::text[]) holder)
    ), possible as (
      select back.id, back.amount, back.status, back.transfer_date, back.supplier_name, back.created_at,
        back.buyer_company_id, back.account->>'account_holder_kana' as account_holder_kana,
        coalesce(supplier.corporate_number, substr(back.registration_number, 2)) as corporate_number,
        back.buyer_company_id in (select identified.id from identified) as is_payee_identified,
        coalesce(back.seller_company_id = payer.id, false)
          or coalesce(back.registration_number = 'T' || payer.corporate_number, false)
          or coalesce(supplier.corporate_number = payer.corporate_number, false)
          or exists (select from deposit_accounts own where own.company_id = payer.id
            and (own.bank_code, own.branch_code, own.account_type::text, own.account_number)
              = (back.account->>'bank_code', back.account->>'branch_code',
                back.account->>'account_type', back.account->>'account_number')) as is_payer_identified,
        holder_keys(payer.name, payer.name_kana, payer.sole_proprietor) as payer_keys
      from invoices back join companies payer on payer.id = ${buyer_company_id}
        left join suppliers supplier on supplier.id = back.supplier_id
      where back.buyer_company_id in (select identified.id from identified union select namesakes.id from namesakes)
        and back.buyer_company_id <> payer.id and back.id <> ${id} and back.status in (${literals(paidStatuses)})
        and back.created_at between ${created_at}::timestamptz - make_interval(days => ${daysApart})
          and ${created_at}::timestamptz + make_interval(days => ${daysApart})
    )
    select possible.id, amount, status, transfer_date, supplier_name, account_holder_kana, possible.corporate_number,
      is_payer_identified, is_payee_identified,
      coalesce((select corporate_number from suppliers where id = ${supplier_id}),
        ${registration_number?.slice(1) ?? null}) as payee_corporate_number,
      json_build_object('name', payee.name, 'name_kana', payee.name_kana, 'corporate_number', payee.corporate_number,
        'transfer_person_name', payee.transfer_person_name,
        'person_kana', (payee.sole_proprietor->>'representative_last_name_kana') || ' '
          || (payee.sole_proprietor->>'representative_first_name_kana')) as payee
    from possible join companies payee on payee.id = possible.buyer_company_id
    where is_payer_identified
      or exists (select from unnest(payer_keys) key where strpos(holder_letters(account_holder_kana), key) > 0)
    order by possible.created_at, possible.id`.execute(db)
  return rows
}
