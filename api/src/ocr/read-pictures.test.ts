import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { createCompany } from '../testing/company.ts'
import { pdfOfPicture, scanOf, underLamp } from '../testing/scan.ts'
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
  const { file_id: id } = await uploadFile(app, user, { bytes, name: 'scan' })
  await app.runJobs()
  const { ocr } = await user.client.invoiceFiles.getInvoiceFile({ params: { id } })
  const fields = Object.entries(ocr.fields ?? {})
  return {
    ocr,
    values: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
    unsure: new Set(fields.filter(([, { confidence }]) => confidence === 'check').map(([name]) => name)),
  }
}

const saninFields = { registration_number: 'T5999998954133', issue_date: '2026-10-31', due_date: '2026-12-10', total_amount: 294_680, bank_code: '0167', branch_code: '001', account_number: '0098231' }
const assertSanin = (values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(saninFields)) assert.equal(values[name], value, name)
}

test('ends without an answer at a picture that is broken behind its header', async () => {
  const jpeg = await (await scanOf(aobaInvoice())).jpeg().toBuffer()
  const { ocr } = await read(Buffer.concat([jpeg.subarray(0, 900), Buffer.alloc(400, 7), Buffer.from([0xff, 0xd9])]))
  assert.ok(['failed', 'not_read'].includes(ocr.status), ocr.status)
  assert.equal(ocr.fields, null)
})

test('reads nothing from an empty sheet', async () => {
  const { ocr } = await read(await (await scanOf(aobaInvoice())).linear(0, 255).png().toBuffer())
  assert.equal(ocr.status, 'not_read')
})

test('reads a scan, and never gives account number and holder of a picture as sure', async () => {
  const { values, unsure } = await read(await (await scanOf(saninInvoice())).png().toBuffer())
  assertSanin(values)
  for (const name of ['account_number', 'account_holder_kana']) assert.ok(unsure.has(name), name)
  for (const name of ['registration_number', 'bank_code', 'total_amount']) assert.ok(!unsure.has(name), name)
})

test('reads a page that lies askew in a PDF of pictures, and says where on the page its values stand', async () => {
  const straight = await read(saninInvoice())
  const turned = await (await scanOf(saninInvoice())).rotate(1.5, { background: 'white' }).jpeg({ quality: 70 }).toBuffer()
  const { values, ocr } = await read(await pdfOfPicture(turned))
  assertSanin(values)
  const [wanted, found] = [straight.ocr.fields?.registration_number.place, ocr.fields?.registration_number.place]
  assert.ok(wanted && found)
  assert.ok(Math.abs(wanted.x - found.x) < 0.06 && Math.abs(wanted.y - found.y) < 0.06, JSON.stringify([wanted, found]))
})

test('reads a page that lies on its side', async () => {
  const { values } = await read(await (await scanOf(saninInvoice())).rotate(90).png().toBuffer())
  assertSanin(values)
})

test('reads paper that is bright at one corner and dark at the other', async () => {
  const { values } = await read(await (await underLamp(await scanOf(saninInvoice()))).jpeg({ quality: 80 }).toBuffer())
  assertSanin(values)
})
