import { replaceRadicals } from '@invoice-card/domain'
import type { PageCharacter, PageText } from '../../../../platform/pdf/public.ts'

/** A box in fractions of the page from its top left. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Characters that stand together on one line, as a reader sees them; `boxes[i]` belongs to `text[i]`. */
export interface Segment {
  readonly page: number
  /** Width ÷ height of the page. */
  readonly aspect: number
  /** NFKC, radicals as ideographs, at most one space in a row. */
  readonly text: string
  readonly boxes: readonly Box[]
  readonly box: Box
}
/** Segments side by side, left to right. */
export type Line = readonly Segment[]

/** A part of a segment. */
export interface Span {
  readonly segment: Segment
  readonly start: number
  readonly end: number
}

interface Glyph {
  readonly text: string
  readonly box: Box
  readonly em: number
  readonly isAfterSpace: boolean
  readonly isCellStart: boolean
}

// Gaps in multiples of the font size: a full-width space still holds a segment together, a table cell doesn't.
const spaceGap = 0.3
// The space of some typefaces, and how far it stands out from type that is set wide as a whole.
const narrowSpaceGap = 0.17
const standsOut = 0.1
const segmentGap = 1.6

/** Pages as lines from top to bottom, whatever order the document writes its text in. */
export const layOut = (pages: readonly PageText[]): Line[] =>
  pages.flatMap(page => linesOf(joinNeighbours(runsOf(page), page.aspect), page))

/** The first lines; a text that stands on end is many of one character each. */
export const headOf = (lines: readonly Line[], count: number): Line[] =>
  lines.filter(line => line.some(({ text }) => text.length > 1)).slice(0, count)

export const boxOf = ({ segment, start, end }: Span): Box => unite(segment.boxes.slice(start, end))
export const middleOf = ({ y, height }: Box): number => y + height / 2
export const textOf = ({ segment, start, end }: Span): string => segment.text.slice(start, end)
export const wholeSpan = (segment: Segment): Span => ({ segment, start: 0, end: segment.text.length })

/** In fractions of the page: the edges of one cell's lines. */
const sameEdge = 0.01

/** Whether two boxes start, end or have their middle in one place, as the lines of a cell do. */
export const isAligned = (a: Box, b: Box): boolean =>
  [0, 0.5, 1].some(share => Math.abs(a.x + a.width * share - b.x - b.width * share) < sameEdge)

/** The text just below a span that stands as its next line would: no row of its own, with a label before it. */
export function lineBelow(lines: readonly Line[], span: Span): Segment | undefined {
  const before = beforeIn(lines[rowOf(lines, span)], span.segment)
  return textBelow(lines, span, (next, line) => {
    const label = beforeIn(line, next)
    return !(before && label && isAligned(before.box, label.box))
  })
}

/** The text just below a span at one of its edges, also that of the next row. */
export function textBelow(
  lines: readonly Line[],
  span: Span,
  isWanted: (next: Segment, line: Line) => boolean = () => true,
): Segment | undefined {
  const box = boxOf(span)
  const row = rowOf(lines, span)
  const isBelow = (next: Segment): boolean =>
    next.page === span.segment.page &&
    middleOf(next.box) - middleOf(box) < box.height * 2.2 &&
    (isAligned(next.box, box) || isAligned(next.box, span.segment.box))
  return lines
    .slice(row + 1, row + 4)
    .flatMap(line => line.filter(next => isBelow(next) && isWanted(next, line)))
    .at(0)
}

const rowOf = (lines: readonly Line[], { segment }: Span): number => lines.findIndex(line => line.includes(segment))
const beforeIn = (line: Line | undefined, { box }: Segment): Segment | undefined =>
  line?.findLast(other => other.box.x < box.x)

/** Whether two boxes stand on one line. */
const isLevel = (a: Box, b: Box): boolean => Math.abs(middleOf(a) - middleOf(b)) < Math.min(a.height, b.height) * 0.5

