import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutDottedRules } from './dotted-rules.ts'
import type { GreyPicture } from './grey-picture.ts'

const [width, height] = [826, 1169]

function pageOf(
  ...patches: readonly (readonly [left: number, top: number, wide: number, high: number])[]
): GreyPicture {
  const pixels = Buffer.alloc(width * height, 250)
  for (const [left, top, wide, high] of patches)
    for (let y = top; y < top + high; y++) pixels.fill(20, y * width + left, y * width + left + wide)
  return { pixels, width, height }
}
const dots = (count: number, step: number, size: number) =>
  Array.from({ length: count }, (_, dot) => [200 + dot * step, 300 + Math.floor(dot / 20), size, 2] as const)
const inkOf = ({ pixels }: GreyPicture): number => pixels.filter(grey => grey < 100).length

test('leaves letters, a rule, and the few dots of a word', () => {
  const page = pageOf([100, 100, 2, 14], [106, 112, 2, 2], [100, 200, 500, 2], ...dots(5, 6, 2))
  assert.ok(withoutDottedRules(page) === page)
})

// A row with a leader of dots from its label to its value was taken for a picture, and nothing of it was read.
test('clears a leader of dots and leaves the letters at its ends', () => {
  const page = pageOf(...dots(60, 6, 2), [180, 292, 4, 14], [570, 295, 4, 14])
  assert.equal(inkOf(withoutDottedRules(page)), 2 * 4 * 14)
})

test('clears rules of dashes, across and along', () => {
  const across = dots(30, 12, 8)
  const along = across.map(([x, y, wide, high]) => [y + 300, x, high, wide] as const)
  assert.equal(inkOf(withoutDottedRules(pageOf(...across, ...along))), 0)
})

test('clears dots that a soft picture joins to dashes as long as a rule', () => {
  assert.equal(inkOf(withoutDottedRules(pageOf(...dots(5, 45, 40)))), 0)
  const text = pageOf(...dots(3, 12, 9))
  assert.ok(withoutDottedRules(text) === text)
})
