import { normalizeText, toKatakana } from '@invoice-card/domain'
import unhomoglyph from 'unhomoglyph'

/**
 * Look-alikes that Unicode's table of confusables lacks: kana that look like other kana or like a kanji, and other
 * forms of the kanji that imitated names have (kSimplifiedVariant, kTraditionalVariant and kZVariant of Unihan).
 */
const pairs =
  'ァアィイゥウェエォオヵカヶケッツャヤュユョヨヮワ' +
  'ソンシツ三ミ千チ才オ匕ヒ厶ム又ヌ七セ廾サ卄サ' +
  '请請书書拂払运運營営营営务務國国囯国圀国税税稅税廳庁厅庁'
const letters = [...pairs]
const foldedOf = new Map(
  letters.flatMap((letter, i) => (i % 2 === 0 ? [[letter, letters[i + 1] ?? letter]] : [])) as [string, string][],
)

const isLetterOf = (scripts: string): string => scripts.replace(/\w+/g, script => `\\p{Script=${script}}`)
const japanese = isLetterOf('Latn Hani Hira Kana Hang Bopo').replaceAll(' ', '')
const ofJapan = new RegExp(`[${japanese}]`, 'u')
const ofElsewhere = new RegExp(`(?![${japanese}\\p{Script=Common}\\p{Script=Inherited}])\\p{L}`, 'u')

/**
 * The same text for names that look alike (the skeleton of UTS 39, and the pairs above). For comparing only: nobody can
 * read it. Strokes, spaces and signs are left out.
 */
export const foldLookAlikes = (name: string): string => {
  const visible = normalizeText(name).replace(/\p{Default_Ignorable_Code_Point}| (?=[\u3099\u309A])/gu, '')
  const kana = toKatakana(visible.normalize('NFC').toLowerCase())
  const paired = kana.replace(/./gsu, letter => foldedOf.get(letter) ?? letter)
  return unhomoglyph(paired).replace(/[ー\s\p{P}\p{S}\p{M}]/gu, '')
}

/**
 * Whether letters of another alphabet stand among those that Japanese names have, within one word: `sаto` with a
 * Cyrillic а. A word that is all Cyrillic is a name.
 */
export const hasMixedScripts = (name: string): boolean =>
  normalizeText(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some(word => ofJapan.test(word) && ofElsewhere.test(word))
