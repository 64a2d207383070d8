import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, type Text } from '../../../testing/files/lines.ts'
import { readClasses } from './read-classes.ts'
import { readTotal } from './amounts/read-total.ts'

const rowsOf = (rows: readonly (readonly string[])[]): Text[] =>
  rows.flatMap((row, y) => row.map((text, x): Text => [5 + x * 20, 10 + y * 4, text]))

/** Taxable amount and tax of 10 %, the same of 8 %, and what is not taxed; null where nothing was read. */
const classesOf = (...rows: readonly (readonly string[])[]) => {
  const lines = linesOf(...rowsOf(rows))
  const read = readClasses(lines, readTotal(lines))
  const { standard_taxable_amount: standard, reduced_taxable_amount: reduced, nontaxable_amount: nontaxable } = read
  if (!standard && !reduced && !nontaxable) return null
  const amounts = [standard, read.standard_tax_amount, reduced, read.reduced_tax_amount, nontaxable]
  return amounts.map(amount => amount?.value ?? 0)
}

const nothing: readonly [why: string, ...rows: string[][]][] = [
  [
    'the sums do not add up to the total',
    ['10%対象 100,000円 消費税 10,000円'],
    ['8%対象 20,000円 消費税 1,600円'],
    ['合計 131,700円'],
  ],
  [
    'a discount after the classes leaves less than their sum',
    ['10%対象 100,000円 消費税 10,000円'],
    ['値引 ▲5,000円'],
    ['合計 105,000円'],
  ],
  [
    'the amounts of the rates are swapped',
    ['8%対象', '100,000', '10,000'],
    ['10%対象', '20,000', '1,600'],
    ['合計', '131,600'],
  ],
  ['there is no total', ['10%対象 100,000円 消費税 10,000円'], ['8%対象 20,000円 消費税 1,600円']],
  [
    'one tax stands for both rates',
    ['10%対象 100,000円'],
    ['8%対象 20,000円'],
    ['消費税 11,600円'],
    ['合計 131,600円'],
  ],
  [
    'more than one way adds up',
    ['10%対象', '1,005', '100'],
    ['10%対象', '1,000', '100'],
    ['対象外', '5'],
    ['合計', '1,105'],
  ],
  ['goods name a rate and nothing sums them up', ['封筒 10%', '1,000', '100', '100,000'], ['合計', '101,100']],
  ['it gives money back', ['10%対象 ▲100,000円 消費税 ▲10,000円'], ['合計 ▲110,000円']],
]
for (const [why, ...rows] of nothing) {
  test(`reads no classes where ${why}`, () => assert.equal(classesOf(...rows), null))
}

test('reads no classes from more amounts than an invoice has', () => {
  const rows = Array.from({ length: 400 }, (_, i) => [`10%対象 ${i * 10 + 100_000}円 消費税 ${i + 10_000}円`])
  assert.equal(classesOf(...rows, ['合計 110,000円']), null)
})

