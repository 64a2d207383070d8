import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { fileKeys } from '../../platform/files/keys.ts'
import { fileStoreOf } from '../../platform/files/store-of.ts'
import { runJob } from '../../worker/run-job.ts'
import { lastMailTo } from '../../testing/mails/mails.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createPayer } from '../../testing/companies/payment.ts'
import { aobaInvoice, uploadFile } from '../../testing/files/upload.ts'
import { claimExport, maxAttempts } from './store.ts'

const { gateway, app: api } = await startAppWithGateway()
type Requester = Awaited<ReturnType<typeof createPayer>>

const ask = async ({ client, password }: Pick<Requester, 'client' | 'password'>) =>
  client.dataExports.createDataExport({ body: { password } })
const stateOf = async ({ client }: Pick<Requester, 'client'>) => (await client.dataExports.getDataExport()).data_export

test('a worker that dies midway is noticed, and another one begins again', async () => {
  const user = await api.signIn()
  const { id } = await ask(user)
  await api.db.deleteFrom('outbox').where('kind', '=', 'makeDataExport').execute()
  assert.ok(await claimExport(api.db, id, api.clock.now()))
  await runJob(api.worker, 'makeDataExport', { export_id: id })
  assert.equal((await stateOf(user))?.status, 'making', 'one that is being made is left alone')
  api.clock.advance({ minutes: 6 })
  await runJob(api.worker, 'watchDataExports', {})
  await api.runJobs()
  assert.equal((await stateOf(user))?.status, 'ready')
})

test('a worker that is stopped for a release uses up no attempt', async () => {
  const user = await api.signIn()
  const { id } = await ask(user)
  await api.db.deleteFrom('outbox').where('kind', '=', 'makeDataExport').execute()
  api.services.lifecycle.isStopping = true
  for (let release = 0; release <= maxAttempts; release++)
    await assert.rejects(runJob(api.worker, 'makeDataExport', { export_id: id }), /left to another worker/)
  api.services.lifecycle.isStopping = false
  await runJob(api.worker, 'makeDataExport', { export_id: id })
  assert.equal((await stateOf(user))?.status, 'ready')
})

test('its progress moves from file to file', async () => {
  const user = await api.signIn()
  await sql`create table seen (files_done int, files_total int)`.execute(api.db)
  await sql`create function see() returns trigger language plpgsql security definer as
    $$ begin insert into seen values (new.files_done, new.files_total); return null; end $$`.execute(api.db)
  await sql`create trigger see after update on data_exports for each row execute function see()`.execute(api.db)
  await ask(user)
  await api.runJobs()
  await sql`drop trigger see on data_exports`.execute(api.db)
  const { rows } = await sql<{
    files_done: number
    files_total: number
  }>`select * from seen where files_total is not null`.execute(api.db)
  const total = rows.at(-1)?.files_total ?? 0
  assert.deepEqual(
    [...new Set(rows.map(({ files_done }) => files_done))],
    Array.from({ length: total + 1 }, (_, n) => n),
  )
})

test('after three attempts it has failed, is said so, and can be asked for again', async () => {
  const user = await api.signIn()
  const { id } = await ask(user)
  await api.db.deleteFrom('outbox').where('kind', '=', 'makeDataExport').execute()
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    assert.ok(await claimExport(api.db, id, api.clock.now()))
    api.clock.advance({ minutes: 6 })
  }
  await runJob(api.worker, 'watchDataExports', {})
  const later = await api.signIn(user)
  assert.equal((await stateOf(later))?.status, 'failed')
  assert.match((await lastMailTo(api, user.emailAddress)).subject, /データを作成できませんでした/)
  await ask(later)
  await api.runJobs()
  assert.equal((await stateOf(later))?.status, 'ready')
})

test('a store that fails ends the attempt, not the export, and leaves no half of a file', async () => {
  const user = await createPayer(api, gateway)
  const { file_id } = await uploadFile(api, user, { bytes: aobaInvoice(), name: '請求書.pdf' })
  const { id } = await ask(user)
  await api.db.deleteFrom('outbox').where('kind', '=', 'makeDataExport').execute()
  const files = fileStoreOf(api.config)
  // A folder in the place of the file: it is there, and cannot be read.
  await files.move(fileKeys.original(file_id), 'aside/original')
  const place = join(api.config.dataDir, 'files', fileKeys.original(file_id))
  mkdirSync(place, { recursive: true })
  await assert.rejects(runJob(api.worker, 'makeDataExport', { export_id: id }))
  assert.equal((await stateOf(user))?.status, 'waiting')
  assert.deepEqual(
    readdirSync(join(api.config.dataDir, 'files', 'exports')).filter(name => name.includes(id)),
    [],
  )
  rmdirSync(place)
  await files.move('aside/original', fileKeys.original(file_id))
  // While an export waits, the queue may hold several jobs for it: each of them used up an attempt at once.
  await runJob(api.worker, 'makeDataExport', { export_id: id })
  assert.equal((await stateOf(user))?.status, 'waiting')
  api.clock.advance({ seconds: 15 })
  await runJob(api.worker, 'makeDataExport', { export_id: id })
  assert.equal((await stateOf(user))?.status, 'ready')
})
