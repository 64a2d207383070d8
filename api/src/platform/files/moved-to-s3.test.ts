import { freePort } from '@invoice-card/config/free-port'
import { api as contracts } from '@invoice-card/contracts'
import { startS3 } from '@invoice-card/file-store/testing'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test, type TestContext } from 'node:test'
import { createTestApp } from '../../testing/app/app.ts'
import { type Answering, createTestClient } from '../../testing/app/client.ts'
import { startProcess } from '../../testing/app/process.ts'
import { aobaInvoice, putFile } from '../../testing/files/upload.ts'
import { startOps } from '../../testing/outside/ops.ts'

const s3 = await startS3()
// Processes of their own have the hour of the machine.
const app = await createTestApp({ startAt: new Date().toISOString() })
after(async () => {
  await app.close()
  await s3.close()
})
const user = await app.signIn()

type Stores = Readonly<Record<'FILE_STORE' | 'FILE_STORE_FALLBACK', string>>

const as = (answering: Answering) => ({
  app: answering,
  client: { invoiceFiles: createTestClient(answering, contracts.invoiceFiles, () => user.tokens) },
})
type Api = ReturnType<typeof as>

/** The API as a process of its own, with these settings of the stores. */
async function startApi(context: TestContext, stores: Stores) {
  const port = await freePort()
  const { says, stop, ended } = startProcess(context, 'main.ts', {
    ...app.environment.variables,
    ...s3.variables,
    ...stores,
    DATA_DIR: app.config.dataDir,
    DATABASE_URL: app.urls.api,
    PORT: String(port),
  })
  await says('api listening')
  const request: Answering['request'] = (path, init) => fetch(new URL(String(path), `http://127.0.0.1:${port}`), init)
  return {
    ...as({ request }),
    stop: () => {
      stop()
      return ended
    },
  }
}

/** What customers have uploaded, by the id of the file. */
const uploaded = new Map<string, Buffer>()

/** As behind a load balancer: one process takes the bytes, and another one the word that they are all there. */
async function upload(taker: Api, completer: Api): Promise<void> {
  const bytes = Buffer.concat([aobaInvoice(), Buffer.from(`\n% ${randomUUID()}\n`)])
  const file_id = await putFile(taker, taker, { bytes })
  await completer.client.invoiceFiles.completeUpload({ body: { file_id } })
  uploaded.set(file_id, bytes)
}

/** Files of which a process has no or other bytes. */
async function findLost({ app: reader, client }: Api): Promise<string[]> {
  const lost: string[] = []
  for (const [id, bytes] of uploaded) {
    const { download_url } = await client.invoiceFiles.getFileDownloadUrl({ params: { id } })
    const answer = await reader.request(download_url)
    const content = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok || !content.equals(bytes)) lost.push(id)
  }
  return lost
}

const migrateFiles = async () => {
  const { code, stdout, stderr } = await startOps(['files', 'migrate', '--from', 'disk', '--to', 's3', '--json'], {
    DATA_DIR: app.config.dataDir,
    ...s3.variables,
  }).ended
  assert.equal(code, 0, stdout + stderr)
  return JSON.parse(stdout) as { readonly copied: number; readonly failed: readonly unknown[] }
}

// docs/operations.md, "From disk to S3": its three switches of the settings, each beside the one before.
test('no file is lost from disk to S3, while processes before and after each switch serve', async context => {
  const before = as(app.app)
  await upload(before, before)
  const [first, second] = await Promise.all([
    startApi(context, { FILE_STORE: 'disk', FILE_STORE_FALLBACK: 's3' }),
    startApi(context, { FILE_STORE: 's3', FILE_STORE_FALLBACK: 'disk' }),
  ])
  await upload(before, first)
  await Promise.all([upload(first, first), upload(first, second), upload(second, first), upload(second, second)])
  for (const reader of [first, second]) assert.deepEqual(await findLost(reader), [])

  // The last one before the second switch ends, and the files are moved while customers go on.
  const lastOfFirst = upload(first, second)
  const migrated = lastOfFirst.then(first.stop).then(migrateFiles)
  let isMigrating = true
  const customers = async () => {
    while (isMigrating) await upload(second, second)
  }
  const customersDone = customers()
  // It starts meanwhile, and is asked only afterwards.
  const starting = startApi(context, { FILE_STORE: 's3', FILE_STORE_FALLBACK: '' })
  const [{ copied, failed }, third] = await Promise.all([migrated, starting]).finally(() => {
    isMigrating = false
  })
  await customersDone
  assert.deepEqual([copied > 0, failed], [true, []])

  await Promise.all([upload(second, third), upload(third, second), upload(third, third)])
  for (const reader of [second, third]) assert.deepEqual(await findLost(reader), [])
  assert.ok(uploaded.size >= 10, `${uploaded.size} files`)
})
