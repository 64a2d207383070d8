import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, pageOf, type Text } from '../../../../testing/files/lines.ts'
import { withCommas } from '../lines/dotted-thousands.ts'
import { layOut } from '../lines/layout.ts'
import { joinSpacedLabels } from '../lines/spaced-labels.ts'
import { readClasses } from '../read-classes.ts'
import { readDueDate } from '../read-dates.ts'
import { readTotal } from './read-total.ts'

const rows = (...texts: readonly (readonly string[])[]): Text[] =>
  texts.flatMap((row, y) => row.map((text, x): Text => [5 + x * 30, 10 + y * 4, text]))
const totalOf = (...texts: readonly Text[]) => {
  const total = readTotal(linesOf(...texts))
  return total && [total.value, total.confidence]
}

/** The texts of a page, some of them in a type that is larger. */
const pageWith = (size: number, large: readonly Text[], ...small: readonly Text[]) => {
  const enlarged = large.flatMap(text =>
    pageOf(1, text).characters.map((character, at) => ({
      ...character,
      x: text[0] / 100 + at * 0.01 * size,
      width: 0.01 * size,
      height: 0.01 * size,
      em: 0.01 * size,
    })),
  )
  const { characters, ...page } = pageOf(1, ...small)
  return layOut([{ ...page, characters: [...enlarged, ...characters] }])
}

test('takes no amount above a label that stands in the same type, or that has another one below', () => {
  assert.equal(totalOf([5, 10, '88,000円'], [5, 12, 'ご請求金額']), null)
  const stacked = pageWith(2, [[5, 12, '¥88,000'] as Text, [5, 18, '¥110,000']], [5, 10, '小計'], [5, 16, '合計金額'])
  assert.equal(readTotal(stacked)?.value, 110_000)
})

test('reads a total and a day in large type with their labels below', () => {
  const lines = pageWith(
    2,
    [
      [5, 10, '¥110,000'],
      [40, 10, '2026.12.25'],
    ],
    [5, 13, 'ご請求金額（税込）'],
    [40, 13, 'お支払期日'],
    [5, 14.5, '小計'],
    [20, 14.5, '¥100,000'],
  )
  assert.equal(readTotal(lines)?.value, 110_000)
  assert.equal(readDueDate(lines, null)?.value, '2026-12-25')
})

for (const text of ['金壱拾壱万円也', '一金 壱拾壱萬円也', '金十一万円', '金拾壱万円', '金一一〇〇〇〇円'])
  test(`reads a total in kanji: ${text}`, () =>
    assert.deepEqual(totalOf([5, 10, 'ご請求金額'], [30, 10, text]), [110_000, 'check']))

test('reads a total in kanji with all its places', () => {
  assert.equal(totalOf([5, 10, '合計 弐千参百四拾五万六千七百八拾九円也'])?.[0], 23_456_789)
  assert.equal(totalOf([5, 10, '合計 億円']), null)
})

test('takes a dot for the mark of thousands beside a mark of money, or where no comma is', () => {
  const read = (isRecognised: boolean, ...texts: readonly Text[]) =>
    readTotal(withCommas(linesOf(...texts), isRecognised), isRecognised)?.value ?? null
  assert.equal(read(false, [5, 10, 'ご請求金額'], [30, 10, '¥1.110.000-']), 1_110_000)
  assert.equal(read(false, [5, 10, 'ご請求金額'], [30, 10, '110.000円']), 110_000)
  assert.equal(read(false, [5, 10, '合計'], [30, 10, '110.000'], [5, 14, '値引 ¥1,000']), null)
  assert.equal(read(true, [5, 10, '合計'], [30, 10, '110.000'], [5, 14, '値引 ¥1,000']), 110_000)
  assert.equal(read(false, [5, 10, 'ご請求金額'], [30, 10, '¥110.00']), 110)
  assert.equal(read(true, [5, 10, 'ご請求金額'], [30, 10, '613. 709円']), 613_709)
  assert.equal(read(true, [5, 10, 'ご請求金額'], [30, 10, '1,613. 709円']), 1_613_709)
  assert.notEqual(read(true, [5, 10, 'ご請求金額'], [30, 10, '1. 300円']), 1_300)
})

