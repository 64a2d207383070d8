import { applicationDeadline } from '@invoice-card/domain'
import { holidays } from '../banks/holidays.ts'
import { insertDepositAccount } from '../buyers/store.ts'
import { insertRequestTerms } from '../collections/request-store.ts'
import type { Db } from '../database/connection.ts'
import type { InvoiceRow } from '../invoices/transitions.ts'
import { addRequestKey } from '../request-keys/store.ts'
import { corporationToSupplier } from '../suppliers/new-supplier.ts'
import { findSameSupplier, insertSupplier } from '../suppliers/store.ts'
import type { SeedRequest } from './money-data.ts'
import type { SeedCompanies } from './step.ts'

/** What a request of the seed holds beyond its invoice: the partner, one standard rate, a key, and the account for the money. */
export async function seedRequestTerms(db: Db, invoice: InvoiceRow, { companyId, userId }: SeedCompanies['demo'], request: SeedRequest, at: Date): Promise<void> {
  const partner = corporationToSupplier({ corporate_name: request.buyerName })
  const partner_id = (await findSameSupplier(db, companyId, partner))?.id ?? await insertSupplier(db, companyId, partner, at)
  const standard = Math.round(invoice.amount / 1.1)
  await insertRequestTerms(db, {
    invoice_id: invoice.id, seller_company_id: companyId, idempotency_key: `seed-${invoice.id}`, body_hash: 'seed', partner_id, person_name: 'ご担当者', message: '',
    standard_taxable_amount: standard, reduced_taxable_amount: 0, nontaxable_amount: 0, standard_discounted_amount: standard, reduced_discounted_amount: 0, nontaxable_discounted_amount: 0,
    consumption_tax_amount: invoice.amount - standard, discount_amount: 0, discount_rate: null,
    expires_at: applicationDeadline(invoice.transfer_date ?? invoice.due_date, holidays), reminded_at: null,
  })
  await addRequestKey(db, invoice.id, at)
  if (!invoice.account) return
  const { bank_code, branch_code, account_type, account_number, account_holder_kana } = invoice.account
  await insertDepositAccount(db, { company_id: companyId, user_id: userId }, { bank_code, branch_code, account_type, account_number, account_holder_kana }, at)
}