/** Text written in one go: a stamp over an address stays apart from it, because the document writes it apart. */
function runsOf({ characters, aspect }: PageText): Glyph[][] {
  const runs: Glyph[][] = []
  for (const glyph of characters.flatMap(toGlyphs)) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && follows(last, glyph, aspect)) run.push(glyph)
    else runs.push([glyph])
  }
  return runs
}

const toGlyphs = (
  { text, em, isCellStart = false, ...at }: PageCharacter,
  index: number,
  all: readonly PageCharacter[],
): Glyph[] => {
  // Documents place the mark of half-width ｶﾞ where its ｶ stands; it has a width of its own.
  const box = /^[ﾞﾟ]$/.test(text) && all[index - 1]?.x === at.x ? { ...at, x: at.x + at.width } : at
  return [...replaceRadicals(text.normalize('NFKC'))]
    .filter(character => character.trim() !== '')
    .map((character, part) => ({
      text: character,
      box,
      em,
      isAfterSpace: part === 0 && all[index - 1]?.text.trim() === '',
      isCellStart: part === 0 && isCellStart,
    }))
}

const gapBetween = (left: Glyph, right: Glyph, aspect: number): number =>
  ((right.box.x - left.box.x - left.box.width) * aspect) / Math.max(left.em, right.em)

function follows(last: Glyph, next: Glyph, aspect: number): boolean {
  // The same place again: one character that became two ((株) from ㈱).
  if (last.box.x === next.box.x && last.box.y === next.box.y) return true
  if (next.isCellStart) return false
  const gap = gapBetween(last, next, aspect)
  return isLevel(last.box, next.box) && gap > -0.4 && gap < segmentGap
}

/** Joins runs that continue each other on a line, for documents that write character by character in any order. */
function joinNeighbours(runs: Glyph[][], aspect: number): Glyph[][] {
  const joined: Glyph[][] = []
  for (const run of runs.toSorted((a, b) => left(a) - left(b))) {
    const first = run[0]
    const before =
      first &&
      joined.findLast(candidate => {
        const last = candidate.at(-1)
        return last !== undefined && follows(last, first, aspect) && gapBetween(last, first, aspect) > -0.1
      })
    if (before) before.push(...run)
    else joined.push([...run])
  }
  return joined
}
const left = (run: readonly Glyph[]): number => run[0]?.box.x ?? 0

function linesOf(runs: Glyph[][], page: PageText): Line[] {
  const segments = runs.map(run => segmentOf(run, page)).toSorted((a, b) => middleOf(a.box) - middleOf(b.box))
  const lines: Segment[][] = []
  for (const segment of segments) {
    const line = lines.findLast(candidate => candidate.some(other => isLevel(other.box, segment.box)))
    if (line) line.push(segment)
    else lines.push([segment])
  }
  return lines.map(line => line.toSorted((a, b) => a.box.x - b.box.x))
}

function segmentOf(run: readonly Glyph[], { page, aspect }: PageText): Segment {
  let text = ''
  const boxes: Box[] = []
  const gaps = run.slice(1).map((glyph, i) => gapBetween(run[i] ?? glyph, glyph, aspect))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const isSpace = (gap: number) => gap > spaceGap || gap > Math.max(narrowSpaceGap, usual + standsOut)
  run.forEach((glyph, i) => {
    const { text: character, box } = glyph
    const before = run[i - 1]
    if (before && (glyph.isAfterSpace || isSpace(gaps[i - 1] ?? 0))) {
      text += ' '
      boxes.push(before.box)
    }
    const voiced = /^[\u3099\u309A]$/.test(character) ? `${text.at(-1) ?? ''}${character}`.normalize('NFC') : ''
    if (voiced.length === 1) {
      text = text.slice(0, -1) + voiced
      return
    }
    text += character
    for (let unit = 0; unit < character.length; unit++) boxes.push(box)
  })
  return { page, aspect, text, boxes, box: unite(boxes) }
}

/** The smallest box around all of them. */
export function unite(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  }
}