test('takes no amount that a sentence names for another reason', () => {
  for (const text of [
    '振込手数料440円をお支払いください。',
    '契約金額880,000円を上限にご請求します。',
    '毎月11,000円をお支払いいただきます。',
    '前回88,000円をご入金いただきました。',
  ])
    assert.equal(totalOf([5, 10, text], [5, 14, '合計 110,000円'])?.[0], 110_000, text)
})

test('takes what a sentence of several lines asks for, and no sum without what is withheld', () => {
  const lines = linesOf(
    [7, 10, 'さて、下記業務の報酬として金285,400円を、令和8年9月30日ま'],
    [5, 12, 'でに末尾の口座へお振込みくださいますようお願い申し上げます。'],
    [5, 16, '報酬合計 金286,000円'],
    [5, 18, '消費税（10%） 金28,600円'],
    [5, 20, '源泉所得税 △金29,200円'],
  )
  assert.equal(readTotal(lines)?.value, 285_400)
  assert.equal(readDueDate(lines, '2026-08-25')?.value, '2026-09-30')
  assert.equal(readClasses(lines, readTotal(lines)).standard_taxable_amount?.value, 286_000)
})

// Twice the same sentence proves nothing, as two labels do.
test('is not sure of what sentences alone ask for', () => {
  const text = '顧問料110,000円をご請求申し上げます。'
  assert.deepEqual(totalOf([5, 10, text], [5, 14, text]), [110_000, 'check'])
})

test('leaves what is paid of a sum with tax and carry-over, without what is withheld', () => {
  const paper = rows(
    ['報酬合計', '100,000'],
    ['消費税', '10,000'],
    ['繰越金額', '5,500'],
    ['源泉徴収税', '10,210'],
    ['差引', '105,290'],
  )
  assert.deepEqual(totalOf(...paper), [105_290, 'check'])
})

test('finds a total without a label by the tax that it contains', () => {
  assert.deepEqual(totalOf(...rows(['作業料', '198,240'], ['消費税', '19,824'], ['お渡し分', '¥218,064'])), [
    218_064,
    'check',
  ])
  assert.deepEqual(totalOf(...rows(['税別', '548,000'], ['消費税10%', '54,800'], ['602,800'])), [602_800, 'check'])
  assert.equal(totalOf(...rows(['作業料', '198,240'], ['消費税', '19,824'])), null)
})

test('reads a total beside which a character of its upright label stands close', () => {
  const onEnd = [...'請求金額'].map((character, row): Text => [5, 10 + row * 1.2, character])
  assert.equal(totalOf(...onEnd, [6.5, 11.2, '¥218,064'])?.[0], 218_064)
})

test('reads classes named by 本体価格, 税別 and お買上額, and their taxes', () => {
  for (const word of ['お買上額', '本体価格', '税別']) {
    const lines = linesOf(
      ...rows(
        [`${word}（10%）`, '100,000'],
        ['税（10%）', '10,000'],
        [`${word}（8%）`, '20,000'],
        ['税（8%）', '1,600'],
      ),
      [5, 40, 'お支払額 131,600円'],
    )
    const { standard_taxable_amount: standard, reduced_taxable_amount: reduced } = readClasses(lines, readTotal(lines))
    assert.deepEqual([standard?.value, reduced?.value], [100_000, 20_000], word)
  }
})

// お買上額 may have its tax in it: beside the total it is no proof of it.
test('is not sure of a total that only repeats an amount of what was bought', () => {
  assert.deepEqual(totalOf(...rows(['お買上額', '110,000'], ['内消費税', '10,000'], ['ご請求額', '110,000'])), [
    110_000,
    'check',
  ])
  assert.deepEqual(totalOf(...rows(['本体価格', '100,000'], ['消費税', '10,000'], ['ご請求額', '110,000'])), [
    110_000,
    'agreed',
  ])
})

for (const label of [
  'お振込予定金額',
  'お支払予定金額',
  '納入金額',
  '精算金額',
  'ご請求料金',
  '支払金額',
  '未払い額',
  'お会計',
])
  test(`reads a total named ${label}`, () => assert.equal(totalOf(...rows([label, '¥110,000']))?.[0], 110_000))

