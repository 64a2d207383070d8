import type { OcrFields } from '@invoice-card/contracts'
import { noRemarks, type Remarks } from '../../../../api/src/reading/ocr/fields/remarks.ts'
import type { Facts, RateTotal } from './facts.ts'
import type { Rate } from './goods.ts'
import type { Sheets } from './layout.ts'

/** Each field that is judged with the only value that is right; null where the document does not say it. */
export type Expected = { readonly [Name in keyof OcrFields]?: OcrFields[Name]['value'] }

/** Of a paper that is refused: nothing of it is taken for yen or for an account in Japan. */
const refused: Expected = {
  total_amount: null,
  standard_taxable_amount: null,
  reduced_taxable_amount: null,
  nontaxable_amount: null,
  standard_tax_amount: null,
  reduced_tax_amount: null,
  bank_code: null,
  branch_code: null,
}

/**
 * What a reader must find: one of these as a whole where a document names several accounts, for the money arrives in
 * any of them.
 */
export const expectedOf = (facts: Facts): Expected[] => (facts.currency === 'JPY' ? domestic(facts) : [refused])

/** What a reader must say of the document as a whole. */
export const remarksOf = ({ currency }: Facts, { invoicePages = [] }: Sheets): Remarks => ({
  ...noRemarks,
  currency: currency === 'JPY' ? null : currency,
  invoicePages,
})

const domestic = ({ issuer, payer, invoice_number, issue_date, due_date, total, rates, accounts }: Facts): Expected[] =>
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
