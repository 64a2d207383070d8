import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { OcrFields } from '@invoice-card/contracts'
import sharp from 'sharp'
import { drawPdf } from '../../../testing/files/draw-pdf.ts'
import { type InvoiceReader, startInvoiceReader } from '../../../testing/files/invoice-reader.ts'
import { onDesk, pdfOfPictures, scanOf, underLamp } from '../../../testing/files/scan.ts'
import { aobaInvoice, saninInvoice } from '../../../testing/files/upload.ts'
import { withDigitReader } from '../../digits/run.ts'
import { readDocument } from './read-document.ts'

let reader: InvoiceReader
before(async () => {
  reader = await startInvoiceReader()
})
after(() => reader.app.close())

const noLookups = {
  banks: { banks: () => Promise.resolve([]), branchesOf: () => Promise.resolve([]) },
  issuerOf: () => Promise.resolve(null),
  nameKanaOf: () => Promise.resolve(null),
}
const saninFields = {
  registration_number: 'T5999998954133',
  issue_date: '2026-10-31',
  due_date: '2026-12-10',
  total_amount: 294_680,
  account_number: '0098231',
}
/** As the directory of banks knows it. */
const saninBank = { bank_code: '0167', branch_code: '001' }
const assertSanin = (values: Record<string, unknown>) =>
  assert.partialDeepStrictEqual(values, { ...saninFields, ...saninBank })

/** What the first pass knows of a file. Later passes take most of the time and change none of what is asked here. */
async function firstFieldsOf(bytes: Buffer, contentType: string) {
  const pictureDir = await mkdtemp(join(tmpdir(), 'first-fields-'))
  const enough = new Error('enough')
  let known: { fields: OcrFields; share: number } | undefined
  try {
    const path = join(pictureDir, 'file')
    await writeFile(path, bytes)
    const onFields = (fields: OcrFields, share: number) => {
      known ??= { fields, share }
      throw enough
    }
    await assert.rejects(readDocument({ path, contentType, pictureDir }, noLookups, { onFields }), enough)
  } finally {
    await rm(pictureDir, { recursive: true, force: true })
  }
  assert.ok(known)
  const entries = Object.entries(known.fields).map(([name, { value }]) => [name, value])
  return { ...known, values: Object.fromEntries(entries) as Record<string, unknown> }
}

test('ends without an answer at a picture that is broken behind its header', async () => {
  const jpeg = await (await scanOf(aobaInvoice())).jpeg().toBuffer()
  const { ocr } = await reader.read(
    Buffer.concat([jpeg.subarray(0, 900), Buffer.alloc(400, 7), Buffer.from([0xff, 0xd9])]),
  )
  assert.ok(['failed', 'not_read'].includes(ocr.status), ocr.status)
  assert.equal(ocr.fields, null)
})

