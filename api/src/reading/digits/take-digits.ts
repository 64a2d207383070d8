import type { PageText } from '../../platform/pdf/public.ts'
import { pagePixels, type Turn } from '../page-picture/public.ts'
import { levelLinesOf, type RecognisedPage, setApart, type Symbol, typeset } from '../recognition/public.ts'
import { align, type PlacedText } from './align.ts'
import { emOf, middleOf, plain, type PlacedLine, placeLine, symbolAt, symbolsIn } from './placed-line.ts'
import type { DigitPage, Point, Seen } from './protocol.ts'

/** Stands for a digit that the second engine did not read: no value is made of it. */
const unread = '□'
/** One that stands alone may be a stroke of a kanji, unless both engines see a digit. */
const leastDigits = 2
const digitWidth = 0.56
/** Of a character's width that lies outside of its line's box: boxes are larger than what they hold. */
const leastCut = 0.2

const isDigit = (text: string): boolean => /\d/.test(plain(text))
const isAscii = (text: string): boolean => /^[\x21-\x7e¥]+$/.test(plain(text))

/** Where the first engine saw characters: only there, and where it saw none, digits are worth a second look. */
export function seenOn(page: RecognisedPage): Omit<Seen, 'kana'> {
  const { width, height } = page.turn
  const scale = pagePixels(page.turn)
  const placeOf = ({ x0, x1, y0, y1 }: Symbol): Point => ({
    x: ((x0 + x1 - width) / 2) * scale,
    y: ((y0 + y1 - height) / 2) * scale,
  })
  const symbols = levelLinesOf(page).flat()
  return {
    digits: symbols.filter(({ text }) => isDigit(text)).map(placeOf),
    others: symbols.filter(({ text }) => !isDigit(text)).map(placeOf),
  }
}

/**
 * The text of a page with the first engine's words and the second one's digits: whatever is read of them is read as
 * from one page, and no digit of the first engine is left. Letters and marks between digits come with them; kanji and
 * kana of the second engine are never taken, for its alphabet is not a Japanese one.
 * @param digits null where the second engine has not read the page
 */
export function withDigitsOf(page: RecognisedPage, digits: Pick<DigitPage, 'lines' | 'turn'> | null): PageText {
  const asUnread = (symbol: Symbol): Symbol => (isDigit(symbol.text) ? { ...symbol, text: unread } : symbol)
  return typeset(page, withDigitsIn(levelLinesOf(page).map(setApart), digits, page.turn, asUnread))
}

/**
 * Lines with the digits of the second engine, as far as it read them.
 * @param others what becomes of all other characters
 */
export function withDigitsIn(
  words: readonly (readonly Symbol[])[],
  digits: Pick<DigitPage, 'lines' | 'turn'> | null,
  turn: Turn,
  others = (symbol: Symbol): Symbol => symbol,
): Symbol[][] {
  const taken = new Map<Symbol, readonly Symbol[]>()
  const alone: Symbol[][] = []
  const all = words.flat()
  for (const line of (digits?.lines ?? []).map(read => placeLine(read, digits?.turn ?? turn, turn))) {
    const own = symbolsIn(line, all).filter(symbol => !taken.has(symbol))
    for (const { symbols, replaced } of runsOf(line, own)) {
      const [first] = replaced
      if (!first) alone.push([...symbols])
      for (const symbol of replaced)
        taken.set(symbol, symbol === first ? symbols.map(startingCell(first.isCellStart)) : [])
    }
  }
  return [...words.map(line => line.flatMap(symbol => taken.get(symbol) ?? [others(symbol)])), ...alone]
}

interface Run {
  readonly symbols: readonly Symbol[]
  /** What the first engine saw in its place. */
  readonly replaced: readonly Symbol[]
}

/** Digits that follow one another with the letters and marks between them. */
function runsOf(line: PlacedLine, own: readonly Symbol[]): Run[] {
  const em = emOf(line)
  const { characters } = line
  const pairs = align(
    characters,
    own.map(symbol => ({ text: plain(symbol.text), x: middleOf(symbol) })),
    em,
  )
  const pairOf = (at: number): Symbol | undefined => own[pairs[at] ?? -1]
  return rangesOf(characters).flatMap(([from, to]): Run[] => {
    const isEdge = (at: number) =>
      isCut(line, pairOf(at)) ||
      (!isDigit(characters[at]?.text ?? '') && (isStroke(characters[at]?.text) || isWord(pairOf(at))))
    let [start, end] = [from, to]
    while (start < end && isEdge(start)) start++
    while (end > start && isEdge(end - 1)) end--
    const run = characters.slice(start, end)
    const paired = pairs.slice(start, end).filter(at => at !== undefined)
    const replaced = paired.length === 0 ? [] : own.slice(Math.min(...paired), Math.max(...paired) + 1)
    const digits = run.filter(({ text }) => isDigit(text)).length
    if (digits === 0 || (digits < leastDigits && !replaced.some(({ text }) => isDigit(text)))) return []
    return [{ symbols: run.map(character => symbolAt(character, line, digitWidth)), replaced }]
  })
}

/** Where ASCII stands without a space in it. */
function rangesOf(characters: readonly PlacedText[]): [from: number, to: number][] {
  const ranges: [number, number][] = []
  characters.forEach(({ text }, at) => {
    if (!isAscii(text)) return
    const last = ranges.at(-1)
    if (last?.[1] === at) last[1] = at + 1
    else ranges.push([at, at + 1])
  })
  return ranges
}

/** A rule of a table or a speck. */
const isStroke = (text: string | undefined): boolean => text !== undefined && /^[|.,:;'"`~!]$/.test(text)
const isWord = (symbol: Symbol | undefined): boolean => symbol !== undefined && !isAscii(symbol.text)

/** The box ends within a kanji or kana, and what is left of it may look like a digit: the last stroke of 通 like a 1. */
const isCut = ({ left, right }: PlacedLine, symbol: Symbol | undefined): boolean =>
  symbol !== undefined &&
  /^\p{Lo}$/u.test(symbol.text) &&
  Math.max(left - symbol.x0, symbol.x1 - right) > (symbol.x1 - symbol.x0) * leastCut

const startingCell =
  (isCellStart: boolean) =>
  (symbol: Symbol, at: number): Symbol => ({ ...symbol, isCellStart: isCellStart && at === 0 })
