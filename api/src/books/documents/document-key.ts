import { comparableCompanyName, comparableNumber } from '@invoice-card/domain'
import { sha256 } from '../../platform/crypto/public.ts'
import type { AccountSnapshot } from '../../platform/database/public.ts'

/** The key of an invoice document, the same for any uploader; null where its issuer or number is not known. */
export const documentKeyOf = (
  {
    registration_number,
    invoice_number,
  }: { readonly registration_number?: string | null | undefined; readonly invoice_number?: string | null | undefined },
  amount: number,
): string | null =>
  registration_number && invoice_number
    ? sha256(`${comparableNumber(registration_number)} ${comparableNumber(invoice_number)} ${amount}`)
    : null

const accountParts = ['bank_code', 'branch_code', 'account_type', 'account_number'] as const

/** A document and all that is known of its issuer; an empty value is passed over. */
interface KnownDocument {
  readonly invoice_number: string | null | undefined
  /** What is billed, in yen. */
  readonly amount: number
  /** T numbers, of corporations with their T. */
  readonly registration_numbers: readonly (string | null | undefined)[]
  readonly names: readonly (string | null | undefined)[]
  readonly account: Pick<AccountSnapshot, (typeof accountParts)[number]> | null
}

const sides = { application: 'request', request: 'application' } as const
type DocumentSide = keyof typeof sides

/**
 * The keys that a request and the buyer's own application about one document have in common, each with its side. Two of
 * one side don't exclude each other: an issuer that numbers by months sends the same name, number and amount again.
 * Decision 0067.
 */
export function counterpartKeysOf(side: DocumentSide, document: KnownDocument): string[] {
  const { invoice_number, amount, registration_numbers, names, account } = document
  if (!invoice_number) return []
  const issuers = [
    ...registration_numbers.filter(isGiven).map(comparableNumber),
    ...names.filter(isGiven).map(comparableCompanyName).filter(isGiven),
    ...(account ? [accountParts.map(part => account[part]).join('-')] : []),
  ]
  const bill = `${comparableNumber(invoice_number)} ${amount}`
  return [...new Set(issuers)].map(issuer => `${side}:${sha256(`${issuer} ${bill}`)}`)
}

/** The keys that the other side has for the same document. */
export const oppositeKeysOf = (keys: readonly string[]): string[] =>
  keys.map(key => {
    const [side = '', hash] = key.split(':')
    return `${sides[side as DocumentSide]}:${hash}`
  })

const isGiven = (text: string | null | undefined): text is string => text !== null && text !== undefined && text !== ''
