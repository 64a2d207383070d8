import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { InvoiceFile } from '@invoice-card/contracts'
import { crc32 } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'
import { aobaInvoice, putFile, uploadFile } from '../../testing/files/upload.ts'

type User = Awaited<ReturnType<TestApp['signIn']>>
let app: TestApp
let user: User
let stranger: User
before(async () => {
  app = await createTestApp()
  user = await app.signIn(await createCompany(app.db, { name: '株式会社サンプル商事' }))
  stranger = await app.signIn()
})
after(() => app.close())

const refusedWith = (bytes: Uint8Array, code: string) => assert.rejects(uploadFile(app, user, { bytes }), { code })

async function pdf(options: PDFKit.PDFDocumentOptions, pages = 1): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', ...options })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => {
    document.on('end', resolve)
  })
  for (let page = 1; page < pages; page++) document.addPage()
  document.text('x').end()
  await ended
  return Buffer.concat(chunks)
}

function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('refuses to announce another type, codes that there are none of, or more than ten megabytes', async () => {
  const announce = (body: object) =>
    user.client.invoiceFiles.createUploadUrl({
      body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 10, ...body },
    })
  for (const body of [{ content_type: 'image/gif' }, { document_size_code: 4 }, { invoice_file_type: 0 }])
    await assert.rejects(announce(body), { code: 'invalid_request' })
  await assert.rejects(announce({ size_bytes: 10_485_761 }), { code: 'invalid_request' })
})

test('refuses an empty file', () => refusedWith(new Uint8Array(0), 'file_empty'))

test('refuses other types whatever they are called', async () => {
  await refusedWith(Buffer.from('GIF89a…………'), 'file_type_not_supported')
  await refusedWith(Buffer.from('PK\u0003\u0004 a spreadsheet'), 'file_type_not_supported')
  await refusedWith(Buffer.from('<html><script>alert(1)</script>%PDF-1.4'), 'file_type_not_supported')
})

test('refuses a PDF with a password', async () =>
  refusedWith(await pdf({ userPassword: 'secret', pdfVersion: '1.7' }), 'file_encrypted'))

test('refuses a broken PDF', async () => {
  await refusedWith(Buffer.from('%PDF-1.7\nnothing'), 'file_broken')
  await refusedWith(aobaInvoice().subarray(0, 3_000), 'file_broken')
})

test('refuses more than twenty pages', async () => {
  for (const pages of [21, 10_000]) await refusedWith(await pdf({}, pages), 'file_too_many_pages')
})

test('refuses photos that are cut off, and those that unfold into too many pixels', async () => {
  await refusedWith(png(100, 100).subarray(0, 60), 'file_broken')
  await refusedWith(Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108', 'hex'), 'file_broken')
  await refusedWith(png(30_000, 30_000), 'file_too_many_pixels')
})

test('stops reading at ten megabytes even where less was announced', async () => {
  const { upload_url } = await user.client.invoiceFiles.createUploadUrl({
    body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 100 },
  })
  const endless = new ReadableStream({ pull: controller => controller.enqueue(new Uint8Array(1_000_000)) })
  const response = await app.app.request(upload_url, { method: 'PUT', body: endless, duplex: 'half' } as RequestInit)
  assert.equal(response.status, 413)
  assert.match(((await response.json()) as { message: string }).message, /10MB以下/)
})

test('refuses to complete what was not put', async () => {
  const { file_id } = await user.client.invoiceFiles.createUploadUrl({
    body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 10 },
  })
  await assert.rejects(user.client.invoiceFiles.completeUpload({ body: { file_id } }), { code: 'file_not_uploaded' })
  await assert.rejects(user.client.invoiceFiles.getInvoiceFile({ params: { id: file_id } }), { code: 'file_not_found' })
})

test("another company's file looks like one that is not there", async () => {
  const pending = await putFile(app, user, { bytes: aobaInvoice() })
  const refusal = { code: 'file_not_found', httpStatus: 404 }
  await assert.rejects(stranger.client.invoiceFiles.completeUpload({ body: { file_id: pending } }), refusal)
  const { file_id: id } = await uploadFile(app, user, { bytes: aobaInvoice() })
  await assert.rejects(stranger.client.invoiceFiles.getInvoiceFile({ params: { id } }), refusal)
  await assert.rejects(stranger.client.invoiceFiles.getFileDownloadUrl({ params: { id } }), refusal)
})

test('links work only untouched, for their purpose and until they expire', async () => {
  const { file_id, upload_url } = await user.client.invoiceFiles.createUploadUrl({
    body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 10 },
  })
  const put = (url: string) => app.app.request(url, { method: 'PUT', body: 'x' })
  assert.equal((await put(`${upload_url}x`)).status, 404)
  assert.equal((await put(`${upload_url.slice(0, -1)}あ`)).status, 404)
  assert.equal((await put('/api/v1/files/upload/e30.AAAA')).status, 404)
  assert.equal((await app.app.request(upload_url.replace('/upload/', '/originals/'))).status, 404)
  app.clock.advance({ minutes: 16 })
  assert.equal((await put(upload_url)).status, 404)
  user = await app.signIn(user)
  await assert.rejects(user.client.invoiceFiles.completeUpload({ body: { file_id } }), { code: 'file_not_uploaded' })
})