// Made as wide as a page, it held up the only process that recognises until its time was over.
test('gives up at once at a picture that has the shape of no page', async () => {
  const thread = await sharp({ create: { width: 100, height: 200_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  for (const bytes of [thread, await pdfOfPictures([thread], [3, 6_000])]) {
    const { ocr } = await reader.read(bytes)
    assert.deepEqual([ocr.status, ocr.fields], ['failed', null])
  }
})

test('reads nothing from an empty sheet', async () => {
  const { ocr } = await reader.read(await (await scanOf(aobaInvoice())).linear(0, 255).png().toBuffer())
  assert.equal(ocr.status, 'not_read')
})

test('is sure of digits of a scan that both engines read, and never of the holder', async () => {
  const { values, sure, unsure } = await reader.read(await (await scanOf(saninInvoice())).png().toBuffer())
  assertSanin(values)
  assert.ok(unsure.includes('account_holder_kana'))
  for (const name of Object.keys({ ...saninFields, ...saninBank })) assert.ok(sure.includes(name), name)
})

test('goes on with one engine where the other is missing, and is not sure of its digits', async () => {
  const pictureDir = await mkdtemp(join(tmpdir(), 'one-engine-'))
  try {
    const path = join(pictureDir, 'scan.png')
    await writeFile(path, await (await scanOf(saninInvoice())).png().toBuffer())
    const failures: unknown[] = []
    const fields = await readDocument({ path, contentType: 'image/png', pictureDir }, noLookups, undefined, {
      digitReader: (pictures, use, processes) => withDigitReader(pictures, use, processes, pictureDir),
      onDigitsFailed: error => failures.push(error),
    })
    assert.equal(failures.length, 1)
    assert.equal(fields.due_date.value, '2026-12-10')
    for (const name of ['due_date', 'issue_date', 'account_number', 'invoice_number'] as const)
      assert.notEqual(fields[name].confidence, 'agreed', name)
    assert.equal(fields.registration_number.confidence, 'agreed')
  } finally {
    await rm(pictureDir, { recursive: true, force: true })
  }
})

test('reads a skewed page in a PDF of pictures, bright at one corner, and gives the positions', async () => {
  const straight = await reader.read(saninInvoice())
  const turned = await (
    await underLamp(await scanOf(saninInvoice()))
  )
    .rotate(1.5, { background: 'white' })
    .jpeg({ quality: 70 })
    .toBuffer()
  const { values, ocr } = await reader.read(await pdfOfPictures([turned]))
  assertSanin(values)
  const [wanted, found] = [straight.ocr.fields?.registration_number.place, ocr.fields?.registration_number.place]
  assert.ok(wanted && found)
  assert.ok(Math.abs(wanted.x - found.x) < 0.06 && Math.abs(wanted.y - found.y) < 0.06, JSON.stringify([wanted, found]))
})

test('reads a page that lies on its side', async () => {
  const turned = await (await scanOf(saninInvoice())).rotate(90).png().toBuffer()
  assert.partialDeepStrictEqual((await firstFieldsOf(turned, 'image/png')).values, saninFields)
})

// Its lines seemed to run up; the engine reads a page on its side as well, with every box at an edge: no field was
// found.
test('reads an upright page on which more rules stand than words', async () => {
  const scan = await scanOf(saninInvoice())
  const long = sharp(await scan.extend({ bottom: 1_000, background: 'white' }).png().toBuffer())
  const rules = Array.from({ length: 65 }, (_, at) => `<rect x="${40 + at * 24}" y="1660" width="4" height="1640"/>`)
  const input = Buffer.from(`<svg width="1654" height="3340">${rules.join('')}</svg>`)
  const { values } = await firstFieldsOf(await long.composite([{ input }]).png().toBuffer(), 'image/png')
  const { total_amount, due_date, account_number } = saninFields
  assert.partialDeepStrictEqual(values, { total_amount, due_date, account_number })
})

test('reads a sheet on a dark desk beside which another begins', async () => {
  const [sheet, other] = [await scanOf(saninInvoice()), await scanOf(aobaInvoice())]
  const photo = await onDesk({ picture: sheet, left: 60 }, { picture: other, left: 2640 })
  const { values } = await firstFieldsOf(await photo.jpeg({ quality: 82 }).toBuffer(), 'image/jpeg')
  assert.partialDeepStrictEqual(values, saninFields)
})

test('publishes the fields of the first page before the second one is recognised', async () => {
  const pages = [await scanOf(saninInvoice()), await scanOf(aobaInvoice())]
  const pictures = await Promise.all(pages.map(page => page.png().toBuffer()))
  const { fields, share } = await firstFieldsOf(await pdfOfPictures(pictures), 'application/pdf')
  assert.deepEqual([share, fields.total_amount.value], [1 / 8, saninFields.total_amount])
})

test('finds the invoices of a pile behind one that fills all pages read for their fields', async () => {
  const strips = await Promise.all(
    [1, 1, 1, 1, 2, 3].map(async number => {
      const pdf = await drawPdf([
        [40, 30, '請求書', 20],
        [330, 30, `請求書番号 K-10${number}`, 13],
        [40, 80, `ご請求金額 ${number},000円`, 14],
      ])
      return (await scanOf(pdf)).extract({ left: 0, top: 0, width: 1654, height: 360 }).png().toBuffer()
    }),
  )
  const { values, several } = await reader.read(await pdfOfPictures(strips, [595, 130]))
  assert.equal(values.invoice_number, 'K-101')
  assert.deepEqual(
    several?.invoices.map(({ first_page }) => first_page),
    [1, 5, 6],
  )
})
