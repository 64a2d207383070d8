import assert from 'node:assert/strict'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { defaultFileBudget, type FileBudget } from '../../platform/file-budget/public.ts'
import { drawPdf } from '../../testing/files/draw-pdf.ts'
import { type InvoiceReader, startInvoiceReader } from '../../testing/files/invoice-reader.ts'
import { pdfOfPictures, scanOf } from '../../testing/files/scan.ts'
import { aobaInvoice, uploadFile } from '../../testing/files/upload.ts'
import { readInvoiceFile } from './read-invoice-file.ts'

let reader: InvoiceReader
let scan: Buffer
before(async () => {
  reader = await startInvoiceReader()
  scan = await (await scanOf(aobaInvoice())).png().toBuffer()
})
after(() => reader.app.close())

/** How the reading of an uploaded file ends for its user. */
async function statusAfter(bytes: Uint8Array, limits: Partial<FileBudget>) {
  const { app, user } = reader
  const { file_id } = await uploadFile(app, user, { bytes })
  const config = { ...app.worker.config, fileBudget: { ...defaultFileBudget, ...limits } }
  await readInvoiceFile.run({ ...app.worker, config }, { file_id })
  return (await user.client.invoiceFiles.getInvoiceFile({ params: { id: file_id } })).ocr.status
}

// It takes 700 MB, of which V8 has 30.
test('a scan that takes more memory than it may is not read, and the next file is', async () => {
  const limits = { memoryBytes: 250 * 1024 ** 2 }
  assert.equal(await statusAfter(scan, limits), 'failed')
  assert.equal(await statusAfter(aobaInvoice(), limits), 'done')
})

// It takes four seconds.
test('a scan that takes more processor time than it may is not read, and the next file is', async () => {
  const limits = { cpuMs: 1_000 }
  assert.equal(await statusAfter(scan, limits), 'failed')
  assert.equal(await statusAfter(aobaInvoice(), limits), 'done')
})

// The failure came minutes before the reading looked for it, and ended the worker as a rejection that nobody handled.
test('a picture that cannot be stored fails the job alone, and the next run reads the file', async () => {
  const { app, user } = reader
  const pdf = await drawPdf([[40, 30, '請求書 ご請求金額 1,000円', 14]])
  const strip = (await scanOf(pdf)).extract({ left: 0, top: 0, width: 1654, height: 200 }).png()
  const { file_id } = await uploadFile(app, user, { bytes: await pdfOfPictures([await strip.toBuffer()], [595, 72]) })
  const pages = join(app.worker.config.dataDir, 'files/pages')
  await mkdir(pages, { recursive: true })
  await writeFile(join(pages, file_id), 'a file where a folder should be')
  await assert.rejects(readInvoiceFile.run(app.worker, { file_id }), { code: 'EEXIST' })
  await rm(join(pages, file_id))
  await readInvoiceFile.run(app.worker, { file_id })
  assert.equal((await user.client.invoiceFiles.getInvoiceFile({ params: { id: file_id } })).ocr.status, 'done')
})
