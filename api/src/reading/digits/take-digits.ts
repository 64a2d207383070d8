import type { PageText } from '../../platform/pdf/public.ts'
import {
  levelLinesOf,
  pagePixels,
  type RecognisedPage,
  setApart,
  type Symbol,
  type Turn,
  typeset,
} from '../recognition/public.ts'
import { align, type PlacedText } from './align.ts'
import type { DigitLine, DigitPage, Point, Seen } from './protocol.ts'

/** Stands for a digit that the second engine did not read: no value is made of it. */
const unread = '□'
/** One that stands alone may be a stroke of a kanji, unless both engines see a digit. */
const leastDigits = 2
/** Of a line's box, which is higher than its type. */
const typeShare = 0.72
const digitWidth = 0.56
const inner = 0.12
/** Of a character's width that lies outside of its line's box: boxes are larger than what they hold. */
const leastCut = 0.2

const plain = (text: string): string => text.normalize('NFKC')
const isDigit = (text: string): boolean => /\d/.test(plain(text))
const isAscii = (text: string): boolean => /^[\x21-\x7e¥]+$/.test(plain(text))

/** Where the first engine saw characters: only there, and where it saw none, digits are worth a second look. */
export function seenOn(page: RecognisedPage): Seen {
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
export function withDigitsOf(page: RecognisedPage, digits: DigitPage | null): PageText {
  const words = levelLinesOf(page).map(setApart)
  const taken = new Map<Symbol, readonly Symbol[]>()
  const alone: Symbol[][] = []
  const all = words.flat()
  for (const line of (digits?.lines ?? []).map(read => onPage(read, digits?.turn ?? page.turn, page.turn))) {
    const own = all.filter(symbol => !taken.has(symbol) && isIn(line, symbol)).toSorted((a, b) => middle(a) - middle(b))
    for (const { symbols, replaced } of runsOf(line, own)) {
      const [first] = replaced
      if (!first) alone.push([...symbols])
      for (const symbol of replaced)
        taken.set(symbol, symbol === first ? symbols.map(startingCell(first.isCellStart)) : [])
    }
  }
  const merged = words.map(line =>
    line.flatMap(symbol => taken.get(symbol) ?? [isDigit(symbol.text) ? { ...symbol, text: unread } : symbol]),
  )
  return typeset(page, [...merged, ...alone])
}

/** A line in pixels of the page that it is joined with. */
interface PlacedLine {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly characters: readonly PlacedText[]
}

function onPage({ box, characters }: DigitLine, from: Turn, to: Turn): PlacedLine {
  const scale = pagePixels(from) / pagePixels(to)
  const xOf = (x: number) => (x - 0.5) * from.width * scale + to.width / 2
  const yOf = (y: number) => (y - 0.5) * from.height * scale + to.height / 2
  return {
    left: xOf(box.x),
    right: xOf(box.x + box.width),
    top: yOf(box.y),
    bottom: yOf(box.y + box.height),
    characters: characters.map(({ text, x }) => ({ text: plain(text), x: xOf(x) })),
  }
}

const middle = ({ x0, x1 }: Symbol): number => (x0 + x1) / 2

function isIn({ left, right, top, bottom }: PlacedLine, { x0, x1, y0, y1 }: Symbol): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const [beside, above] = [(bottom - top) * 0.3, (bottom - top) * inner]
  return x > left - beside && x < right + beside && y > top + above && y < bottom - above
}

interface Run {
  readonly symbols: readonly Symbol[]
  /** What the first engine saw in its place. */
  readonly replaced: readonly Symbol[]
}

/** Digits that follow one another with the letters and marks between them. */
function runsOf(line: PlacedLine, own: readonly Symbol[]): Run[] {
  const em = (line.bottom - line.top) * typeShare
  const { characters } = line
  const pairs = align(
    characters,
    own.map(symbol => ({ text: plain(symbol.text), x: middle(symbol) })),
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
    return [{ symbols: run.map(character => symbolOf(character, line, em)), replaced }]
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

const symbolOf = ({ text, x }: PlacedText, { top, bottom }: PlacedLine, em: number): Symbol => ({
  text,
  confidence: 100,
  isCellStart: false,
  x0: x - (em * digitWidth) / 2,
  x1: x + (em * digitWidth) / 2,
  y0: (top + bottom - em) / 2,
  y1: (top + bottom + em) / 2,
})

const startingCell =
  (isCellStart: boolean) =>
  (symbol: Symbol, at: number): Symbol => ({ ...symbol, isCellStart: isCellStart && at === 0 })
