import type { OcrFields } from '@invoice-card/contracts'
import type { Facts, Rate, RateTotal } from './facts.ts'

/** Each field with the only value that is right; null where the document does not say it. */
export type Expected = { readonly [Name in keyof OcrFields]: OcrFields[Name]['value'] }

/**
 * What a reader must find: one of these as a whole where a document names several accounts, for the money arrives in
 * any of them.
 */
export const expectedOf = ({
  issuer,
  payer,
  invoice_number,
  issue_date,
  due_date,
  total,
  rates,
  accounts,
}: Facts): Expected[] =>
  accounts.map(account => ({
    issuer_name: issuer.name,
    registration_number: issuer.registration_number,
    invoice_number,
    issue_date,
    due_date,
    total_amount: total,
    standard_taxable_amount: totalOf(rates, 10)?.net ?? null,
    reduced_taxable_amount: totalOf(rates, 8)?.net ?? null,
    nontaxable_amount: null,
    standard_tax_amount: totalOf(rates, 10)?.tax ?? null,
    reduced_tax_amount: totalOf(rates, 8)?.tax ?? null,
    bank_code: account.bank.code,
    bank_name: account.bank.name,
    branch_code: account.branch.code,
    branch_name: account.branch.name,
    account_type: account.type,
    account_number: account.number,
    account_holder_kana: account.holder_kana,
    payer_name: payer.name,
  }))

const totalOf = (rates: readonly RateTotal[], rate: Rate): RateTotal | undefined =>
  rates.find(total => total.rate === rate)
