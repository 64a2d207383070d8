import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layoutsOf } from './corpus/layouts.ts'
import { figuresOf } from './figures.ts'
import { readOptions } from './options.ts'
import type { ReadFile } from './read-corpus.ts'
import { markdown, measuredOf, misses } from './report.ts'

const misread = {
  corpus: 'held-out',
  layout: 'law-office',
  quality: 'pdf',
  failure: 'a secret failure',
  remarks: {},
  isRemarkRight: false,
  fields: [
    { field: 'issuer_name', expected: '西尾法律事務所', value: '西尾法律', confidence: 'agreed', isRight: false },
  ],
  firstMs: 200,
  firstWorkMs: 300,
  totalMs: 400,
  peakBytes: 1,
} as unknown as ReadFile

test('names no miss of a held-out layout, nor the layout', () => {
  assert.equal(misses([misread]), '')
  assert.notEqual(misses([{ ...misread, corpus: 'varied' }]), '')
  const printed = markdown([figuresOf('held-out', 'pdf', [misread])])
  assert.match(printed, /held-out: 1 layouts/)
  assert.doesNotMatch(printed, /law-office|西尾|secret/)
})

test('holds sums of held-out layouts against the goals, those of open ones not', () => {
  const goalsOf = (corpus: 'held-out' | 'varied') =>
    measuredOf([figuresOf(corpus, 'pdf', [{ ...misread, corpus }])])
      .filter(({ goal }) => goal !== undefined)
      .map(({ measure }) => measure)
  assert.equal(goalsOf('held-out').length, 4)
  assert.equal(goalsOf('varied').length, 1)
})

test('picks no single layout of a held-out corpus', () => {
  assert.deepEqual(readOptions(['--layouts', 'tuned,unseen,held-out', '--only', 'law-office']).corpora, ['tuned'])
})

test('draws held-out layouts as those of varied, in all qualities', () => {
  const { corpora, isChosen, qualitiesOf } = readOptions(['--layouts', 'held-out'])
  assert.deepEqual(corpora, ['held-out'])
  assert.ok(isChosen({ name: 'law-office' }))
  assert.deepEqual(qualitiesOf('held-out'), qualitiesOf('varied'))
  assert.deepEqual(readOptions(['--quality', 'scan']).qualitiesOf('held-out'), ['scan'])
})

test('a smoke reads one open layout, and none that is held out', async () => {
  const { corpora, isChosen, qualitiesOf } = readOptions(['--smoke'])
  const chosen = (await Promise.all(corpora.map(layoutsOf))).flat().filter(isChosen)
  assert.deepEqual(
    chosen.map(({ corpus, name }) => [corpus, name]),
    [['tuned', 'letter']],
  )
  assert.deepEqual(qualitiesOf('tuned'), ['pdf', 'jpeg'])
})
