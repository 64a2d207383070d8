import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, pageOf, type Text } from '../../testing/files/lines.ts'
import { layOut } from './fields/lines/layout.ts'
import { readClasses } from './fields/read-classes.ts'
import { readTax } from './fields/read-taxes.ts'
import { readTotal } from './fields/amounts/read-total.ts'

/** A table whose first column is wide. */
const rows = (...texts: readonly (readonly string[])[]): Text[] =>
  texts.flatMap((row, y) => row.map((text, x): Text => [5 + x * 20, 10 + y * 4, text]))
const totalOf = (...texts: readonly Text[]) => {
  const total = readTotal(linesOf(...texts))
  return total && [total.value, total.confidence]
}
const taxed = [
  ['小計', '100,000'],
  ['消費税（10%）', '10,000'],
] as const

// Each of these was sure, and another amount was to be paid.
for (const [why, expected, ...paper] of [
  ['tax is withheld from it', 99_790, ...taxed, ['合計', '110,000'], ['源泉徴収税', '10,210'], ['差引', '99,790']],
  ['a part was paid before', 88_000, ...taxed, ['合計', '110,000'], ['内金', '▲22,000'], ['残金', '88,000']],
  ['more was carried over', 143_000, ...taxed, ['合計', '110,000'], ['繰越', '33,000'], ['請求残', '143,000']],
] as const satisfies readonly (readonly [string, number, ...(readonly string[])[]])[])
  test(`is not sure of a sum of which ${why}`, () => assert.deepEqual(totalOf(...rows(...paper)), [expected, 'check']))

// The first row was sure.
test('takes the sum of all rates for the total, and not that of one', () => {
  const paper = [
    ['税率', '税抜金額', '消費税額', '税込金額'],
    ['10%対象', '100,000', '10,000', '110,000'],
    ['8%対象', '20,000', '1,600', '21,600'],
    ['合計', '120,000', '11,600', '131,600'],
  ]
  assert.deepEqual(totalOf(...rows(...paper)), [131_600, 'agreed'])
})

test('is not sure of a sum without tax that stands twice', () => {
  const paper = [['合計金額', '100,000'], ['合計', '100,000'], taxed[1], ['税込合計', '110,000']]
  assert.deepEqual(totalOf(...rows(...paper)), [110_000, 'check'])
})

test('takes no claim without tax, of before or of the rest for the total', () => {
  const works = [
    ['契約金額', '5,500,000'],
    ['前回までのご請求額', '1,980,000'],
    ['既請求額', '1,980,000'],
  ]
  assert.equal(totalOf(...rows(...works, ['今回ご請求額', '990,000'], ['請求残額', '2,530,000']))?.[0], 990_000)
  assert.equal(
    totalOf(...rows(['請求額（税抜）', '980,000'], ['消費税', '98,000'], ['請求額', '1,078,000']))?.[0],
    1_078_000,
  )
  assert.equal(totalOf(...rows(['合計金額（税抜）', '980,000'], ['数量', '5']))?.[0] ?? null, null)
})

test('takes what is asked for now, and the last column of its row', () => {
  const statement = [
    ['前月残高', '当月入金', '当月売上', '消費税', '当月合計', '御請求額'],
    ['88,000', '55,000', '100,000', '10,000', '110,000', '143,000'],
  ]
  assert.equal(
    totalOf(...statement.flatMap((row, y) => row.map((text, x): Text => [3 + x * 14, 10 + y * 3, text])))?.[0],
    143_000,
  )
  const works = [
    ['契約金額', '5,000,000', '500,000', '5,500,000'],
    ['今回請求額', '900,000', '90,000', '990,000'],
    ['請求残額', '2,300,000', '230,000', '2,530,000'],
  ]
  assert.equal(totalOf(...rows(...works))?.[0], 990_000)
})

test('takes no count behind a label for the total', () => {
  for (const count of ['20', '10名', '3点', '1式', '1,250kg', '1,250'])
    assert.equal(totalOf(...rows(['合計', count, '112,200円']))?.[0], 112_200, count)
  for (const inThousands of ['110千円', '11万円']) assert.equal(totalOf(...rows(['合計', inThousands])), null)
})

for (const label of [
  'お振り込み金額',
  'お支払いいただく金額',
  '差引合計',
  '差引納付額',
  '口座振替金額',
  'お引落金額',
  'ご請求代金',
  'ご請求残高',
  '当月請求高',
  '当月請求',
  '税込計',
  'ご請求',
  '残金',
  '計',
  'Net payable',
  'Amount to pay',
])
  test(`reads a total called ${label}`, () => assert.equal(totalOf(...rows([label, '¥110,000']))?.[0], 110_000))

