import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import PDFDocument from 'pdfkit'
import { fromBuffer } from 'yauzl'
import { createTestApp } from '../../testing/app/app.ts'
import { receiptFileName } from './link.ts'
import { insertReceipts as insertReceiptsOf } from '../../testing/companies/receipts.ts'

const api = await createTestApp()
after(() => api.close())

type User = Awaited<ReturnType<typeof api.signIn>>
const insertReceipts = (user: User, count: number) => insertReceiptsOf(api, user.companyId, count)
const archiveOf = ({ client }: User, ids: number[]) => client.invoices.getReceiptArchive({ query: { ids } })
const namesIn = (zip: Buffer): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const names: string[] = []
    fromBuffer(zip, (error, file) => {
      if (error) return reject(error)
      file.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName))
      file.on('end', () => resolve(names))
      file.on('error', reject)
    })
  })

test('payments without a receipt, and those of another company, have no ZIP', async () => {
  const [user, stranger] = [await api.signIn(), await api.signIn()]
  const [foreign = 0] = await insertReceipts(stranger, 1)
  await assert.rejects(archiveOf(user, [foreign, 999_999]), { code: 'receipt_not_available' })
})

test('no more than a page of payments is taken', async () => {
  const user = await api.signIn()
  const ids = Array.from({ length: 101 }, (_, index) => index + 1)
  await assert.rejects(archiveOf(user, ids), { code: 'invalid_request' })
})

test('a link that was changed or is five minutes old opens nothing', async () => {
  const user = await api.signIn()
  const { download_url } = await archiveOf(user, await insertReceipts(user, 1))
  assert.equal((await api.app.request(`${download_url}x`)).status, 404)
  const later = await createTestApp({ startAt: '2026-11-20T01:05:00Z', services: { db: api.db } })
  assert.equal((await later.app.request(download_url)).status, 404)
  await later.close()
})

test('a long payee with characters that no file has is cut and written without them', () => {
  const nameOf = (supplier_name: string) =>
    receiptFileName({ number: 2, refunded_on: null, content: { supplier_name, transaction_date: '2026-11-29' } })
  assert.equal(nameOf('../山陰/水産 "本店"\u202E.'), '領収書_20261129_..＿山陰＿水産 ＿本店＿＿._R-00000002.pdf')
  assert.equal(nameOf('𠮷'.repeat(60)), `領収書_20261129_${'𠮷'.repeat(40)}_R-00000002.pdf`)
})

test('the ZIP has the receipt of each selected payment that has one, and no other', async () => {
  const user = await api.signIn()
  const [first = 0, , third = 0] = await insertReceipts(user, 3)
  const { download_url, file_name, receipt_count } = await archiveOf(user, [first, third, 999_999])
  assert.deepEqual([file_name, receipt_count], ['領収書_2026-11-20.zip', 2])
  const head = await api.app.request(download_url, { method: 'HEAD' })
  assert.equal(head.headers.get('content-type'), 'application/zip')
  const response = await api.app.request(download_url)
  const numberOf = (id: number) => `R-${String(id).padStart(8, '0')}`
  assert.deepEqual(
    await namesIn(Buffer.from(await response.arrayBuffer())),
    [first, third].map(id => `領収書_20261120_株式会社アオバデザイン_${numberOf(id)}.pdf`),
  )
})

// Each drew all its receipts: one link of five minutes, asked for again and again, took the process from everybody.
describe('several downloads of one company', () => {
  test('are drawn one at a time, and too many are refused', async () => {
    const [user, other] = [await api.signIn(), await api.signIn()]
    // More than is made before anybody reads.
    const { download_url } = await archiveOf(user, await insertReceipts(user, 12))
    const foreign = await archiveOf(other, await insertReceipts(other, 1))
    const answered: Response[] = []
    const two = Promise.withResolvers<void>()
    const asked = Array.from({ length: 5 }, async () => {
      const response = await api.app.request(download_url)
      if (answered.push(response) === 2) two.resolve()
      return response
    })
    await two.promise
    // Of another company, which waits for nobody.
    assert.equal((await (await api.app.request(foreign.download_url)).arrayBuffer()).byteLength > 0, true)
    assert.deepEqual(answered.map(({ status }) => status).toSorted(), [200, 429])
    const read = async (answer: Promise<Response>) => {
      const response = await answer
      const zip = Buffer.from(await response.arrayBuffer())
      return response.status === 200 ? (await namesIn(zip)).length : response.status
    }
    assert.deepEqual((await Promise.all(asked.map(read))).toSorted(), [12, 12, 12, 12, 429])
  })

  test('leave their place to the next where they are left, and take none for their headers', async () => {
    const user = await api.signIn()
    const { download_url } = await archiveOf(user, await insertReceipts(user, 3))
    for (let count = 0; count < 5; count++) {
      assert.equal((await api.app.request(download_url, { method: 'HEAD' })).status, 200)
      const left = await api.app.request(download_url, { signal: AbortSignal.abort() })
      assert.equal((await left.arrayBuffer()).byteLength, 0)
    }
    const left = await api.app.request(download_url)
    const next = api.app.request(download_url)
    await left.body?.cancel()
    assert.equal((await namesIn(Buffer.from(await (await next).arrayBuffer()))).length, 3)
  })
})

// Three turns of the whole process were theirs until their readers had all: everybody else was refused.
test('slow readers of three companies hold up no other company', async () => {
  const begun: Response[] = []
  for (let count = 0; count < 3; count++) {
    const user = await api.signIn()
    const { download_url } = await archiveOf(user, await insertReceipts(user, 12))
    begun.push(await api.app.request(download_url))
  }
  const other = await api.signIn()
  const { download_url } = await archiveOf(other, await insertReceipts(other, 2))
  const response = await api.app.request(download_url)
  assert.equal((await namesIn(Buffer.from(await response.arrayBuffer()))).length, 2)
  for (const { body } of begun) await body?.cancel()
})

test('a receipt is drawn once, whether alone or in a ZIP', async t => {
  const user = await api.signIn()
  const ids = await insertReceipts(user, 5)
  const drawn = t.mock.method(PDFDocument.prototype, 'end')
  for (let count = 0; count < 2; count++) {
    const { download_url } = await archiveOf(user, ids)
    await (await api.app.request(download_url)).arrayBuffer()
  }
  const { download_url } = await user.client.invoices.getReceiptDownloadUrl({ params: { id: ids[0] ?? 0 } })
  assert.equal((await api.app.request(download_url)).status, 200)
  assert.equal(drawn.mock.callCount(), 5)
})
