import { displayKana, normalizeText, toKatakana } from '../text/text-width.ts'
import { legalFormOf } from './company-name.ts'
import { convertHolderKana } from './holder-kana.ts'

/**
 * The name that a company probably has at its bank: the kana of its name, with the legal form where the name has it.
 * Empty where the kana are missing or no transfer could carry them.
 * @example proposedHolder('青葉株式会社', 'アオバ') // 'アオバ（カ'
 */
export function proposedHolder(name: string, nameKana: string): string {
  const kana = toKatakana(normalizeText(nameKana))
  const form = legalFormOf(name)
  const hasForm = kana !== '' && form !== null && /[()]/.test(holderOf(kana))
  const holder = form === null || hasForm ? kana : isFormAtEnd(name) ? `${kana}(${form}` : `${form})${kana}`
  return kana !== '' && convertHolderKana(holder).is_converted ? displayKana(holder) : ''
}

const holderOf = (text: string): string => {
  const result = convertHolderKana(text)
  return result.is_converted ? result.holder_kana : ''
}

const isFormAtEnd = (name: string): boolean => /(会社|法人|\([^()]+\))$/.test(normalizeText(name))