for (const written of [
  '*110,000',
  '＝¥110,000＝',
  '…110,000円',
  '【110,000円】',
  '（税込）110,000円',
  '税込 ¥110,000',
  '¥110、000',
  'YEN 110,000',
  '¥110,000.00',
  '¥ 1 1 0 0 0 0',
])
  test(`reads a total written as ${written}`, () =>
    assert.equal(totalOf(...rows(['ご請求金額', written]))?.[0], 110_000))

test('reads a total whose digits stand in cells, and joins no numbers of a row', () => {
  const cells = (digits: string, pitch: number) => [...digits].map((digit, i): Text => [25 + i * pitch, 10, digit])
  assert.equal(totalOf([5, 10, 'ご請求金額'], ...cells('¥110000', 3))?.[0], 110_000)
  assert.equal(totalOf([5, 10, 'ご請求金額'], [25, 10, '1'], [28, 10, '2'], [40, 10, '3'], [44, 10, '4'])?.[0], 1)
})

for (const text of [
  '下記のとおり、金110,000円也をご請求申し上げます。',
  'つきましては、金110,000円を12月25日までに下記口座へお振込みください。',
  '今月分の顧問料110,000円（税込）を請求いたします。',
  '一金 110,000円也',
  '¥110,000-',
])
  test(`takes what a sentence asks for, to be checked: ${text}`, () =>
    assert.deepEqual(totalOf([5, 10, text]), [110_000, 'check']))

test('takes no amount of other things where nothing names a total', () => {
  for (const text of [
    '振込手数料 440円',
    '資本金1,000万円',
    '普通預金 1234567',
    '前回ご請求 88,000円',
    '顧問料 88,000円',
  ])
    assert.equal(totalOf([5, 10, text]), null, text)
  assert.equal(totalOf([5, 10, 'ご請求金額 0円'], [5, 14, '金110,000円也']), null)
})

test('reads the classes of a total with what was carried over or paid before, to be checked', () => {
  const classOf = (...paper: readonly (readonly string[])[]) => {
    const lines = linesOf(...rows(...paper))
    const standard = readClasses(lines, readTotal(lines)).standard_taxable_amount
    return standard && [standard.value, standard.confidence]
  }
  assert.deepEqual(classOf(['繰越金額', '33,000円'], ...taxed, ['今回ご請求額', '143,000円']), [100_000, 'check'])
  assert.deepEqual(classOf(...taxed, ['前受金', '▲22,000'], ['差引ご請求額', '88,000']), [100_000, 'check'])
  assert.equal(classOf(['繰越金額', '30,000円'], ...taxed, ['今回ご請求額', '143,000円']), undefined)
})

// Of a closing month only the row of what was carried over was misread, and with it all classes were lost.
test('reads both classes of a sum beside a total with what was carried over, to be checked', () => {
  const classesOf = (...paper: readonly (readonly string[])[]) => {
    const lines = linesOf(...rows(...paper))
    const { standard_taxable_amount: standard, reduced_taxable_amount: reduced } = readClasses(lines, readTotal(lines))
    return [standard, reduced].map(amount => amount && [amount.value, amount.confidence])
  }
  const reducedRows = [
    ['[8%軽減対象計]', '295,860'],
    ['[8%軽減消費税]', '23,668'],
  ]
  const standardRows = [
    ['[10%対象計]', '680,430'],
    ['[10%消費税]', '68,043'],
  ]
  const paper = (sum: string) => [
    ['信可相全', 'の'],
    ['税込売上額', sum],
    ['今回請求額', '1,105,291'],
    ...reducedRows,
    ...standardRows,
  ]
  assert.deepEqual(classesOf(...paper('1,068,001')), [
    [680_430, 'check'],
    [295_860, 'check'],
  ])
  assert.deepEqual(classesOf(...paper('1,068,011')), [undefined, undefined])
})

test('reads classes that are named by 税抜 and 課税', () => {
  for (const word of ['税抜', '課税']) {
    const paper = [
      [`10%${word}`, '100,000'],
      ['消費税', '10,000'],
      [`8%${word}`, '20,000'],
      ['消費税', '1,600'],
    ]
    const lines = linesOf(...rows(...paper, ['ご請求額', '131,600円']))
    assert.equal(readClasses(lines, readTotal(lines)).standard_taxable_amount?.value, 100_000, word)
  }
})

