import { legalForms, officeForms } from './legal-forms.ts'
import { normalizeText, toHalfWidth, toKatakana } from '../text/text-width.ts'

/** Longest account holder in the zengin format, in half-width characters. */
export const holderKanaMaxLength = 30

/** `wo_became_o`: ヲ is not in the character set and became オ. `cut`: more than 30 characters, the rest is gone. */
export type HolderKanaWarning = 'wo_became_o' | 'cut'

/** A converted name with warnings to show, or the reason why there is none. */
export type HolderKanaResult =
  | { readonly is_converted: true; readonly holder_kana: string; readonly warnings: readonly HolderKanaWarning[] }
  /** The characters that have no place in the format: kanji above all. */
  | { readonly is_converted: false; readonly unconvertible: readonly string[] }

/**
 * A company or person name in kana in the form that bank transfers use: half-width capital kana with voicing
 * apart, A–Z, 0–9, `( ) - . /` and space, legal forms abbreviated as head `カ)`, tail `(カ` or middle `(カ)`.
 * @example convertHolderKana('株式会社アオバデザイン') // { is_converted: true, holder_kana: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ', warnings: [] }
 */
export const convertHolderKana = (name: string): HolderKanaResult => {
  const abbreviated = abbreviate(toLargeKatakana(normalizeText(name)))
  const replaced = abbreviated
    .replaceAll('ヲ', 'オ')
    .replaceAll('ヱ', 'エ')
    .replaceAll('ヰ', 'イ')
    .replace(/[ー‐‑–—―−]/g, '-')
    .replaceAll('・', ' ')
  const converted = toHalfWidth(replaced)
    .replace(/ +/g, ' ')
    .replace(/ ?([()]) ?/g, '$1')
    .trim()
  const unconvertible = [...new Set([...converted].filter(character => !isZenginKana(character)))]
  if (converted === '' || unconvertible.length > 0) return { is_converted: false, unconvertible }
  const warnings: HolderKanaWarning[] = []
  if (abbreviated.includes('ヲ')) warnings.push('wo_became_o')
  if (converted.length > holderKanaMaxLength) warnings.push('cut')
  return { is_converted: true, holder_kana: converted.slice(0, holderKanaMaxLength).trim(), warnings }
}

/** Whether a text consists of characters that the zengin format allows in a holder's name. */
const isZenginKana = (text: string): boolean => /^[\uFF71-\uFF9FA-Z0-9()\-./ ]+$/.test(text)

const largeOf = new Map(
  [...'ァアィイゥウェエォオッツャヤュユョヨヮワヵカヶケ'].flatMap((kana, i, all) =>
    i % 2 === 0 ? [[kana, all[i + 1] ?? kana]] : [],
  ) as [string, string][],
)

const toLargeKatakana = (text: string): string =>
  toKatakana(text)
    .toUpperCase()
    .replace(/[ァィゥェォッャュョヮヵヶ]/g, kana => largeOf.get(kana) ?? kana)

// In kana a legal form counts only at the ends: inside it may be part of a name.
const abbreviate = (name: string): string => {
  let result = name
  for (const form of legalForms) {
    const written = form.short ? `${form.name}|\\(${form.short}\\)` : form.name
    const anywhere = form.kana ? `${written}|^${form.kana}|${form.kana}$` : written
    result = result.replace(new RegExp(` ?(?:${anywhere}) ?`), (found, at: number) =>
      place(form.zengin, at, found.length, result.length),
    )
  }
  for (const form of officeForms) {
    result = result.replace(new RegExp(` ?(?:${form.name}|${form.kana})$`), `(${form.zengin}`)
  }
  return result
}

const place = (zengin: string, at: number, length: number, total: number): string => {
  if (at === 0) return `${zengin})`
  return at + length === total ? `(${zengin}` : `(${zengin})`
}
