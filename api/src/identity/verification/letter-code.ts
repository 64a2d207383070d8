import type { SecretKeys } from '@invoice-card/settings'
import { randomInt } from 'node:crypto'
import { isSignatureOf, signText } from '../../platform/crypto/public.ts'

// Without the letters and digits that a print makes alike: 0 O, 1 I, 8 B.
const alphabet = 'ACDEFGHJKLMNPQRSTUVWXYZ2345679'
const length = 10

/** Ten letters and digits, 49 bits; printed with a hyphen in the middle. */
export const randomLetterCode = (): string => {
  const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}

/** A code as people type it: any width and case, with or without hyphen and spaces. */
const plain = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** Keyed, so that the database alone does not give the code away. */
export const hashLetterCode = (secrets: SecretKeys, companyId: number, code: string): string =>
  signText(secrets, `letter:${companyId}:${plain(code)}`)

/** True for the code of a hash, whichever of the keys made it. */
export const isLetterCodeOf = (secrets: SecretKeys, companyId: number, code: string, hash: string): boolean =>
  isSignatureOf(secrets, `letter:${companyId}:${plain(code)}`, hash)
