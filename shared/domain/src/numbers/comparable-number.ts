import { withHyphens } from '../text/digits.ts'
import { normalizeText } from '../text/text-width.ts'

/**
 * One spelling for numbers of documents and issuers that are typed in any width and case, and with any dash.
 * @example comparableNumber('inv−０1 2') // 'INV-012'
 */
export const comparableNumber = (number: string): string =>
  withHyphens(normalizeText(number)).replace(/\s/g, '').toUpperCase()
