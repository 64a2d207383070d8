import { normalizeText } from '@invoice-card/domain'

/** Whole yen out of the digits of an amount field; null while it is empty. */
export const amountOf = (digits: string): number | null => (/^\d{1,12}$/.test(digits) ? Number(digits) : null)

/** Digits only, half-width; hyphens and spaces may stand between them. */
export const digitsOf = (text: string): string => normalizeText(text).replace(/[\s‐‑–—―−ー-]/g, '')

export { toRegistrationNumber as registrationNumberOf } from '@invoice-card/domain'
