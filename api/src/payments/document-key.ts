import { comparableCompanyName, normalizeText } from '@invoice-card/domain'
import { sha256 } from '../audit/hash.ts'
import type { AccountSnapshot } from '../database/schema/money.ts'

/** What an invoice document is known by, whoever uploads it; null where its issuer or number is not known. */
export const documentKeyOf = (
  { registration_number, invoice_number }: { readonly registration_number?: string | null | undefined, readonly invoice_number?: string | null | undefined }, amount: number,
): string | null =>
  registration_number && invoice_number ? sha256(`${comparableNumber(registration_number)} ${comparableNumber(invoice_number)} ${amount}`) : null

/** A document and all that is known of its issuer; what is empty is passed over. */
export interface KnownDocument {
  readonly invoice_number: string | null | undefined
  /** What is billed, in yen. */
  readonly amount: number
  /** T numbers, of corporations with their T. */
  readonly registration_numbers: readonly (string | null | undefined)[]
  readonly names: readonly (string | null | undefined)[]
  readonly account: Pick<AccountSnapshot, 'bank_code' | 'branch_code' | 'account_type' | 'account_number'> | null
}

const sides = { application: 'request', request: 'application' } as const
export type DocumentSide = keyof typeof sides

/**
 * What a request and the buyer's own application about one document have in common, each with its side. Two applications, or two requests, with the same
 * words are none: who numbers invoices by months sends the same name, number and amount again.
 */
export function counterpartKeysOf(side: DocumentSide, { invoice_number, amount, registration_numbers, names, account }: KnownDocument): string[] {
  if (!invoice_number) return []
  const issuers = [
    ...registration_numbers.filter(isGiven).map(comparableNumber),
    ...names.filter(isGiven).map(comparableCompanyName).filter(isGiven),
    ...account ? [[account.bank_code, account.branch_code, account.account_type, account.account_number].join('-')] : [],
  ]
  return [...new Set(issuers)].map(issuer => `${side}:${sha256(`${issuer} ${comparableNumber(invoice_number)} ${amount}`)}`)
}

/** The keys that the other side has for the same document. */
export const oppositeKeysOf = (keys: readonly string[]): string[] =>
  keys.map((key) => {
    const [side = '', hash] = key.split(':')
    return `${sides[side as DocumentSide]}:${hash}`
  })

const isGiven = (text: string | null | undefined): text is string => text !== null && text !== undefined && text !== ''

/** One spelling for numbers that are typed in any width and case. */
export const comparableNumber = (number: string): string => normalizeText(number).replace(/\s/g, '').toUpperCase()
