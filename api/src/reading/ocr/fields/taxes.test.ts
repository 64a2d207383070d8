import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, type Text } from '../../../testing/files/lines.ts'
import { withCommas } from './lines/dotted-thousands.ts'
import { readTax } from './read-taxes.ts'
import { readTotal } from './amounts/read-total.ts'

const taxesOf = (...texts: readonly Text[]) => {
  const lines = linesOf(...texts)
  const [standard, reduced] = ([10, 8] as const).map(rate => readTax(lines, rate, readTotal(lines)?.value ?? null))
  return {
    standard: standard && [standard.value, standard.confidence],
    reduced: reduced && [reduced.value, reduced.confidence],
  }
}

test('reads no tax where the document names none', () => {
  assert.deepEqual(taxesOf([10, 10, '小計 10,000円'], [10, 14, '合計 10,000円']), { standard: null, reduced: null })
})

test('takes no quantity or line of goods for a tax', () => {
  assert.deepEqual(taxesOf([10, 10, '封筒 10%'], [40, 10, '1,000'], [60, 10, '100'], [70, 10, '100,000']), {
    standard: null,
    reduced: null,
  })
})

test('doubts a tax that no amount of the document confirms', () => {
  assert.deepEqual(taxesOf([10, 10, '消費税（10%） 1,500円'], [10, 14, '合計 11,000円']), {
    standard: [1_500, 'check'],
    reduced: null,
  })
})

test('a tax that cannot be read follows from the total, and is to be checked', () => {
  assert.deepEqual(
    taxesOf(
      [10, 10, '小計'],
      [40, 10, '10,000円'],
      [10, 14, '消費税'],
      [40, 14, 'I,OOO円'],
      [10, 18, '合計'],
      [40, 18, '11,000円'],
    ).standard,
    [1_000, 'check'],
  )
})

test('reads one tax beside a subtotal, however it was rounded', () => {
  assert.deepEqual(
    taxesOf(
      [10, 10, '小計'],
      [40, 10, '10,005円'],
      [10, 14, '消費税'],
      [40, 14, '1,001円'],
      [10, 18, '合計'],
      [40, 18, '11,006円'],
    ).standard,
    [1_001, 'agreed'],
  )
  assert.deepEqual(
    taxesOf([10, 10, '小計'], [40, 10, '10,005円'], [10, 14, '消費税（10%）'], [40, 14, '1,000円']).standard,
    [1_000, 'agreed'],
  )
})

test('reads two rates in rows of their own', () => {
  assert.deepEqual(
    taxesOf(
      [10, 10, '8％対象'],
      [30, 10, '21,600'],
      [50, 10, '消費税'],
      [70, 10, '1,728'],
      [10, 14, '10％対象'],
      [30, 14, '5,000'],
      [50, 14, '消費税'],
      [70, 14, '500'],
    ),
    { standard: [500, 'agreed'], reduced: [1_728, 'agreed'] },
  )
})

test('reads taxes that the amounts hold already', () => {
  assert.deepEqual(
    taxesOf(
      [10, 10, '8%対象（税込） 10,800円 （内消費税 800円）'],
      [10, 14, '10%対象（税込） 2,200円 （内消費税 200円）'],
    ),
    { standard: [200, 'agreed'], reduced: [800, 'agreed'] },
  )
})

test('reads a table of rates under its headings', () => {
  assert.deepEqual(
    taxesOf(
      [10, 10, '税率'],
      [30, 10, '税抜金額'],
      [60, 10, '税額'],
      [10, 14, '10%'],
      [30, 14, '5,000円'],
      [60, 14, '500円'],
      [10, 18, '軽減8%'],
      [30, 18, '21,600円'],
      [60, 18, '1,728円'],
    ),
    { standard: [500, 'agreed'], reduced: [1_728, 'agreed'] },
  )
})

test('reads a tax whose label says which rate it is in other words', () => {
  assert.deepEqual(
    taxesOf(
      [10, 10, '小計 26,600円'],
      [10, 14, '8%対象 21,600円 10%対象 5,000円'],
      [10, 18, '消費税額（軽減税率8%対象）'],
      [60, 18, '1,728円'],
      [10, 22, '10%の消費税'],
      [60, 22, '500円'],
    ),
    { standard: [500, 'agreed'], reduced: [1_728, 'agreed'] },
  )
})

test('takes no tax from a document that gives money back', () => {
  assert.deepEqual(
    taxesOf([10, 10, '小計 ▲4,546円'], [10, 14, '消費税（10%） ▲454円'], [10, 18, 'ご請求金額 ▲5,000円']),
    { standard: null, reduced: null },
  )
})

test('takes no number before 対象外 for a rate, and no lost 10 % for 8 %', () => {
  assert.deepEqual(taxesOf([10, 10, '10%対象 43,800円 消費税4,380円'], [10, 14, '対象外 1,896 対象外 ¥896']), {
    standard: [4_380, 'agreed'],
    reduced: null,
  })
  assert.equal(taxesOf([10, 10, '□□%対象 43,800円 消費税4,380円'], [10, 14, '合計 48,180円']).reduced, null)
})

// 48 of 484 was a sure tax.
test('reads amounts of a picture that have lost their commas, two in a line', () => {
  const taxIn = (...texts: readonly Text[]) => readTax(withCommas(linesOf(...texts), true), 10, null)?.value ?? null
  assert.equal(taxIn([5, 10, '10%'], [20, 10, '484 545'], [40, 10, '48 454']), 48_454)
  // A quantity and a price.
  assert.equal(withCommas(linesOf([5, 10, '42 980'], [20, 10, '41,160']), true)[0]?.[0]?.text, '42 980')
  assert.equal(withCommas(linesOf([5, 10, '484 545'], [20, 10, '48 454']))[0]?.[0]?.text, '484 545')
})

test('takes the rate behind 軽減 for the lower one, whose digit an engine lost', () => {
  const { reduced, standard } = taxesOf(
    [5, 10, '軽減□%'],
    [20, 10, '228,820'],
    [40, 10, '18,305'],
    [5, 14, '標準10%'],
    [20, 14, '758,680'],
    [40, 14, '75,868'],
  )
  assert.deepEqual([reduced?.[0], standard?.[0]], [18_305, 75_868])
})

// The tax of newspapers was that of 10 %, too.
test('knows the rate in a bracket whose sign of percent a picture takes for digits', () => {
  const { reduced, standard } = taxesOf(
    [5, 10, 'ご請求額(税込)'],
    [40, 10, '552,820円'],
    [5, 14, '※軽減税率(896)対象税抜511,871円内消費税40,949円'],
  )
  assert.deepEqual([reduced?.[0], standard], [40_949, null])
})
