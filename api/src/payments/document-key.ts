import { normalizeText } from '@invoice-card/domain'
import { sha256 } from '../audit/hash.ts'

/** What an invoice document is known by, whoever uploads it; null where its issuer or number is not known. */
export const documentKeyOf = (
  { registration_number, invoice_number }: { readonly registration_number?: string | null | undefined, readonly invoice_number?: string | null | undefined }, amount: number,
): string | null =>
  registration_number && invoice_number ? sha256(`${comparableNumber(registration_number)} ${comparableNumber(invoice_number)} ${amount}`) : null

/** One spelling for numbers that are typed in any width and case. */
export const comparableNumber = (number: string): string => normalizeText(number).replace(/\s/g, '').toUpperCase()