// The tax of the contract was sure.
test('takes the tax of what is asked for now, and its taxable amount', () => {
  for (const heading of ['消費税', '消費税（10%）']) {
    const lines = linesOf(
      ...rows(
        ['項目', '金額', heading, '税込'],
        ['契約金額', '5,000,000', '500,000', '5,500,000'],
        ['今回請求額', '900,000', '90,000', '990,000'],
        ['残高', '2,300,000', '230,000', '2,530,000'],
      ),
    )
    const total = readTotal(lines)
    const tax = readTax(lines, 10, total?.value ?? null)
    assert.deepEqual([tax?.value, tax?.confidence], [90_000, 'check'], heading)
    assert.equal(readClasses(lines, total).standard_taxable_amount?.value, 900_000, heading)
  }
})

test('takes the tax in a total that is named as 内税 alone', () => {
  const lines = linesOf(...rows(['ご請求額', '110,000円'], ['内税', '10,000円']))
  const taxable = readClasses(lines, readTotal(lines)).standard_taxable_amount
  assert.deepEqual([taxable?.value, taxable?.confidence], [100_000, 'check'])
})

test('reads a total whose label stands on end, right of it or below it', () => {
  const onEnd = (x: number, text: string) => [...text].map((character, row): Text => [x, 10 + row * 1.2, character])
  assert.equal(totalOf(...onEnd(5, '御請求額'), [12, 12, '¥110,000'])?.[0], 110_000)
  const heads = [...onEnd(5, '小計'), ...onEnd(20, '消費税'), ...onEnd(35, '合計金額')]
  assert.equal(totalOf(...heads, [4, 16, '100,000'], [19, 16, '10,000'], [34, 16, '110,000'])?.[0], 110_000)
  assert.equal(totalOf(...onEnd(5, '担当'), [12, 11, '110,000']), null)
})

// Of an amount twice as high as its label the middle stands above the label's line.
test('reads a total in large type on the baseline of its label', () => {
  const { characters, ...page } = pageOf(1, [5, 20, 'ご請求金額'], [25, 20, '¥110,000'], [5, 23, '1,500'])
  for (const size of [2, 3]) {
    const large = characters.map(character =>
      character.x < 0.25
        ? character
        : {
            ...character,
            y: 0.21 - 0.01 * size,
            height: 0.01 * size,
            em: 0.01 * size,
            x: character.x * size,
            width: 0.01 * size,
          },
    )
    assert.equal(readTotal(layOut([{ ...page, characters: large }]))?.value, 110_000)
  }
})

// 9月分 ⏎ ご請求金額 beside its amount: the first quantity of the list below was the total.
test('reads a total beside the first line of its label, or between its two', () => {
  const totalOf = (first: string, y: number, ...more: readonly Text[]) =>
    readTotal(
      linesOf(
        [5, 20, first],
        [5, 21.6, 'ご請求金額'],
        [40, y, '1,254,420円'],
        [5, 25, '品名'],
        [20, 25, '204'],
        ...more,
      ),
      true,
    )?.value
  for (const first of ['9月分', '□', '8カ']) {
    assert.equal(totalOf(first, 20), 1_254_420, first)
    assert.equal(totalOf(first, 20.7), 1_254_420, first)
  }
  assert.notEqual(totalOf('小計', 20, [40, 21.6, '1,300,000円']), 1_254_420)
})

// The larger sum of the second invoice was sure.
test('takes the sum of the first invoice of a pile', () => {
  const page = (number: number, net: string, tax: string, whole: string) =>
    pageOf(number, ...rows(['合計', whole], ['小計', net], ['消費税', tax], ['合計', whole]))
  const lines = layOut([page(1, '133,420', '13,342', '146,762'), page(2, '193,550', '19,355', '212,905')])
  assert.equal(readTotal(lines)?.value, 146_762)
  const runOver = layOut([pageOf(1, [5, 10, '合計 150,000']), page(2, '193,550', '19,355', '212,905')])
  assert.equal(readTotal(runOver)?.value, 212_905)
})

// 「３．税率ごとの合計」 over 「8%対象 420,980円」: that was the total.
test('takes the heading of what stands for each rate for no label of the total', () => {
  const byRate: Text[] = [
    [5, 12, '8%対象'],
    [13, 12, '420,980円'],
    [5, 14, '10%対象'],
    [13, 14, '62,400円'],
  ]
  for (const heading of ['3. 税率ごとの合計', '税率別合計'])
    assert.notEqual(totalOf([5, 10, heading], ...byRate, [40, 4, '523,298円'])?.[0], 420_980, heading)
})
