import { legalForms } from './legal-forms.ts'
import { normalizeText } from '../text/text-width.ts'

const legalForm = new RegExp(
  legalForms.flatMap(form => [form.name, ...(form.short ? [`\\(${form.short}\\)`] : [])]).join('|'),
  'g',
)

/** Whether a text carries a Japanese legal form (株式会社, (有), 医療法人 …). */
export const hasLegalForm = (name: string): boolean => normalizeText(name).search(legalForm) !== -1

/** Whether the legal form comes first: 株式会社青葉, not 青葉株式会社. */
export const startsWithLegalForm = (name: string): boolean => normalizeText(name).search(legalForm) === 0

/** How transfers abbreviate the legal form that a name carries (カ for 株式会社), or null where it carries none. */
export const legalFormOf = (name: string): string | null =>
  legalForms.find(form =>
    new RegExp(form.short ? `${form.name}|\\(${form.short}\\)` : form.name).test(normalizeText(name)),
  )?.zengin ?? null

/**
 * A company name without legal form, spaces, width and case, for comparing.
 * @example comparableCompanyName('㈱サンプル 商事') === comparableCompanyName('株式会社サンプル商事')
 */
export const comparableCompanyName = (name: string): string =>
  normalizeText(name)
    .replaceAll(legalForm, '')
    .replace(/[\s・.,'’-]/g, '')
    .toUpperCase()

/** Whether two names mean the same company as far as the text shows; an empty name equals none. */
export const isSameCompanyName = (a: string, b: string): boolean =>
  comparableCompanyName(a) !== '' && comparableCompanyName(a) === comparableCompanyName(b)
