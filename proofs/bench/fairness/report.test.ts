import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Figures } from './measure.ts'
import { exitCodeOf, markdown } from './report.ts'

const times = (upload: number, firstFields: number) => ({ upload, firstFields })
const figuresOf = (besideQueue: Figures['besideQueue']): Figures => ({
  quiet: { written: times(100, 400), scanned: times(100, 2000) },
  besideQueue,
  besideUploads: { written: times(900, 9000), scanned: times(900, 9000) },
  leftWaiting: 105,
  hostileUploads: 110,
})
const met = figuresOf({ written: times(150, 600), scanned: times(150, 3000) })
const missed = figuresOf({ written: times(150, 600), scanned: times(150, 3001) })
const broken = figuresOf({ written: times(150, Number.NaN), scanned: times(150, 3000) })
const run = { repeats: 5, isSmoke: false }
const smoke = { repeats: 1, isSmoke: true }

// It printed that a goal was missed, and ended with 0.
test('one missed goal fails the bench, also one without a figure', () => {
  for (const figures of [missed, broken]) {
    assert.equal(exitCodeOf(figures, run), 1)
    assert.equal(markdown(figures, run).match(/\*\*not reached\*\*/g)?.length, 1)
  }
  assert.equal(exitCodeOf(met, run), 0)
  assert.doesNotMatch(markdown(met, run), /not reached/)
})

test('a smoke judges no figure', () => {
  assert.equal(exitCodeOf(missed, smoke), 0)
  assert.match(markdown(missed, smoke), /not judged/)
  assert.doesNotMatch(markdown(missed, smoke), /reached/)
})
