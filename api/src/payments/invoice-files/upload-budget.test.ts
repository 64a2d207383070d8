import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { tableBomb } from '../../testing/files/hostile-files.ts'
import { aobaInvoice, uploadFile } from '../../testing/files/upload.ts'

async function startUploader(variables: Readonly<Record<string, string>>) {
  const app = await createTestApp({ variables })
  after(() => app.close())
  const user = await app.signIn()
  return (bytes: Uint8Array) => uploadFile(app, user, { bytes })
}

// 600 bytes made the check take 490 MB, which no limit of the heap counted.
test('refuses a file that takes more memory than it may, and checks the next one', async () => {
  const upload = await startUploader({ FILE_MEMORY_MB: '1152' })
  await assert.rejects(upload(tableBomb()), isRefusedCall('file_broken'))
  assert.equal((await upload(aobaInvoice())).page_count, 1)
})

// 1,700 bytes had a processor for as long as the clock said.
test('refuses a file that takes more processor time than it may, and checks the next one', async () => {
  const upload = await startUploader({ FILE_CPU_SECONDS: '1', FILE_MEMORY_MB: '12288' })
  await assert.rejects(upload(tableBomb(4)), isRefusedCall('file_broken'))
  assert.equal((await upload(aobaInvoice())).page_count, 1)
})