test('an accepted file can be completed again but not replaced', async () => {
  const { file_id, upload_url } = await user.client.invoiceFiles.createUploadUrl({
    body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 10 },
  })
  const put = (bytes: Uint8Array) => app.app.request(upload_url, { method: 'PUT', body: new Uint8Array(bytes) })
  await put(aobaInvoice())
  const first = await user.client.invoiceFiles.completeUpload({ body: { file_id } })
  assert.equal((await put(Buffer.from('something else'))).status, 404)
  assert.deepEqual(await user.client.invoiceFiles.completeUpload({ body: { file_id } }), first)
})

test('saves the size and origin of a document; by default A4, and a scan by its content', async () => {
  const codesOf = ({ document_size_code, invoice_file_type }: InvoiceFile) => [document_size_code, invoice_file_type]
  assert.deepEqual(codesOf(await uploadFile(app, user, { bytes: aobaInvoice() })), [2, 2])
  // By what it is, not by what it was announced as.
  assert.deepEqual(codesOf(await uploadFile(app, user, { bytes: png(1240, 1754), type: 'application/pdf' })), [2, 1])
  const scanned = await uploadFile(app, user, { bytes: aobaInvoice(), document_size_code: 0, invoice_file_type: 1 })
  assert.deepEqual(codesOf(scanned), [0, 1])
  assert.deepEqual(codesOf(await user.client.invoiceFiles.getInvoiceFile({ params: { id: scanned.file_id } })), [0, 1])
})

test('takes the type from the content, and the last part of the name', async () => {
  const file = await uploadFile(app, user, {
    bytes: png(1240, 1754),
    name: '..\\C:\\请求\u202egpj.pdf',
    type: 'application/pdf',
  })
  assert.equal(file.content_type, 'image/png')
  assert.equal(file.file_name, '请求gpj.pdf')
  assert.deepEqual(
    file.pages.map(({ width, height }) => [width, height]),
    [[1240, 1754]],
  )
  await app.runJobs()
  // It ends behind its header: nothing to read.
  assert.equal((await user.client.invoiceFiles.getInvoiceFile({ params: { id: file.file_id } })).ocr.status, 'failed')
})

// A refused place took another PUT, and another check, as often as anybody liked.
test('a link dies with its refusal: it takes no other bytes, and the refusal stays', async () => {
  const { file_id, upload_url } = await user.client.invoiceFiles.createUploadUrl({
    body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 10 },
  })
  const put = (bytes: Uint8Array) => app.app.request(upload_url, { method: 'PUT', body: new Uint8Array(bytes) })
  const complete = () => user.client.invoiceFiles.completeUpload({ body: { file_id } })
  await put(Buffer.from('<html>no invoice</html>'))
  await assert.rejects(complete(), { code: 'file_type_not_supported' })
  assert.equal((await put(aobaInvoice())).status, 404)
  await assert.rejects(complete(), { code: 'file_type_not_supported' })
})

test('announces no more files while a hundred of the company wait to be read', async () => {
  const greedy = await app.signIn()
  const announce = () =>
    greedy.client.invoiceFiles.createUploadUrl({
      body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 10 },
    })
  const { file_id } = await uploadFile(app, greedy, { bytes: aobaInvoice() })
  const { id: _, ...file } = await app.db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', file_id)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: 99 }, () => ({ ...file, ocr_fields: null, id: randomUUID() }))
  await app.db.insertInto('files').values(copies).execute()
  await assert.rejects(announce(), { code: 'too_many_files' })
  await app.db.updateTable('files').set({ ocr_status: 'done' }).where('id', '=', file_id).execute()
  await announce()
})

test('gives the original back as a download without rights', async () => {
  const { file_id: id } = await uploadFile(app, user, { bytes: aobaInvoice(), name: '請求書 10月.pdf' })
  const { download_url } = await user.client.invoiceFiles.getFileDownloadUrl({ params: { id } })
  const response = await app.app.request(download_url)
  assert.equal(
    response.headers.get('content-disposition'),
    "attachment; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8%2010%E6%9C%88.pdf",
  )
  assert.match(response.headers.get('content-security-policy') ?? '', /sandbox/)
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
  assert.deepEqual(Buffer.from(await response.arrayBuffer()), aobaInvoice())
})

test('refuses to announce more uploads than anybody needs', async () => {
  let greedy = await app.signIn()
  const announce = () =>
    greedy.client.invoiceFiles.createUploadUrl({
      body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 10 },
    })
  for (let i = 0; i < 30; i++) await announce()
  await assert.rejects(announce(), { code: 'too_many_files' })
  app.clock.advance({ minutes: 16 })
  greedy = await app.signIn(greedy)
  await announce()
})
