import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textAreas } from './text-areas.ts'

const [width, height] = [320, 160]

/** A map in which some places are likely. */
const mapOf = (likelyAt: (x: number, y: number) => number) => ({
  likely: Float32Array.from({ length: width * height }, (_, at) => likelyAt(at % width, Math.floor(at / width))),
  width,
  height,
})

test('finds no line in a map without text, in specks, or where the detector is not sure', () => {
  assert.deepEqual(textAreas(mapOf(() => 0)), [])
  assert.deepEqual(textAreas(mapOf((x, y) => (x % 40 === 0 && y % 40 === 0 ? 1 : 0))), [])
  assert.deepEqual(textAreas(mapOf((x, y) => (x > 40 && x < 200 && y > 40 && y < 50 ? 0.35 : 0))), [])
})

test('never gives more lines than a page has', () => {
  assert.equal(textAreas(mapOf((x, y) => (x % 8 < 4 && y % 8 < 4 ? 1 : 0))).length, 400)
})

test('gives lines as large as their text, which is larger than what the detector marks', () => {
  const [area, ...others] = textAreas(mapOf((x, y) => (x >= 40 && x < 200 && y >= 40 && y < 50 ? 0.9 : 0)))
  assert.ok(area && others.length === 0)
  const { left, right, top, bottom, slope } = area
  assert.deepEqual([left < 36, right > 204, top < 36, bottom > 54, Math.abs(slope) < 0.001], Array(5).fill(true))
})

test('follows a line that falls, and stays as low as its text', () => {
  const [area] = textAreas(mapOf((x, y) => (x >= 20 && x < 300 && Math.abs(y - 60 - x * 0.05) < 4 ? 0.9 : 0)))
  assert.ok(area && Math.abs(area.slope - 0.05) < 0.005 && area.bottom - area.top < 30, JSON.stringify(area))
})
