import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { drawPdf } from '../testing/draw-pdf.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { createCompany } from '../testing/company.ts'
import { aobaInvoice, uploadFile } from '../testing/upload.ts'

const saninInvoice = () => readFileSync(new URL('./fixtures/sanin-suisan.pdf', import.meta.url))

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  user = await app.signIn(await createCompany(app.db, { name: '株式会社サンプル商事' }))
})
after(() => app.close())

async function read(bytes: Uint8Array) {
  const { file_id: id, ocr } = await uploadFile(app, user, { bytes })
  assert.equal(ocr.status, 'waiting')
  await app.runJobs()
  return user.client.invoiceFiles.getInvoiceFile({ params: { id } })
}
const valuesOf = (fields: object | null) => Object.fromEntries(Object.entries(fields ?? {}).map(([name, { value }]: [string, { value: unknown }]) => [name, value]))

test('warns that the invoice is addressed to another company', async () => {
  const { ocr } = await read(saninInvoice())
  assert.deepEqual(ocr.warnings, ['宛名が「東都電機株式会社」になっています。株式会社サンプル商事宛ての請求書かをご確認ください。'])
  assert.deepEqual(valuesOf(ocr.fields), {
    issuer_name: '有限会社山陰水産', registration_number: 'T5999998954133', invoice_number: '20261031-07',
    issue_date: '2026-10-31', due_date: '2026-12-10', total_amount: 294_680, standard_tax_amount: 1_144, reduced_tax_amount: 20_896,
    bank_code: '0167', bank_name: '山陰合同銀行', branch_code: '001', branch_name: '本店営業部',
    account_type: 1, account_number: '0098231', account_holder_kana: 'ﾕ)ｻﾝｲﾝｽｲｻﾝ', payer_name: '東都電機株式会社',
  })
})

test('reads every field of an invoice with text and says that all of them are sure', async () => {
  const { ocr } = await read(aobaInvoice())
  assert.equal(ocr.status, 'done')
  assert.equal(ocr.progress, 1)
  assert.deepEqual(ocr.warnings, [])
  assert.deepEqual(valuesOf(ocr.fields), {
    issuer_name: '株式会社青葉デザイン製作所', registration_number: 'T3999953441906', invoice_number: 'INV-2026-0112',
    issue_date: '2026-10-31', due_date: '2026-11-30', total_amount: 607_200, standard_tax_amount: 55_200, reduced_tax_amount: null,
    bank_code: '0001', bank_name: 'みずほ銀行', branch_code: '001', branch_name: '東京営業部',
    account_type: 1, account_number: '1234567', account_holder_kana: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝｾｲｻｸｼﾖ', payer_name: '株式会社サンプル商事',
  })
  for (const [name, { confidence, place }] of Object.entries(ocr.fields ?? {}).filter(([, { value }]) => value !== null)) {
    assert.equal(confidence, 'agreed', name)
    assert.ok(place && place.x > 0 && place.x + place.width < 1 && place.y > 0 && place.y + place.height < 1, name)
  }
})

test('serves a picture of each page as nothing but a picture', async () => {
  const { pages, page_count } = await read(aobaInvoice())
  assert.equal(pages.length, page_count)
  const [page] = pages
  const response = await app.app.request(page?.image_url ?? '')
  assert.equal(response.headers.get('content-type'), 'image/png')
  assert.match(response.headers.get('content-security-policy') ?? '', /sandbox/)
  const picture = Buffer.from(await response.arrayBuffer())
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [page?.width, page?.height])
})

// The process that reads once left before its long answer had gone through the channel: the file counted as broken.
test('reads twenty full pages', async () => {
  const lines = Array.from({ length: 45 }, (_, i) => [40, 60 + i * 16, `明細${i + 1} 保守作業 一式 11,000円`] as const)
  const { pages, ocr } = await read(await drawPdf(...Array.from({ length: 20 }, (_, i) => [[40, 30, `請求番号 A-${i + 1}`] as const, ...lines])))
  assert.equal(pages.length, 20)
  assert.equal(ocr.status, 'done')
  assert.equal(ocr.fields?.invoice_number.confidence, 'check')
})

test('knows the issuer from the supplier that the user registered', async () => {
  await user.client.suppliers.createSupplierCorporation({ body: { corporate_name: '青葉デザイン', corporate_number: '3999953441906' } })
  const { ocr } = await read(aobaInvoice())
  assert.equal(ocr.fields?.issuer_name.value, '青葉デザイン')
})

test('runs again without reading twice', async () => {
  const { file_id } = await read(aobaInvoice())
  const { outbox } = await import('../jobs/outbox.ts')
  await outbox(app.db, 'readInvoiceFile', { file_id })
  await app.runJobs()
  assert.equal((await user.client.invoiceFiles.getInvoiceFile({ params: { id: file_id } })).ocr.status, 'done')
})
