import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { findFileById, saveProgress, saveResult } from '../../platform/files/store.ts'
import { type InvoiceReader, startInvoiceReader } from '../../testing/files/invoice-reader.ts'
import { aobaInvoice, uploadFile } from '../../testing/files/upload.ts'
import { readInvoiceFile } from './read-invoice-file.ts'

let reader: InvoiceReader
before(async () => {
  reader = await startInvoiceReader()
})
after(() => reader.app.close())

// A run that the queue had given up went on and wrote what it read; the next attempt behind it put the file back to
// being read, and failed it.
test('an attempt that ends after another one has read the file leaves what that one read', async () => {
  const { app, user } = reader
  const { db } = app
  const unreadable = await sharp({ create: { width: 100, height: 200_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const { file_id } = await uploadFile(app, user, { bytes: unreadable, name: 'invoice.png', type: 'image/png' })
  const attempt = readInvoiceFile.run(app.worker, { file_id })
  for (let tries = 0; (await findFileById(db, file_id))?.ocr_status !== 'reading' && tries < 500; tries++)
    await delay(10)
  const { ocr_fields: fields } = await readAoba()
  await saveResult(db, file_id, { ocr_status: 'done', fields, ocr_warnings: [], reading_ms: 1 })
  await attempt
  const file = await findFileById(db, file_id)
  assert.deepEqual([file?.ocr_status, file?.ocr_fields], ['done', fields])
})

test('the fields that were read stay when another attempt goes on and fails', async () => {
  const { db } = reader.app
  const { id, ocr_fields: fields } = await readAoba()
  await saveProgress(db, id, 0.5)
  await saveResult(db, id, { ocr_status: 'failed', fields: null, ocr_warnings: [], reading_ms: 1 })
  const file = await findFileById(db, id)
  assert.deepEqual([file?.ocr_status, file?.ocr_progress, file?.ocr_fields], ['done', 1, fields])
})

async function readAoba() {
  const { file_id } = await uploadFile(reader.app, reader.user, { bytes: aobaInvoice() })
  await readInvoiceFile.run(reader.app.worker, { file_id })
  const { id, ocr_fields } = (await findFileById(reader.app.db, file_id)) ?? assert.fail()
  return { id, ocr_fields }
}
