import { normalizeText } from '@invoice-card/domain'

/** Digits only, half-width; hyphens and spaces may stand between them. */
export const accountDigits = (text: string): string => normalizeText(text).replace(/[\s‐‑–—―−ー-]/g, '')
