import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startFaultProxy, startS3, type TestS3 } from '@invoice-card/file-store/testing'
import sharp from 'sharp'
import { compareAnchors } from '../../backoffice/nightly-comparison/anchors.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { aobaInvoice, putFile, uploadFile } from '../../testing/files/upload.ts'
import { runJob } from '../../worker/run-job.ts'
import { deleteUnfinishedUploads } from './delete-unfinished.ts'
import { fileStoreOf } from './store-of.ts'

let s3: TestS3
let wire: Awaited<ReturnType<typeof startFaultProxy>>
let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  s3 = await startS3()
  wire = await startFaultProxy(s3.settings.endpoint ?? '')
  app = await createTestApp({
    variables: {
      ...s3.variables,
      FILE_STORE: 's3',
      S3_ENDPOINT: wire.endpoint,
      S3_DOWNLOAD_ENDPOINT: s3.settings.endpoint ?? '',
    },
  })
  user = await app.signIn()
})
after(async () => {
  await app.close()
  wire.close()
  await s3.close()
})

test('a store that is away is a 503, and the process is not ready until it is back', async () => {
  const file_id = await putFile(app, user, { bytes: aobaInvoice() })
  wire.inject({ kind: 'refuse', of: /./ })
  await assert.rejects(
    user.client.invoiceFiles.completeUpload({ body: { file_id } }),
    isRefusedCall('service_unavailable'),
  )
  await assert.rejects(putFile(app, user, { bytes: aobaInvoice() }), /answered 503/)
  const ready = await app.app.request('/readyz')
  assert.deepEqual([ready.status, await ready.json()], [503, { status: 'unavailable', unavailable: ['file_store'] }])
  wire.inject(undefined)
  assert.equal((await app.app.request('/readyz')).status, 200)
  assert.equal((await user.client.invoiceFiles.completeUpload({ body: { file_id } })).file_id, file_id)
})

test('an invoice is uploaded, checked, read and given back, and nothing of it is on the disk', async () => {
  const { file_id } = await uploadFile(app, user, { bytes: aobaInvoice() })
  await app.runJobs()
  const file = await user.client.invoiceFiles.getInvoiceFile({ params: { id: file_id } })
  assert.equal(file.ocr.status, 'done')
  const page = await app.app.request(file.pages[0]!.image_url)
  assert.deepEqual([page.status, page.headers.get('content-type')], [200, 'image/png'])
  assert.ok((await page.arrayBuffer()).byteLength > 1_000)
  const { download_url } = await user.client.invoiceFiles.getFileDownloadUrl({ params: { id: file_id } })
  const original = await app.app.request(download_url)
  assert.deepEqual(Buffer.from(await original.arrayBuffer()), aobaInvoice())
  assert.match(original.headers.get('content-security-policy') ?? '', /sandbox/)
  const head = await app.app.request(download_url, { method: 'HEAD' })
  assert.equal(head.headers.get('content-length'), String(aobaInvoice().length))
  assert.equal(existsSync(join(app.config.dataDir, 'files')), false)
})

test('gives a photo without its metadata', async () => {
  const photo = await sharp({ create: { width: 800, height: 1100, channels: 3, background: '#eee' } })
    .withExifMerge({ IFD0: { Make: 'Camera of somebody' } })
    .jpeg()
    .toBuffer()
  const { file_id } = await uploadFile(app, user, { bytes: photo, name: 'photo.jpg', type: 'image/jpeg' })
  const { pages } = await user.client.invoiceFiles.getInvoiceFile({ params: { id: file_id } })
  const shown = Buffer.from(await (await app.app.request(pages[0]!.image_url)).arrayBuffer())
  assert.ok(photo.includes('Camera of somebody') && !shown.includes('Camera of somebody'))
})

test('a cut answer of the store never passes for a whole file', async () => {
  const { file_id } = await uploadFile(app, user, { bytes: aobaInvoice() })
  const { download_url } = await user.client.invoiceFiles.getFileDownloadUrl({ params: { id: file_id } })
  wire.inject({ kind: 'change-answer', of: /^GET/ })
  await assert.rejects(async () => (await app.app.request(download_url)).arrayBuffer())
  wire.inject(undefined)
})

test('uploads that nobody finished are removed from the bucket after a day', async () => {
  const id = await putFile(app, user, { bytes: aobaInvoice() })
  await app.db
    .updateTable('files')
    .set({ created_at: new Date(app.clock.now().getTime() - 2 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  await deleteUnfinishedUploads.run(app.worker, {})
  assert.equal(await fileStoreOf(app.config).sizeOf(`uploads/${id}`), null)
})

test('anchors of the audit log are in the bucket, and one that is gone from there is missed', async () => {
  await runJob(app.worker, 'anchorAudit', {})
  assert.deepEqual(await compareAnchors(app.worker), [])
  await fileStoreOf(app.config).remove('anchors/00000001.json')
  assert.deepEqual(
    (await compareAnchors(app.worker)).map(({ subject, found }) => [subject, found]),
    [['anchor:1', 'gone']],
  )
})

test("the ZIP of a company's data is fetched from the store, for a minute and under its name", async () => {
  await user.client.dataExports.createDataExport({ body: { password: user.password } })
  await app.runJobs()
  const { download_url } = await user.client.dataExports.getDataExportDownloadUrl()
  const answer = await app.app.request(download_url)
  const location = new URL(answer.headers.get('location') ?? '')
  assert.deepEqual([answer.status, answer.headers.get('cache-control')], [303, 'no-store'])
  assert.deepEqual([location.origin, location.searchParams.get('X-Amz-Expires')], [s3.settings.endpoint, '60'])
  const zip = await fetch(location)
  assert.equal(zip.headers.get('content-type'), 'application/zip')
  assert.match(zip.headers.get('content-disposition') ?? '', /^attachment; filename\*=UTF-8''/)
  assert.equal(Buffer.from(await zip.arrayBuffer()).toString('latin1', 0, 2), 'PK')
})
