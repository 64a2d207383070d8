import { type Box, isAligned, type Line, middleOf, type Segment, unite } from '../lines/layout.ts'
import { amount } from './amount.ts'
import { claimLabels, sumLabels } from './sum-labels.ts'

/** Of the distance of the first two: how evenly cells follow each other. */
const evenness = 0.2
const fewestCells = 4

/** Lines in which digits that stand in a cell each, one like the other, are one text. */
export const joinDigitCells = (lines: readonly Line[]): Line[] => lines.map(joinCellsOf)

function joinCellsOf(line: Line): Line {
  const runs: Segment[][] = []
  for (const segment of line) {
    const run = runs.at(-1)
    if (run && isNextCell(run, segment)) run.push(segment)
    else runs.push([segment])
  }
  return runs.flatMap(run => (run.length < fewestCells ? run : [joined(run)]))
}

function isNextCell(run: readonly Segment[], next: Segment): boolean {
  const [first, second] = run
  const last = run.at(-1)
  const isCell = /^(?:[¥\\]|[¥\\]?\s?\d)$/.test(last?.text ?? '') && /^\d$/.test(next.text)
  if (!first || !last || !isCell || first.page !== next.page) return false
  const pitch = second ? pitchOf(first, second) : pitchOf(first, next)
  return Math.abs(pitchOf(last, next) - pitch) < pitch * evenness && pitch < next.box.width * 12
}
const pitchOf = (one: Segment, next: Segment): number => next.box.x + next.box.width - one.box.x - one.box.width

const joined = (run: readonly Segment[]): Segment => ({
  ...(run[0] as Segment),
  text: run.map(({ text }) => text).join(''),
  boxes: run.flatMap(({ boxes }) => boxes),
  box: unite(run.map(({ box }) => box)),
})

// A file may be made to hold any number of them.
const mostCharacters = 300
const namesSum = /^(?:[ごお御今回当月差引税込総]*(?:請求|支払い?|合計|計|振込)(?:総?[金額合計]+)?)$/

/**
 * Lines and those of labels that stand on end, a character below the other: such a label with the amounts right of it,
 * and then the one below it.
 */
export function withUprightLabels(lines: readonly Line[]): Line[] {
  const parts = lines.flatMap(line => line.flatMap(withoutHead))
  const stacks = stacksOf(parts.filter(({ text }) => uprightCharacter.test(text)).slice(0, mostCharacters))
  const amounts = parts.filter(({ text }) => amount(text) !== null)
  return [
    ...lines,
    ...stacks.map(joined).flatMap((label): Line[] => {
      const { x, y, width, height } = label.box
      const ofPage = amounts.filter(({ page }) => page === label.page)
      const beside = ofPage.filter(({ box }) => box.x > x + width && middleOf(box) > y && middleOf(box) < y + height)
      const below = ofPage.filter(({ box }) => box.y > y + height && box.x < x + width && box.x + box.width > x)
      return namesSum.test(label.text)
        ? [[label, ...beside.toSorted((a, b) => a.box.x - b.box.x)], below.slice(0, 1)]
        : []
    }),
  ]
}

const uprightCharacter = /^[\p{sc=Han}\p{sc=Hiragana}]$/u

/** 求 ¥218,064: a character of an upright label apart from the amount that it stands close to. */
function withoutHead(segment: Segment): Segment[] {
  const head = /^[\p{sc=Han}\p{sc=Hiragana}]\s(?=[¥\\\d金])/u.exec(segment.text)?.[0]
  if (head === undefined) return [segment]
  const part = (start: number, end: number): Segment => {
    const boxes = segment.boxes.slice(start, end)
    return { ...segment, text: segment.text.slice(start, end), boxes, box: unite(boxes) }
  }
  return [part(0, 1), part(head.length, segment.text.length)]
}

/** Characters below each other, in order. */
function stacksOf(characters: readonly Segment[]): Segment[][] {
  const stacks: Segment[][] = []
  for (const next of characters) {
    const stack = stacks.find(other => isNextBelow(other.at(-1) ?? next, next))
    if (stack) stack.push(next)
    else stacks.push([next])
  }
  return stacks.filter(({ length }) => length > 1)
}

const isNextBelow = (last: Segment, next: Segment): boolean => {
  const [down, aside] = [next.box.y - last.box.y, Math.abs(next.box.x - last.box.x)]
  return (
    last.page === next.page &&
    aside < last.box.width * 0.3 &&
    down > last.box.height * 0.8 &&
    down < last.box.height * 2
  )
}

/** How much larger an amount is set than the label on whose baseline it stands. */
const isLarge = 1.3
const mostRows = 4
/** Of a label, how high the amount beside it may be. */
const mostLines = 3

/** Lines, each label of a sum with the amounts in larger type or of its cell beside it: their middles stand higher. */
export const withLargeAmounts = (lines: readonly Line[]): Line[] =>
  lines.map((line, row) => {
    const label = line.find(({ text }) => [claimLabels, sumLabels].some(labels => text.search(labels) >= 0))
    if (!label) return line
    const cell = cellOf(label, lines.slice(row + 1, row + 3).flat())
    const first = line.length === 1 ? firstOfCell(label, lines.slice(Math.max(0, row - 2), row).flat()) : undefined
    const large = lines
      .slice(Math.max(0, row - mostRows), row + mostRows + 1)
      .flat()
      .filter(
        segment =>
          !line.includes(segment) &&
          (isBeside(label, cell, segment) || (first !== undefined && isBesideFirst(label, first, segment))) &&
          amount(segment.text) !== null,
      )
    return large.length > 0 ? [...line, ...large].toSorted((a, b) => a.box.x - b.box.x) : line
  })

/** The label with what explains it in brackets on a line below: 請求金額 ⏎ (消費税込). */
function cellOf({ page, box }: Segment, below: readonly Segment[]): Box {
  const remark = below.find(
    other =>
      other.page === page &&
      /^\([^()\d]+\)$/.test(other.text) &&
      isAligned(other.box, box) &&
      middleOf(other.box) - middleOf(box) < box.height * 2.2,
  )
  return remark ? unite([box, remark.box]) : box
}

/** The line above in its cell: 9月分 ⏎ ご請求金額, of which a picture may leave one character. */
const firstOfCell = ({ page, box }: Segment, above: readonly Segment[]): Segment | undefined =>
  above.find(
    other =>
      other.page === page &&
      /^(?:[\d□]{1,2}月[度分]?|[^\s,]{1,2})$/u.test(other.text) &&
      other.box.x < box.x + box.width &&
      other.box.x + other.box.width > box.x &&
      middleOf(box) - middleOf(other.box) < box.height * 2.2,
  )

/** Level with the first of two lines, or between them. */
const isBesideFirst = (
  { box: label }: Segment,
  { page, box: first }: Segment,
  { page: other, box }: Segment,
): boolean =>
  page === other &&
  box.x >= label.x + label.width &&
  middleOf(box) > first.y &&
  middleOf(box) < middleOf(label) &&
  box.height < label.height * mostLines

const isBeside = ({ page, box: label }: Segment, cell: Box, { page: other, box }: Segment): boolean =>
  page === other &&
  (box.height > label.height * isLarge || cell !== label) &&
  box.x >= label.x + label.width &&
  box.y < middleOf(cell) &&
  box.y + box.height > middleOf(cell)