test('takes what is left of the month before for no total where another label names one', () => {
  const paper = rows(
    ['前回請求額', 'ご入金額', '差引残高'],
    ['88,000', '55,000', '33,000'],
    ['お買上額', '消費税', '今回請求額'],
    ['100,000', '10,000', '143,000'],
  )
  assert.equal(totalOf(...paper)?.[0], 143_000)
  assert.equal(totalOf(...rows(['差引残高', '143,000円']))?.[0], 143_000)
})

test('takes the last of a column of sums, and of a label whose characters stand apart', () => {
  const paper: Text[] = [
    [5, 10, '区分'],
    [25, 10, '10%'],
    [45, 10, '8%'],
    [65, 10, '合計'],
    ...['税抜', '消費税', '税込'].map((text, row): Text => [5, 12 + row * 2, text]),
    ...['100,000', '10,000', '110,000'].map((text, row): Text => [25, 12 + row * 2, text]),
    ...['20,000', '1,600', '21,600'].map((text, row): Text => [45, 12 + row * 2, text]),
    ...['120,000', '11,600', '131,600'].map((text, row): Text => [65, 12 + row * 2, text]),
  ]
  assert.equal(totalOf(...paper)?.[0], 131_600)
  const apart = joinSpacedLabels(
    linesOf([5, 10, '合'], [10, 10, '計'], [45, 10, '110,000円'], [5, 14, '単'], [45, 14, '価']),
  )
  assert.deepEqual(
    apart.map(line => line.map(({ text }) => text)),
    [
      ['合計', '110,000円'],
      ['単', '価'],
    ],
  )
})

// The contract was taken for the total where a photograph had 今回請求客.
test('takes a claim whose label is misread before sums of other columns, in a picture', () => {
  const works = rows(
    ['区分', '税抜金額', '税込金額'],
    ['契約金額', '2,186,250', '2,404,875'],
    ['今回請求客', '466,250', '512,875'],
  )
  const total = readTotal(linesOf(...works), true)
  assert.deepEqual([total?.value, total?.confidence], [512_875, 'check'])
})

test('takes what the total has more than a subtotal for the tax of a rate that no text names', () => {
  const classesOf = (...paper: readonly (readonly string[])[]) => {
    const lines = linesOf(...rows(...paper))
    const { reduced_taxable_amount: taxable, reduced_tax_amount: tax } = readClasses(lines, readTotal(lines))
    return taxable && tax && [taxable.value, tax.value, tax.confidence]
  }
  assert.deepEqual(classesOf(['小計', '485,100'], ['税込合計', '523,908']), [485_100, 38_808, 'check'])
  assert.deepEqual(classesOf(['', '485,100'], ['', '38,808'], ['税込合計', '523,908']), [485_100, 38_808, 'check'])
  assert.equal(classesOf(['小計', '485,100'], ['税込合計', '523,918']), undefined)
  assert.equal(classesOf(['小計', '485,100'], ['税込合計', '523,908'], ['うち非課税', '38,808']), undefined)
})

// A scan of a needle printer had lost the heading of the tax, and shows a speck behind the sum.
test('takes the amount right below a label before one beside it, and no speck behind it', () => {
  const lines = [
    [10, 10, '税抜金額'],
    [52, 10, '御請求金額'],
    [40, 12, '64,883'],
    [59, 12, '*842,653 2'],
  ] as const
  assert.equal(totalOf(...lines)?.[0], 842_653)
  assert.equal(totalOf([5, 10, 'ご請求金額 842,653 20']), null)
  assert.equal(totalOf([5, 10, 'ご請求金額 842 2']), null)
})

test('reads a total beside a label with a remark below, and none that another label has', () => {
  const contract: Text[] = [
    [40, 10, '1契約金額（税抜）'],
    [60, 10, '440,000'],
    [40, 14, '2前回迄請求額（税抜）'],
    [62, 14, '220,000'],
  ]
  const label: Text[] = [
    [5, 11, '今回請求金額'],
    [5, 12.5, '（消費税込）'],
  ]
  assert.deepEqual(totalOf(...label, [20, 11.8, '121,000'], ...contract), [121_000, 'check'])
  assert.equal(totalOf([5, 10, '今回請求金額'], ...contract), null)
})

