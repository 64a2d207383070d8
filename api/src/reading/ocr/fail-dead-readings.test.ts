import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'
import { aobaInvoice, uploadFile } from '../../testing/files/upload.ts'
import { failDeadReadings } from './fail-dead-readings.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  user = await app.signIn(await createCompany(app.db))
})
after(() => app.close())

test('a reading whose process died fails after an hour, and a later success corrects it', async () => {
  const { file_id: id } = await uploadFile(app, user, { bytes: aobaInvoice() })
  const statusOf = async () => (await user.client.invoiceFiles.getInvoiceFile({ params: { id } })).ocr.status
  await app.db.updateTable('files').set({ ocr_status: 'reading', ocr_progress: 0.4 }).where('id', '=', id).execute()
  await failDeadReadings.run(app.worker, {})
  assert.equal(await statusOf(), 'reading')
  app.clock.advance({ minutes: 61 })
  user = await app.signIn(user)
  await failDeadReadings.run(app.worker, {})
  assert.equal(await statusOf(), 'failed')
  await app.runJobs()
  assert.equal(await statusOf(), 'done')
  await failDeadReadings.run(app.worker, {})
  assert.equal(await statusOf(), 'done')
})