const both = [100_000, 10_000, 20_000, 1_600, 0]
const all = [100_000, 10_000, 20_000, 1_600, 5_000]
const wordings: readonly [wording: string, expected: readonly number[], ...rows: string[][]][] = [
  [
    'taxes behind each class',
    both,
    ['10%対象 100,000円 消費税 10,000円'],
    ['8%対象 20,000円 消費税 1,600円'],
    ['合計 131,600円'],
  ],
  [
    'amounts that hold the tax',
    both,
    ['10%対象 110,000円（内消費税 10,000円）'],
    ['8%対象 21,600円（内消費税 1,600円）'],
    ['ご請求金額 131,600円'],
  ],
  [
    'a rate with tax in it beside one without',
    both,
    ['10%対象（税込） 110,000円', '内税 10,000円'],
    ['8%対象（税抜） 20,000円', '消費税 1,600円'],
    ['合計 131,600円'],
  ],
  [
    'a table of rates with a row that is not taxed',
    all,
    ['税率', '対象額', '消費税', '合計'],
    ['10%', '100,000', '10,000', '110,000'],
    ['8%(軽減)', '20,000', '1,600', '21,600'],
    ['対象外', '5,000', '0', '5,000'],
    ['合計', '125,000', '11,600', '136,600'],
    ['ご請求金額', '136,600円'],
  ],
  [
    'a table whose columns are the classes',
    all,
    ['', '10%対象', '8%対象', '対象外'],
    ['税抜金額', '100,000', '20,000', '5,000'],
    ['消費税額', '10,000', '1,600', '0'],
    ['請求金額', '136,600'],
  ],
  [
    'a table with the tax before its amount',
    both,
    ['税率', '消費税', '対象額'],
    ['10%', '10,000', '100,000'],
    ['8%', '1,600', '20,000'],
    ['合計', '', '131,600'],
  ],
  [
    'taxes in rows of their own',
    all,
    ['小計', '125,000'],
    ['（10%対象）', '100,000'],
    ['（軽減税率対象 ※）', '20,000'],
    ['（非課税）', '5,000'],
    ['消費税（10%）', '10,000'],
    ['消費税（軽減8%）', '1,600'],
    ['税込合計', '136,600'],
  ],
  [
    'taxes below the classes that name no rate',
    both,
    ['８％対象', '20,000'],
    ['消費税', '1,600'],
    ['１０％対象', '100,000'],
    ['消費税', '10,000'],
    ['合計', '131,600'],
  ],
  [
    'goods with marks and a note above the sums',
    both,
    ['弁当 ※', '20', '1,000', '20,000'],
    ['会場費', '1', '100,000', '100,000'],
    ['※は軽減税率（8%）対象品目です。'],
    ['10%対象計', '¥100,000', '消費税', '¥10,000'],
    ['※8%対象計', '¥20,000', '消費税', '¥1,600'],
    ['合計', '¥131,600'],
  ],
  [
    'a discount before the classes are summed up',
    both,
    ['小計', '125,000'],
    ['値引', '▲5,000'],
    ['10%対象', '100,000', '消費税', '10,000'],
    ['8%対象', '20,000', '消費税', '1,600'],
    ['合計', '131,600'],
  ],
  [
    'a form that prints zeros for the other rate',
    [100_000, 10_000, 0, 0, 0],
    ['10%対象', '100,000', '消費税', '10,000'],
    ['8%対象', '0', '消費税', '0'],
    ['合計', '110,000'],
  ],
  ['the reduced rate alone', [0, 0, 20_000, 1_600, 0], ['8%対象', '20,000', '消費税', '1,600'], ['合計', '21,600']],
  [
    'one rate that nothing names',
    [100_000, 10_000, 0, 0, 0],
    ['小計', '100,000'],
    ['消費税', '10,000'],
    ['合計', '110,000'],
  ],
  ['nothing but what is not taxed', [0, 0, 0, 0, 5_000], ['収入証紙代（非課税）', '5,000'], ['合計', '5,000']],
  [
    'tax that is withheld from the total',
    [100_000, 10_000, 0, 0, 0],
    ['小計', '100,000'],
    ['消費税（10%）', '10,000'],
    ['源泉徴収税', '▲10,210'],
    ['ご請求金額', '99,790'],
  ],
  [
    'taxes rounded up and down',
    [100_005, 10_001, 10_009, 800, 0],
    ['10%対象', '100,005', '消費税', '10,001'],
    ['8%対象', '10,009', '消費税', '800'],
    ['合計', '120,815'],
  ],
]
for (const [wording, expected, ...rows] of wordings) {
  test(`reads ${wording}`, () => assert.deepEqual(classesOf(...rows), expected))
}

// 487,200 holds 44,290.9 of tax: rounded down, it is not that of the amount without it.
test('reads amounts without tax beside a tax that was taken out of prices with it', () => {
  const rows = [
    ['10%対象（税抜 442,910）', '内消費税 44,290'],
    ['8%対象（税抜 292,704）', '内消費税 23,416'],
    ['合計（内税）', '803,320'],
  ]
  assert.deepEqual(classesOf(...rows), [442_910, 44_290, 292_704, 23_416, 0])
})

test('is as sure of a single class as of the total, and of several that add up', () => {
  const confidenceOf = (...rows: readonly (readonly string[])[]) => {
    const lines = linesOf(...rowsOf(rows))
    return readClasses(lines, readTotal(lines)).standard_taxable_amount?.confidence
  }
  const standard = ['10%対象 100,000円 消費税 10,000円']
  assert.equal(confidenceOf(standard, ['ご請求金額 110,000円'], ['ご請求金額 131,600円']), 'check')
  assert.equal(confidenceOf(standard, ['ご請求金額 110,000円'], ['合計 110,000円']), 'agreed')
  assert.equal(confidenceOf(standard, ['8%対象 20,000円 消費税 1,600円'], ['総額 131,600円']), 'agreed')
})

test('shows where a taxable amount stands, also where the tax is in it', () => {
  const lines = linesOf([10, 10, '10%対象 110,000円（内消費税 10,000円）'], [10, 14, '合計 110,000円'])
  const span = readClasses(lines, readTotal(lines)).standard_taxable_amount?.span
  assert.equal(span?.segment.text.slice(span.start, span.end), '110,000')
})

// Pictures show the sign of percent as digits, and the engine for digits sees the place of an 8 alone.
test('knows a rate by what a picture makes of it', () => {
  const amounts = [43_800, 4_380, 355_300, 28_424, 0]
  for (const [reduced, standard] of [
    ['896対象(税抜)', '1096対象(税抜)'],
    ['軽減税率(896)対象(税抜)', '標準税率(1096)対象(税抜)'],
    ['□%対象(税抜)', '10%対象(税抜)'],
  ] as const)
    assert.deepEqual(
      classesOf([reduced, '355,300円 消費税28,424円'], [standard, '43,800円 消費税4,380円'], ['合計', '431,904円']),
      amounts,
      reduced,
    )
})