// 入金期日 was taken for what was paid, and the tax shown as the total.
test('takes nothing off a sum for the day on which its payment is due', () => {
  const paper: Text[] = rows(['合計（税込）', '110,000円'], ['入金期日', '10%対象（税抜）', '100,000円'])
  assert.equal(totalOf(...paper, [5, 30, '内消費税'], [35, 30, '10,000円'])?.[0], 110_000)
})

test('takes of a claim without tax the amount with it, though that has no label', () => {
  const paper = rows(['4請求残高', '100,000'], ['消費税(10%)', '10,000'])
  assert.deepEqual(totalOf(...paper, [20, 5, '¥110,000']), [110_000, 'check'])
  assert.equal(totalOf(...paper)?.[0], 100_000)
  assert.equal(totalOf(...rows(['ご請求金額', '110,000'], ['消費税', '10,000']), [20, 5, '¥120,000'])?.[0], 110_000)
})

test('reads the sum of a row that closes a month, whatever its headings are read as', () => {
  const closed = (...row: readonly string[]) => totalOf(...rows(['基a旨', '今回お買上額', 'に請求閣'], row))
  assert.deepEqual(closed('70,980」67,240', '3740', '987,500 94,173 1,085,413」2026.12.31'), [1_085_413, 'check'])
  assert.deepEqual(closed('526,345', '526,345', '484,545', '48,454', '532,999'), [532_999, 'check'])
  assert.notEqual(closed(...'4665415')?.[0], 5)
  // Goods have no month before.
  assert.notEqual(closed('1', '10,000', '1,000', '11,000')?.[0], 11_000)
  assert.notEqual(closed('70,980', '67,240', '3,740', '987,500', '94,173', '1,081,673')?.[0], 1_081_673)
})

test('finds the total that a sum and what was carried over add up to, where its label is lost', () => {
  const paper = rows(['繰越残高', '3,740'], ['小計', '100,000'], ['消費税', '10,000'], ['今固こ講末', '113,740'])
  assert.deepEqual(totalOf(...paper), [113_740, 'check'])
})

test('adds the only tax to the only subtotal where a picture has lost the total', () => {
  const partsOf = (...texts: readonly Text[]) => {
    const total = readTotal(linesOf(...texts), true)
    return total && [total.value, total.confidence]
  }
  const parts = rows(['金額', '壮385,000一'], ['税抜金額(税率10%)', '350,000'], ['消費税額等(税率10%)', '35,000'])
  assert.deepEqual(partsOf(...parts), [385_000, 'check'])
  assert.equal(totalOf(...parts), null)
  assert.equal(partsOf(...parts, [5, 40, '源泉徴収税額']), null)
  assert.equal(partsOf(...parts, [5, 40, '小計 20,000'], [5, 44, '消費税 2,000']), null)
  const rates = rows(['8%対象', '100,000', '消費税', '8,000'], ['10%対象', '50,000', '消費税', '5,000'])
  assert.deepEqual(partsOf(...rates), [163_000, 'check'])
  assert.equal(partsOf(...rates, [5, 40, '前回入金額']), null)
  const bracketed = rows(['(8%対象210,620)', '消費税', '16,849'], ['(10%族す象384,280)', '消費税', '38,428'])
  assert.deepEqual(partsOf(...bracketed), [650_177, 'check'])
  assert.equal(
    partsOf(...rows(['8%対象', '100,000', '消費税', '8,OO0'], ['10%対象', '50,000', '消費税', '5,000'])),
    null,
  )
})

// Of a statement whose claim could not be read the sum of one rate was the total, and sure, and the sum before tax.
test('is not sure of a sum beside a claim that cannot be read, or whose tax is named as well', () => {
  const classes = rows(['税抜金額', '611,290'], ['消費税', '48,903'], ['税込金額', '660,193'])
  assert.deepEqual(totalOf(...classes), [660_193, 'agreed'])
  assert.deepEqual(totalOf(...classes, [5, 40, '今回ご請求額'], [40, 40, '別紙']), [660_193, 'check'])
  const before = rows(['小計', '833,700'], ['消費税(10%)', '83,370'], ['合計', '833,700'], ['御請求額', '833,700'])
  assert.equal(totalOf(...before)?.[1], 'check')
})
