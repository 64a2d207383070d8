import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { drawPdf, type PositionedText } from '../../../testing/files/draw-pdf.ts'
import { pageOf } from '../../../testing/files/lines.ts'
import { type InvoiceReader, startInvoiceReader } from '../../../testing/files/invoice-reader.ts'
import { readRemarks } from './remarks.ts'

let reader: InvoiceReader
before(async () => {
  reader = await startInvoiceReader()
})
after(() => reader.app.close())

const foreign = (total: string): readonly PositionedText[] => [
  [40, 40, 'INVOICE', 24],
  [40, 80, 'Bill To: 株式会社サンプル商事'],
  [360, 80, 'Invoice No. 4471'],
  [360, 100, 'Invoice Date: November 5, 2026'],
  [40, 200, 'Consulting services (Nov)'],
  [400, 240, 'Total'],
  [470, 240, total],
]

for (const [total, currency] of [
  ['$1,200.00', 'USD'],
  ['1,200 USD', 'USD'],
  ['US$1,200.00', 'USD'],
  ['S$1,200.00', 'SGD'],
  ['€980', 'EUR'],
  ['8,500元', 'CNY'],
] as const)
  test(`an invoice of ${total} has no amount, and that is said`, async () => {
    const { values, ocr } = await reader.read(await drawPdf(foreign(total)))
    assert.equal(values.total_amount, null)
    assert.deepEqual(ocr.warnings, [
      `金額が日本円ではないようです（${currency}）。お支払いいただけるのは日本円の請求書だけです。`,
    ])
  })

test('an English invoice in yen is read', async () => {
  const { values, ocr } = await reader.read(await drawPdf(foreign('¥49,500')))
  assert.deepEqual([values.total_amount, ocr.warnings], [49_500, []])
})

test('an amount in yen that names its price in dollars is one in yen', async () => {
  const page = [...foreign('¥180,000'), [40, 260, '@ US$1,200 × 150円'] as const]
  const { values, ocr } = await reader.read(await drawPdf(page))
  assert.deepEqual([values.total_amount, ocr.warnings], [180_000, []])
})

/** A page with less text is taken for a scan, whose recognition takes seconds. */
const detail: readonly PositionedText[] = [[40, 40, '明細 コピー用紙A4 500枚 10冊 トナーカートリッジ 2本 封筒']]
const invoice = (number: string, total: string): readonly PositionedText[] => [
  [230, 40, '請求書', 20],
  [40, 80, '株式会社サンプル商事 御中'],
  [360, 80, `請求書番号 ${number}`],
  [40, 140, `ご請求金額 ${total}円`],
]

test('of several invoices in a file the first is read, and the pages of each are named', async () => {
  const { values, ocr, several } = await reader.read(
    await drawPdf(invoice('A-101', '11,000'), detail, invoice('A-102', '22,000')),
  )
  assert.deepEqual([values.invoice_number, values.total_amount], ['A-101', 11_000])
  assert.deepEqual(several?.invoices, [
    { first_page: 1, last_page: 2 },
    { first_page: 3, last_page: 3 },
  ])
  assert.deepEqual(ocr.warnings, [
    'このファイルには請求書が2通あるようです（1〜2ページ、3ページ）。読み取ったのは1通目だけです。請求書ごとに分けてお支払いください。',
  ])
})

// The sums of a later one were taken for the first one's, where they proved each other.
test('nothing of the second invoice of a file is read for the first', async () => {
  const sums: readonly PositionedText[] = [
    [40, 180, '小計 20,000円'],
    [40, 200, '消費税（10%） 2,000円'],
    [40, 220, 'お支払期限 2026年12月31日'],
  ]
  const { values } = await reader.read(
    await drawPdf(invoice('A-101', '11,000'), [...invoice('A-102', '22,000'), ...sums]),
  )
  assert.deepEqual([values.total_amount, values.due_date, values.standard_tax_amount], [11_000, null, null])
})

test('pages with titles of their own are several invoices, though no label is sure of numbers', async () => {
  const titled = (number: string, total: string, title = '請求書'): readonly PositionedText[] => [
    [230, 40, title, 20],
    [40, 80, '株式会社サンプル商事 御中 いつもありがとうございます。'],
    [360, 80, `第${number}号`],
    [40, 140, `ご請求金額 ${total}円`],
  ]
  const { several } = await reader.read(await drawPdf(titled('101', '11,000'), titled('102', '22,000')))
  assert.deepEqual(
    several?.invoices.map(({ first_page }) => first_page),
    [1, 2],
  )
  const withSlip = await reader.read(await drawPdf(titled('101', '11,000'), titled('102', '22,000', '納品書')))
  assert.equal(withSlip.several, undefined)
})

test('an invoice whose total is on its last page begins where its number stands first', async () => {
  const front = [...invoice('A-102', '22,000').slice(0, -1), [40, 200, '次のページへ続きます'] as const]
  const { several } = await reader.read(
    await drawPdf(invoice('A-101', '11,000'), front, invoice('A-102', '22,000'), invoice('A-103', '33,000')),
  )
  assert.deepEqual(
    several?.invoices.map(({ first_page }) => first_page),
    [1, 2, 4],
  )
})

test('two pages of one invoice are one', async () => {
  const { ocr, several } = await reader.read(await drawPdf(invoice('A-101', '11,000'), invoice('A-101', '11,000')))
  assert.deepEqual([ocr.warnings, several], [[], undefined])
})

// A second page whose number a picture read as C3012-261-2 was said to be an invoice of its own.
test('a number of which one character is lost, with the same total, is that of the page before', () => {
  const pagesOf = (...pages: readonly (readonly [number: string, total: string])[]) =>
    readRemarks(
      pages.map(([number, total], at) =>
        pageOf(at + 1, [10, 10, '請求書'], [10, 14, `請求書番号 ${number}`], [10, 18, `ご請求金額 ${total}円`]),
      ),
    ).invoicePages
  assert.deepEqual(pagesOf(['C3012-2611-2', '11,000'], ['C3012-261-2', '11,000']), [])
  assert.deepEqual(pagesOf(['C3012-261-2', '11,000'], ['C3012-2611-2', '11,000']), [])
  assert.deepEqual(pagesOf(['C3012-2611-2', '11,000'], ['C3012-261-2', '22,000']), [1, 2])
  assert.deepEqual(pagesOf(['C3012-2611-2', '11,000'], ['C3012-2612-2', '11,000']), [1, 2])
})