// 8%対象(軽減税率) was read as 8対象, 885対象 or, by the engine for digits, as places alone, and its amounts by nobody.
test('knows a rate whose sign of percent a picture takes for a digit, or loses', () => {
  const amounts = [691_220, 69_122, 457_480, 36_598, 0]
  for (const [standard, reduced] of [
    ['10%対象', '8対象(軽減鐘率)'],
    ['105対象', '885対象(軸減税率)'],
    ['10対象', '□対象(軽減鐘率)'],
    ['10%対象', '□□□対象(軽減税率)'],
    ['10%対象', '□%軽減対象'],
  ] as const)
    assert.deepEqual(
      classesOf(
        [standard, '', reduced],
        ['料金計', '691,220円', '料金計', '457,480円'],
        ['消費税', '69,122円', '消費税', '36,598円'],
        ['合計', '1,254,420円'],
      ),
      amounts,
      reduced,
    )
  for (const [net, tax, standard] of [
    ['□%軽減対象計', '□%軽減消費税', '10%対象計'],
    ['8対象', '消費税(8対象)', '10%対象計'],
    ['8%野減対象計', '□%軽減消費税', '[10%対旬計]'],
    ['8%軽減対象計', '□%軽減消費税', '[10%結稼計]'],
  ] as const)
    assert.deepEqual(
      classesOf(
        [net, '457,480円'],
        [tax, '36,598円'],
        [standard, '691,220円'],
        ['10%消費税', '69,122円'],
        ['合計', '1,254,420円'],
      ),
      amounts,
      net,
    )
})

test('takes for the total what subtotal and tax add up to, where its label is lost', () => {
  const rows = (...more: readonly (readonly string[])[]) =>
    readTotal(linesOf(...rowsOf([['小計', '399,100円'], ['消費税', '32,804円'], ...more])))
  assert.deepEqual([rows(['合', '431,904円'])?.value, rows(['合', '431,904円'])?.confidence], [431_904, 'check'])
  assert.equal(rows(['ご請求金額'], ['合', '431,904円'])?.value, 431_904)
  assert.equal(rows(['合', '431,905円']), null)
  assert.equal(rows(['入金', '431,904円'], ['合', '431,904円'], ['ご請求金額', '0円']), null)
  assert.equal(rows(['源泉徴収税', '40,748円'], ['合', '431,904円']), null)
})

// 間江8% is 軽減 8%.
test('reads the amount and tax of a rate whose words are misread', () => {
  const rows = [
    ['間江8%', 'ー ー20,000', 'ーー1,600'],
    ['標準10%', '100,000', '10,000'],
  ]
  assert.deepEqual(classesOf(...rows, ['合計', '131,600']), both)
  assert.equal(classesOf(...rows, ['合計', '131,700']), null)
})

// Of a dense statement the row of the lower rate was lost in all passes, or that of the higher one.
test('reads the rate that the other one leaves of a sum and its taxes, to be checked', () => {
  const closing = [
    ['前回御請求額', '御入金額', '差引繰越額', '当月御買上額', '当月消費税額', '今回御請求額'],
    ['45,000', '12,000', '33,000', '120,000', '11,600', '164,600'],
  ]
  const sums = [
    ['小計', '120,000円'],
    ['消費税', '11,600円'],
    ['合計', '131,600円'],
  ]
  for (const paper of [closing, sums])
    for (const row of [
      ['標準10%', '100,000', '10,000'],
      ['軽減8%', '20,000', '1,600'],
    ])
      assert.deepEqual(classesOf(...paper, row), both, row[0])
  const lines = linesOf(...rowsOf([...sums, ['標準10%', '100,000', '10,000']]))
  assert.equal(readClasses(lines, readTotal(lines)).reduced_taxable_amount?.confidence, 'check')
  // What is left is no amount with its tax.
  assert.equal(
    classesOf(['小計', '120,000円'], ['消費税', '11,700円'], ['合計', '131,700円'], ['標準10%', '100,000', '10,000']),
    null,
  )
})

// The digit engine saw 1 0%対象 on a photo of a matrix, and the sum of that row was sure as one without tax.
test('takes no amount that holds a tax for one without tax', () => {
  const reduced = ['8%対象', '20,000', '1,600', '21,600']
  for (const name of ['1 0%対象', '0%対象'])
    assert.deepEqual(classesOf(reduced, [name, '100,000', '10,000', '110,000'], ['合計', '131,600']), both, name)
})

test('is not sure of an amount without tax that a tax of the paper may be in', () => {
  const confidenceOf = (tax: string) => {
    const rows = [
      ['8%対象', '20,000', '1,600'],
      ['0%対象', '110,000'],
    ]
    const lines = linesOf(...rowsOf([...rows, ['うち消費税', tax], ['ご請求金額', '131,600'], ['合計', '131,600']]))
    const { nontaxable_amount, reduced_tax_amount } = readClasses(lines, readTotal(lines))
    return [nontaxable_amount?.value, nontaxable_amount?.confidence, reduced_tax_amount?.confidence]
  }
  assert.deepEqual(confidenceOf('1,600'), [110_000, 'agreed', 'agreed'])
  assert.deepEqual(confidenceOf('10,000'), [110_000, 'check', 'agreed'])
})
