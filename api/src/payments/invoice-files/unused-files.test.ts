import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'
import { createSeller } from '../../testing/companies/seller.ts'

const megabyte = 1024 ** 2

let app: TestApp
let seller: Awaited<ReturnType<typeof createSeller>>
before(async () => {
  app = await createTestApp({ variables: { UNUSED_FILES_MB: '20' } })
})
after(() => app.close())
beforeEach(async () => {
  seller = await createSeller(app, await createCompany(app.db))
})

async function addLargeFile(): Promise<string> {
  const id = await seller.addFile()
  await app.db
    .updateTable('files')
    .set({ size_bytes: 8 * megabyte })
    .where('id', '=', id)
    .execute()
  return id
}
const announce = () =>
  seller.client.invoiceFiles.createUploadUrl({
    body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 8 * megabyte },
  })
const isFull = { code: 'too_many_unused_files', httpStatus: 409 }

// Nothing ended them and nothing counted them: one user could store three gigabytes an hour for good.
test('refuses another file where the unused ones take the space that a company has for them', async () => {
  await addLargeFile()
  await announce()
  await addLargeFile()
  await assert.rejects(announce(), isFull)
  const other = await createSeller(app, await createCompany(app.db))
  await other.client.invoiceFiles.createUploadUrl({
    body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 8 * megabyte },
  })
})

test('files of requests and of live drafts take no space', async () => {
  await seller.request({ file_ids: [await addLargeFile()] })
  const drafted = await addLargeFile()
  const { id } = await seller.client.drafts.createDraft({ body: { values: { file_ids: [drafted] } } })
  await addLargeFile()
  await announce()
  await seller.client.drafts.deleteDrafts({ body: { drafts: [id] } })
  await assert.rejects(announce(), isFull)
})

// A request of a hundred megabytes that is withdrawn, again and again, had no limit.
test('files of a request that was withdrawn unpaid take space again', async () => {
  const { id } = await seller.request({ file_ids: [await addLargeFile(), await addLargeFile()] })
  await announce()
  await seller.client.collections.cancelRequestSeller({ params: { id }, body: {} })
  await assert.rejects(announce(), isFull)
})

test('a file of several invoices is used where one of its parts is', async () => {
  const whole = await addLargeFile()
  const part = await addLargeFile()
  await app.db
    .updateTable('files')
    .set({ part_of: whole, first_page: 1, last_page: 1 })
    .where('id', '=', part)
    .execute()
  await addLargeFile()
  await assert.rejects(announce(), isFull)
  await seller.client.drafts.createDraft({ body: { values: { file_ids: [part] } } })
  await announce()
})

test('unused files of 90 days ago are counted no longer', async () => {
  await addLargeFile()
  await addLargeFile()
  await app.db
    .updateTable('files')
    .set({ created_at: new Date(app.clock.now().getTime() - 91 * 86_400_000) })
    .where('company_id', '=', seller.companyId)
    .execute()
  await announce()
})
