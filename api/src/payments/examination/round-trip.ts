import { type InvoiceStatusValue, isRegisteredHolder, type OwnNames } from '@invoice-card/domain'
import type { Db } from '../../platform/database/public.ts'
import { findOwnCompany } from '../../parties/suppliers/public.ts'
import { listPossibleRoundTrips } from './round-trip-store.ts'
import type { InvoiceRow } from '../../books/invoices/public.ts'

/** A payment of the payee to the payer. */
export interface RoundTripPayment {
  readonly id: number
  readonly amount: number
  readonly status: InvoiceStatusValue
  readonly transfer_date: string | null
  readonly supplier_name: string
  /** The company that makes it. */
  readonly payer_name: string
}

/**
 * Payments by which the payee of an invoice pays its payer within 60 days, the oldest first: A→B→A is how a card is
 * turned into cash.
 */
export async function listRoundTrips(db: Db, invoice: InvoiceRow): Promise<RoundTripPayment[]> {
  if (invoice.buyer_company_id === null) return []
  const holder = invoice.account?.account_holder_kana ?? null
  const possible = await listPossibleRoundTrips(db, invoice, holder === null ? [] : namesIn(holder))
  if (possible.length === 0) return []
  const payer = await findOwnCompany(db, invoice.buyer_company_id)
  return possible
    .filter(back => back.is_payee_identified || isHeldBy(back.payee, holder, back.payee_corporate_number))
    .filter(back => back.is_payer_identified || isHeldBy(payer, back.account_holder_kana, back.corporate_number))
    .map(({ id, amount, status, transfer_date, supplier_name, payee: { name: payer_name } }) => ({
      id,
      amount,
      status,
      transfer_date,
      supplier_name,
      payer_name,
    }))
}

/** Without its legal form, and without the trade names that banks put before a person's. */
function namesIn(holder: string): string[] {
  const words = holder.replaceAll(/^[^()]*\)|\([^()]*\)?/g, '').split(' ')
  return words.map((_word, from) => words.slice(from).join('')).filter(name => name !== '')
}

/**
 * Whether an account may be a company's by its holder alone. Two numbers distinguish namesakes, and so does a legal
 * form, which no sole proprietor has.
 */
function isHeldBy(company: OwnNames, holder: string | null, corporateNumber: string | null): boolean {
  if (holder === null || (company.corporate_number !== null && corporateNumber !== null)) return false
  if (company.person_kana !== null && /[()]/.test(holder)) return false
  return isRegisteredHolder(company, holder)
}
