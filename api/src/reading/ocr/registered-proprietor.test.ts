import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { RegistryUnreachableError } from '../../parties/corporations/registry.ts'
import type { Issuer } from '../../platform/database/public.ts'
import { drawPdf } from '../../testing/files/draw-pdf.ts'
import { type InvoiceReader, startInvoiceReader } from '../../testing/files/invoice-reader.ts'

const issuer: Issuer = {
  registration_number: 'T2810457360195',
  name: '山田写真事務所',
  is_corporation: false,
  registered_on: '2023-10-01',
  ended_on: null,
}

let reader: InvoiceReader
let answer: () => Promise<Issuer | null>
before(async () => {
  reader = await startInvoiceReader({ issuers: { isRemote: false, byNumber: () => answer() } })
})
after(() => reader.app.close())

/** Whether its T number is warned of, and which of the two fields are confirmed. */
async function readWith(byNumber: typeof answer) {
  answer = byNumber
  const lines = ['請求書', '株式会社サンプル商事 御中', issuer.name, `登録番号 ${issuer.registration_number}`]
  const { ocr, sure, values } = await reader.read(
    await drawPdf(lines.map((line, i) => [40, 40 + i * 40, line] as const)),
  )
  assert.deepEqual([values.registration_number, values.issuer_name], [issuer.registration_number, issuer.name])
  return {
    isWarned: ocr.warnings.some(warning => warning.includes('法人番号の規則に合いません')),
    confirmed: sure.filter(name => name === 'registration_number' || name === 'issuer_name').toSorted(),
  }
}

test('warns of a T number that neither a check digit nor the register of issuers proves', async () => {
  const unproved = { isWarned: true, confirmed: [] }
  assert.deepEqual(await readWith(() => Promise.reject(new RegistryUnreachableError('It did not answer'))), unproved)
  assert.deepEqual(await readWith(async () => null), unproved)
  assert.deepEqual(await readWith(async () => ({ ...issuer, ended_on: '2024-01-01' })), unproved)
})

test("confirms a registered proprietor's T number, and the name where the register has the same", async () => {
  const other = await readWith(async () => ({ ...issuer, name: '佐藤商店' }))
  assert.deepEqual(other, { isWarned: false, confirmed: ['registration_number'] })
  const same = await readWith(async () => issuer)
  assert.deepEqual(same, { isWarned: false, confirmed: ['issuer_name', 'registration_number'] })
})
