import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { aobaInvoice, putFile, saninInvoice } from '../../testing/files/upload.ts'
import { warmPool } from '../../testing/app/warm-pool.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  user = await app.signIn()
})
after(() => app.close())

// The second call put its bytes where the first one's were being checked: a row had the hash of one file, and the store
// gave another, or none.
test('stores the bytes that were checked, whatever is put and completed meanwhile', async () => {
  for (const [other, label] of [
    [saninInvoice(), 'an invoice'],
    [Buffer.from('<html>no invoice</html>'), 'a page'],
  ] as const) {
    const { file_id, upload_url } = await user.client.invoiceFiles.createUploadUrl({
      body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 10 },
    })
    const put = (bytes: Uint8Array) => app.app.request(upload_url, { method: 'PUT', body: new Uint8Array(bytes) })
    await put(aobaInvoice())
    const first = user.client.invoiceFiles.completeUpload({ body: { file_id } })
    while (existsSync(join(app.services.config.dataDir, 'files/uploads', file_id))) await delay(1)
    assert.equal((await put(other)).status, 200)
    const second = user.client.invoiceFiles.completeUpload({ body: { file_id } })
    assert.deepEqual(
      (await Promise.all([first, second])).map(({ size_bytes }) => size_bytes),
      [aobaInvoice().length, aobaInvoice().length],
      label,
    )
    const { download_url } = await user.client.invoiceFiles.getFileDownloadUrl({ params: { id: file_id } })
    const stored = Buffer.from(await (await app.app.request(download_url)).arrayBuffer())
    const { sha256 } = await app.db
      .selectFrom('files')
      .select('sha256')
      .where('id', '=', file_id)
      .executeTakeFirstOrThrow()
    assert.equal(createHash('sha256').update(stored).digest('hex'), sha256, label)
    assert.deepEqual(stored, aobaInvoice())
  }
})

// Those that came second found nothing to check any more: they answered that there is no upload, or blamed a database
// that was away.
test('a file that is completed several times at once is accepted once, and all calls answer so', async () => {
  await warmPool(app)
  const file_id = await putFile(app, user, { bytes: aobaInvoice() })
  const complete = () => user.client.invoiceFiles.completeUpload({ body: { file_id } })
  const [first, ...repeated] = await Promise.all([complete(), complete(), complete()])
  for (const answer of repeated) assert.deepEqual({ ...answer, ocr: null }, { ...first, ocr: null })
})

test('both calls answer why a file is refused while it is completed again', async () => {
  await warmPool(app)
  const file_id = await putFile(app, user, { bytes: Buffer.from('%PDF-1.7\nnothing') })
  const complete = () => user.client.invoiceFiles.completeUpload({ body: { file_id } })
  const outcomes = await Promise.allSettled([complete(), complete()])
  const codes = outcomes.map(outcome =>
    outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'accepted',
  )
  assert.deepEqual(codes.toSorted(), ['file_broken', 'file_broken'])
})

// Each counted before any had announced, and all found room.
test('of uploads that are announced at the same moment as many find room as there is', async () => {
  const greedy = await app.signIn()
  const announce = () =>
    greedy.client.invoiceFiles.createUploadUrl({
      body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 10 },
    })
  for (let i = 0; i < 28; i++) await announce()
  await warmPool(app)
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, announce))
  const codes = outcomes.flatMap(outcome =>
    outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
  )
  assert.deepEqual(codes, Array(6).fill('too_many_files'))
})
