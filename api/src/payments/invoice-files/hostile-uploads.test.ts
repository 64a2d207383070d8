import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { RefusedCall } from '../../testing/app/client.ts'
import { png, tellingHostileFiles } from '../../testing/files/hostile-files.ts'
import { uploadFile } from '../../testing/files/upload.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  user = await app.signIn()
})
after(() => app.close())

const refusals = [
  'file_empty',
  'file_too_large',
  'file_type_not_supported',
  'file_encrypted',
  'file_broken',
  'file_too_many_pages',
  'file_too_many_pixels',
]

/** Uploads a file; the id where it was accepted, the refusal's code where not. */
async function tryUpload(bytes: Uint8Array): Promise<{ id?: string; code?: string }> {
  try {
    return { id: (await uploadFile(app, user, { bytes })).file_id }
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error
    return { code: error.code }
  }
}

test('refuses or reads each of a hundred hostile files of all kinds, and the service stays up', async () => {
  // `pnpm fuzz --uploads` has three times as many.
  const files = tellingHostileFiles()
  assert.ok(files.length > 100)
  for (const { name, bytes } of files) {
    // Refused ones count as unfinished for a while; this is about their content.
    await app.db.deleteFrom('files').where('accepted_at', 'is', null).execute()
    await app.db.deleteFrom('rate_limits').execute()
    const { id, code } = await tryUpload(bytes)
    if (code !== undefined) {
      assert.ok(refusals.includes(code), `${name}: ${code}`)
      continue
    }
    await app.runJobs()
    const file = await user.client.invoiceFiles.getInvoiceFile({ params: { id: id ?? '' } })
    assert.ok(['done', 'not_read', 'failed'].includes(file.ocr.status), `${name}: ${file.ocr.status}`)
    for (const { image_url, width, height } of file.pages) {
      assert.ok(width * height <= 50_000_000, name)
      const { headers } = await app.app.request(image_url)
      assert.match(headers.get('content-type') ?? '', /^image\/(png|jpeg)$/, name)
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'; sandbox/, name)
    }
  }
  assert.equal((await app.app.request('/readyz')).status, 200)
})

test('names that try to leave their place or to look like something else end as plain names', async () => {
  await assert.rejects(uploadFile(app, user, { bytes: png(8, 8), name: 'a\u0000.pdf' }), { code: 'invalid_request' })
  const names = [
    '../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/shadow',
    'a\r\nset-cookie: x=1.pdf',
    'invoice\u202efdp.exe',
    '"; rm -rf /',
    "'; drop table files; --",
    '<img src=x onerror=alert(1)>.png',
    '.',
    '..',
    '   ',
    '\u200b',
    'CON',
    '請求書'.repeat(80),
  ]
  for (const name of names) {
    const { file_id } = await uploadFile(app, user, { bytes: png(8, 8), name })
    const { download_url, file_name } = await user.client.invoiceFiles.getFileDownloadUrl({ params: { id: file_id } })
    assert.doesNotMatch(file_name, /[/\\\p{Cc}\p{Cf}]/u)
    assert.ok(file_name.trim() !== '')
    const { headers } = await app.app.request(download_url)
    assert.match(headers.get('content-disposition') ?? '', /^attachment; filename\*=UTF-8''[\w%.!~*'()-]+$/, name)
    assert.equal(headers.get('set-cookie'), null)
  }
})
