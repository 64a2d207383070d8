import { pagePixels, type Turn } from '../page-picture/public.ts'
import type { Symbol } from '../recognition/public.ts'
import type { PlacedText } from './align.ts'
import type { DigitLine } from './protocol.ts'

/** Of a line's box, which is higher than its type. */
const typeShare = 0.72
const inner = 0.12

/** A line in pixels of the page that it is joined with; its characters NFKC. */
export interface PlacedLine {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly characters: readonly PlacedText[]
}

export const plain = (text: string): string => text.normalize('NFKC')

export function placeLine({ box, characters }: DigitLine, from: Turn, to: Turn): PlacedLine {
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

/** Size of the type. */
export const emOf = ({ top, bottom }: PlacedLine): number => (bottom - top) * typeShare

export const middleOf = ({ x0, x1 }: Symbol): number => (x0 + x1) / 2

/** What the first engine saw in the box of a line, left to right. */
export const symbolsIn = ({ left, right, top, bottom }: PlacedLine, symbols: readonly Symbol[]): Symbol[] => {
  const [beside, above] = [(bottom - top) * 0.3, (bottom - top) * inner]
  return symbols
    .filter(symbol => {
      const [x, y] = [middleOf(symbol), (symbol.y0 + symbol.y1) / 2]
      return x > left - beside && x < right + beside && y > top + above && y < bottom - above
    })
    .toSorted((a, b) => middleOf(a) - middleOf(b))
}

/** @param width in ems */
export function symbolAt({ text, x }: PlacedText, line: PlacedLine, width: number): Symbol {
  const em = emOf(line)
  const middle = (line.top + line.bottom) / 2
  return {
    text,
    confidence: 100,
    isCellStart: false,
    x0: x - (em * width) / 2,
    x1: x + (em * width) / 2,
    y0: middle - em / 2,
    y1: middle + em / 2,
  }
}
