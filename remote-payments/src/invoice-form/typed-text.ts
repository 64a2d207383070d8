import { normalizeText } from '@invoice-card/domain'

/** Whole yen of an amount field; null while it is empty or holds something else. */
export const amountOf = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null)

/** Digits only, half-width; hyphens and spaces may stand between them. */
export const digitsOf = (text: string): string => normalizeText(text).replace(/[\s‐‑–—―−ー-]/g, '')
