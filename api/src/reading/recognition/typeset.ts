import type { PageCharacter, PageText } from '../../platform/pdf/public.ts'
import type { Turn } from '../page-picture/public.ts'
import { inkOf } from './ink.ts'
import type { RecognisedPage } from './protocol.ts'
import { repairDigits } from './repair.ts'
import type { Symbol } from './symbol.ts'

/** The text of a recognised page as if it had been written there; places are fractions of the prepared picture. */
export const pageTextOf = (page: RecognisedPage): PageText => typeset(page, levelLinesOf(page))

/** What is text on a recognised page, line by line, as if the page lay level; pixels of the prepared picture. */
export const levelLinesOf = ({ lines, turn }: RecognisedPage): Symbol[][] =>
  lines.map(line => repairDigits(inkOf(line)).map(symbol => levelled(symbol, turn)))

/** Level lines as text that had been written there. */
export const typeset = (
  { page, turn }: Pick<RecognisedPage, 'page' | 'turn'>,
  lines: readonly (readonly Symbol[])[],
): PageText => ({
  page,
  aspect: turn.width / turn.height,
  characters: lines.flatMap(line => charactersOf(setApart(line), turn)),
})

/** No character is wider, in heights of the tallest one of its line. */
const mostWidth = 1.3

/**
 * A line whose boxes end where the next one begins: the engine draws that of a character before a gap, as the 6 of 2026
 * 年, over all that follows, and its middle is far from the character.
 */
export function setApart(line: readonly Symbol[]): Symbol[] {
  const most = Math.max(0, ...line.map(({ y0, y1 }) => y1 - y0)) * mostWidth
  return line.map((symbol, at) => {
    const next = line[at + 1]
    const isOver = next !== undefined && symbol.x1 - symbol.x0 > most && next.x0 > symbol.x0 && next.x0 < symbol.x1
    return isOver ? { ...symbol, x1: next.x0 } : symbol
  })
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * The engine's boxes fit the ink: a comma is a speck at the foot of its line and a ト half as wide as its place.
 * Readers of lines want the places of type: level, as high as the line, as wide as such a character is set, beside one
 * another.
 */
function charactersOf(line: readonly Symbol[], { width, height }: Turn): PageCharacter[] {
  const level = inOrder(line)
  const tallest = Math.max(0, ...level.map(({ y0, y1 }) => y1 - y0))
  const typical = level.filter(({ y0, y1 }) => y1 - y0 > tallest * 0.55)
  const em = median(typical.map(({ y0, y1 }) => y1 - y0)) * 1.1
  const [top, bottom] = [median(typical.map(({ y0 }) => y0)), median(typical.map(({ y1 }) => y1))]
  const edges = edgesOf(level, em)
  return level.map(({ text, isCellStart }, at) => {
    const [left, right] = edges[at] ?? [0, 0]
    return {
      text,
      ...(isCellStart && { isCellStart }),
      x: left / width,
      y: top / height,
      width: (right - left) / width,
      height: (bottom - top) / height,
      em: em / height,
    }
  })
}

const isNarrow = (text: string): boolean => /^[\x20-\x7e]+$/.test(text.normalize('NFKC'))

const isFigure = (text: string): boolean => /^[\d,-]$/.test(text.normalize('NFKC'))

/** Gaps that are no space are closed: the engine's boxes are too rough to recognise one by its width alone. */
function edgesOf(line: readonly Symbol[], em: number): [left: number, right: number][] {
  const edges = line.map(({ text, x0, x1 }): [number, number] => {
    const missing = Math.max(0, em * (isNarrow(text) ? 0.45 : 0.9) - (x1 - x0)) / 2
    return [x0 - missing, x1 + missing]
  })
  for (let at = 1; at < edges.length; at++) {
    const [before, next] = [edges[at - 1], edges[at]] as [[number, number], [number, number]]
    if (line[at]?.isCellStart) continue
    const [left, right] = [line[at - 1]?.text ?? '', line[at]?.text ?? '']
    // Word processors set digits as wide as kanji.
    const space = em * (isFigure(left) && isFigure(right) ? 0.75 : isNarrow(left) && isNarrow(right) ? 0.35 : 0.6)
    if (next[0] - before[1] < space) before[1] = next[0] = Math.max(before[0], (before[1] + next[0]) / 2)
  }
  return edges
}

/** The engine's order is right where its boxes are not: one that stands before its predecessor is put behind it. */
function inOrder(line: readonly Symbol[]): Symbol[] {
  const placed: Symbol[] = []
  for (const symbol of line) {
    const before = placed.at(-1)
    const isBehind = !before || symbol.x0 + symbol.x1 > before.x0 + before.x1
    placed.push(isBehind ? symbol : { ...symbol, x0: before.x1, x1: before.x1 + symbol.x1 - symbol.x0 })
  }
  return placed
}

/** A symbol of a page that lies askew, as if it lay level: turned about the middle of the picture. */
function levelled(symbol: Symbol, { width, height, skew }: Turn): Symbol {
  const radians = (-skew * Math.PI) / 180
  const [dx, dy] = [(symbol.x0 + symbol.x1 - width) / 2, (symbol.y0 + symbol.y1 - height) / 2]
  const x = dx * Math.cos(radians) - dy * Math.sin(radians) + width / 2
  const y = dx * Math.sin(radians) + dy * Math.cos(radians) + height / 2
  const [halfWidth, halfHeight] = [(symbol.x1 - symbol.x0) / 2, (symbol.y1 - symbol.y0) / 2]
  return { ...symbol, x0: x - halfWidth, x1: x + halfWidth, y0: y - halfHeight, y1: y + halfHeight }
}
