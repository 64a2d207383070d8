import type { PageText } from '../../platform/pdf/public.ts'
import { levelLinesOf, type RecognisedPage, setApart, type Symbol, typeset } from '../recognition/public.ts'
import type { PlacedText } from './align.ts'
import { middleOf, placeLine, symbolAt, symbolsIn } from './placed-line.ts'
import type { DigitPage } from './protocol.ts'

const kanaWidth = 0.8

const isKana = (character: PlacedText | undefined): boolean => /^[ァ-ヶ]$/.test(character?.text ?? '')

/** A rule before a name looks like a long vowel, and ロ among kana like a letter or a digit. */
const spelled = (characters: readonly PlacedText[]): PlacedText[] =>
  characters
    .filter(({ text }) => text.trim() !== '')
    .filter(({ text }, at) => at > 0 || !/^[ー-]$/.test(text))
    .map((character, at, all) =>
      /^[O0]$/.test(character.text) && isKana(all[at - 1]) && isKana(all[at + 1])
        ? { ...character, text: 'ロ' }
        : character,
    )

/** Cells begin where they began among what the first engine saw. */
function withCells(symbols: readonly Symbol[], seen: readonly Symbol[]): Symbol[] {
  const starts = seen.filter(({ isCellStart }) => isCellStart).map(({ x0 }) => x0)
  const rowOf = (symbol: Symbol): number => starts.filter(start => start < middleOf(symbol)).length
  return symbols.map((symbol, at) => {
    const before = symbols[at - 1]
    return { ...symbol, isCellStart: rowOf(symbol) > (before ? rowOf(before) : 0) }
  })
}

/**
 * The text of a page with whole lines of the second engine in place of the first one's, as far as they were asked for
 * by their kana. Its digits are no second opinion on those of the model for digits.
 */
export function withKanaOf(page: RecognisedPage, { kana, turn }: Pick<DigitPage, 'kana' | 'turn'>): PageText {
  const words = levelLinesOf(page).map(setApart)
  const all = words.flat()
  const taken = new Map<Symbol, readonly Symbol[]>()
  const alone: Symbol[][] = []
  for (const line of kana.map(read => placeLine(read, turn, page.turn))) {
    const own = symbolsIn(line, all).filter(symbol => !taken.has(symbol))
    const symbols = spelled(line.characters).map(character => symbolAt(character, line, kanaWidth))
    const [first] = own
    if (!first) alone.push(symbols)
    for (const symbol of own) taken.set(symbol, symbol === first ? withCells(symbols, own) : [])
  }
  return typeset(page, [...words.map(line => line.flatMap(symbol => taken.get(symbol) ?? [symbol])), ...alone])
}
