import { normalizeText } from '../text/text-width.ts'

/**
 * One spelling for numbers of documents and issuers that are typed in any width and case.
 * @example comparableNumber('inv－０1 2') // 'INV-012'
 */
export const comparableNumber = (number: string): string => normalizeText(number).replace(/\s/g, '').toUpperCase()
