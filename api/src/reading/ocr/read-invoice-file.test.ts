import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { drawPdf } from '../../testing/files/draw-pdf.ts'
import { type InvoiceReader, startInvoiceReader } from '../../testing/files/invoice-reader.ts'
import { pdfOfOutlines, pdfOfPictures, scanOf } from '../../testing/files/scan.ts'
import { aobaInvoice, saninInvoice, uploadFile } from '../../testing/files/upload.ts'

let reader: InvoiceReader
before(async () => {
  reader = await startInvoiceReader()
})
after(() => reader.app.close())

test('warns that the invoice is addressed to another company', async () => {
  const { ocr, values } = await reader.read(saninInvoice())
  assert.deepEqual(ocr.warnings, [
    '宛名が「東都電機株式会社」になっています。株式会社サンプル商事宛ての請求書かをご確認ください。',
  ])
  assert.deepEqual(values, {
    issuer_name: '有限会社山陰水産',
    registration_number: 'T5999998954133',
    invoice_number: '20261031-07',
    issue_date: '2026-10-31',
    due_date: '2026-12-10',
    total_amount: 294_680,
    standard_taxable_amount: 11_440,
    reduced_taxable_amount: 261_200,
    nontaxable_amount: null,
    standard_tax_amount: 1_144,
    reduced_tax_amount: 20_896,
    bank_code: '0167',
    bank_name: '山陰合同銀行',
    branch_code: '001',
    branch_name: '本店営業部',
    account_type: 1,
    account_number: '0098231',
    account_holder_kana: 'ﾕ)ｻﾝｲﾝｽｲｻﾝ',
    payer_name: '東都電機株式会社',
  })
})

// Its register number distinguishes a namesake from the company; a number that was misread does not.
test('warns that the invoice is one of the company itself, and leaves its namesake alone', async () => {
  const warnings = async (number: string) => {
    const lines = ['請求書 10月分のご請求です。', '株式会社サンプル商事', `登録番号 ${number}`, 'ご請求金額 11,000円']
    return (await reader.read(await drawPdf(lines.map((line, i) => [40, 40 + i * 40, line] as const)))).ocr.warnings
  }
  const own = '発行元が自社（株式会社サンプル商事）になっています。自社が発行した請求書はお支払いいただけません。'
  assert.ok((await warnings('T3999953441907')).includes(own))
  assert.ok(!(await warnings('T3999953441906')).includes(own))
})

test('reads every field of an invoice with text and says that all of them are sure', async () => {
  const { ocr, values } = await reader.read(aobaInvoice())
  assert.equal(ocr.status, 'done')
  assert.equal(ocr.progress, 1)
  assert.deepEqual(ocr.warnings, [])
  assert.deepEqual(values, {
    issuer_name: '株式会社青葉デザイン製作所',
    registration_number: 'T3999953441906',
    invoice_number: 'INV-2026-0112',
    issue_date: '2026-10-31',
    due_date: '2026-11-30',
    total_amount: 607_200,
    standard_taxable_amount: 552_000,
    reduced_taxable_amount: null,
    nontaxable_amount: null,
    standard_tax_amount: 55_200,
    reduced_tax_amount: null,
    bank_code: '0001',
    bank_name: 'みずほ銀行',
    branch_code: '001',
    branch_name: '東京営業部',
    account_type: 1,
    account_number: '1234567',
    account_holder_kana: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝｾｲｻｸｼﾖ',
    payer_name: '株式会社サンプル商事',
  })
  for (const [name, { confidence, place }] of Object.entries(ocr.fields ?? {}).filter(
    ([, { value }]) => value !== null,
  )) {
    assert.equal(confidence, 'agreed', name)
    assert.ok(place && place.x > 0 && place.x + place.width < 1 && place.y > 0 && place.y + place.height < 1, name)
  }
})

test('serves a picture of each page as nothing but a picture', async () => {
  const { pages, page_count } = await reader.read(aobaInvoice())
  assert.equal(pages.length, page_count)
  const [page] = pages
  const response = await reader.app.app.request(page?.image_url ?? '')
  assert.equal(response.headers.get('content-type'), 'image/png')
  assert.match(response.headers.get('content-security-policy') ?? '', /sandbox/)
  const picture = Buffer.from(await response.arrayBuffer())
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [page?.width, page?.height])
})

// The process that reads once left before its long answer had gone through the channel: the file counted as broken.
test('reads twenty full pages', async () => {
  const lines = Array.from({ length: 45 }, (_, i) => [40, 60 + i * 16, `明細${i + 1} 保守作業 一式 11,000円`] as const)
  const { pages, ocr } = await reader.read(
    await drawPdf(...Array.from({ length: 20 }, (_, i) => [[40, 30, `請求番号 A-${i + 1}`] as const, ...lines])),
  )
  assert.equal(pages.length, 20)
  assert.equal(ocr.status, 'done')
  assert.equal(ocr.fields?.invoice_number.confidence, 'check')
})

test('knows the issuer from the supplier that the user registered', async () => {
  await reader.user.client.suppliers.createSupplierCorporation({
    body: { corporate_name: '青葉デザイン', corporate_number: '3999953441906' },
  })
  const { ocr } = await reader.read(aobaInvoice())
  assert.equal(ocr.fields?.issuer_name.value, '青葉デザイン')
})

// It counted as an electronic transaction, as every PDF did.
test('a PDF whose pages are pictures is a scan, unless its owner said what it is', async () => {
  const { app, user } = reader
  const scan = await pdfOfPictures([await (await scanOf(aobaInvoice())).linear(0, 255).png().toBuffer()])
  assert.equal((await reader.read(scan)).invoice_file_type, 1)
  assert.equal((await reader.read(aobaInvoice())).invoice_file_type, 2)
  // Its letters are drawn: it has no text either.
  assert.equal((await reader.read(await pdfOfOutlines())).invoice_file_type, 2)
  const { file_id: id } = await uploadFile(app, user, { bytes: scan, invoice_file_type: 2 })
  await app.runJobs()
  assert.equal((await user.client.invoiceFiles.getInvoiceFile({ params: { id } })).invoice_file_type, 2)
})

test('runs again without reading twice', async () => {
  const { file_id } = await reader.read(aobaInvoice())
  const { outbox } = await import('../../platform/jobs/outbox.ts')
  await outbox(reader.app.db, 'readInvoiceFile', { file_id })
  await reader.app.runJobs()
  assert.equal((await reader.user.client.invoiceFiles.getInvoiceFile({ params: { id: file_id } })).ocr.status, 'done')
})
