import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { unfinishedGroups } from '@invoice-card/file-store'
import { sql } from 'kysely'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { aobaInvoice, putFile, uploadFile } from '../../testing/files/upload.ts'
import { runJob } from '../../worker/run-job.ts'
import { fileStoreOf } from './store-of.ts'

const { app, payer } = await startAppWithPayer()

test('the view names exactly the finished files of the store, with the hashes that rows have', async () => {
  await uploadFile(app, payer, { bytes: aobaInvoice() })
  await putFile(app, payer, { bytes: aobaInvoice() })
  await payer.client.dataExports.createDataExport({ body: { password: payer.password } })
  await app.runJobs()
  await runJob(app.worker, 'anchorAudit', {})
  const { rows } = await sql<{ key: string; sha256: string | null }>`
    select key, sha256 from stored_files order by key collate "C"`.execute(app.db)
  const files = fileStoreOf(app.config)
  const found: string[] = []
  for (const group of await files.groups())
    if (!unfinishedGroups.some(name => name === group)) for await (const { key } of files.list(group)) found.push(key)
  assert.deepEqual(
    rows.map(({ key }) => key),
    found.toSorted(),
  )
  assert.deepEqual([...new Set(rows.map(({ key }) => key.split('/')[0]))], ['anchors', 'exports', 'originals', 'pages'])
  for (const { key, sha256 } of rows) {
    if (sha256 === null) continue
    const bytes = await buffer((await files.open(key))!.stream)
    assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256, key)
  }
})
