import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layOut } from '../ocr/fields/lines/layout.ts'
import type { Mark } from './symbol.ts'
import { pageTextOf } from './typeset.ts'

/** Marks of ink side by side, each as wide and as far from the next as said. */
function lineOf(
  text: string,
  { wide = 18, pitch = 20, gapAfter = {} as Readonly<Record<number, number>> } = {},
): Mark[] {
  let x = 100
  return [...text].map((character, at) => {
    const mark = { text: character, confidence: 95, x0: x, x1: x + wide, y0: 100, y1: 122 }
    x += pitch + (gapAfter[at] ?? 0)
    return mark
  })
}

const turn = { width: 1654, height: 2339, page: { width: 1654, height: 2339 }, turnedBy: 0, skew: 0 }
const read = (...lines: readonly Mark[][]): string[] =>
  layOut([pageTextOf({ page: 1, lines, turn })])
    .flat()
    .map(({ text }) => text)

test('leaves a dash between words what it is', () => {
  assert.deepEqual(read(lineOf('データー1本')), ['データー1本'])
})

test('reads digits set as wide as kanji as one number, with its dashes and commas', () => {
  assert.deepEqual(read(lineOf('御請求額416,324円', { wide: 12 })), ['御請求額416,324円'])
  assert.deepEqual(read(lineOf('2026一0812', { wide: 12 })), ['2026-0812'])
})

test('separates numbers of two columns', () => {
  assert.deepEqual(read(lineOf('12180,000', { wide: 12, gapAfter: { 1: 60 } })), ['12', '180,000'])
})

// A tax read as 116.644 was none where the amount with it stood in the next column.
test('reads a point before three last digits of a column as a comma', () => {
  assert.deepEqual(read(lineOf('116.6441,283,084', { wide: 12, gapAfter: { 6: 60 } })), ['116,644', '1,283,084'])
  assert.deepEqual(read(lineOf('2.3504', { wide: 12 })), ['2.3504'])
})

test('reads a mark whose box was drawn over those that follow in its own place', () => {
  const line = lineOf('2026年11月3日').map((mark, at) => (at === 3 ? { ...mark, x1: mark.x1 + 90 } : mark))
  const page = pageTextOf({ page: 1, lines: [line], turn })
  const [six, year] = [page.characters[3], page.characters[4]]
  assert.ok(six && year && six.x + six.width <= year.x + 1e-9, JSON.stringify([six, year]))
  assert.ok(year && Math.abs(year.x - 180 / turn.width) < 6 / turn.width, JSON.stringify(year))
})
