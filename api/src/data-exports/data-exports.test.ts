import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { fromBuffer } from 'yauzl'
import { readArguments } from '../examine/arguments.ts'
import { commands } from '../examine/commands.ts'
import { fileKeys } from '../files/file-store.ts'
import { fileStoreOf } from '../files/store-of.ts'
import { runJob } from '../jobs/run-job.ts'
import { createUser } from '../testing/company.ts'
import { isRefusedCall } from '../testing/client.ts'
import { lastMailTo } from '../testing/mails.ts'
import { startAppWithGateway } from '../testing/payer-app.ts'
import { createPayer } from '../testing/payment.ts'
import { createSeller } from '../testing/seller.ts'
import { aobaInvoice, uploadFile } from '../testing/upload.ts'
import { exportKey } from './key.ts'
import { claimExport, maxAttempts } from './store.ts'

const { gateway, app: api } = await startAppWithGateway()
type Asking = Awaited<ReturnType<typeof createPayer>>

const ask = async ({ client }: Pick<Asking, 'client'>) => client.dataExports.createDataExport()
const stateOf = async ({ client }: Pick<Asking, 'client'>) => (await client.dataExports.getDataExport()).data_export
const download = async ({ client }: Pick<Asking, 'client'>): Promise<Response> =>
  api.app.request((await client.dataExports.getDataExportDownloadUrl()).download_url)

/** The files of a ZIP by their names. */
const unzip = (zip: Buffer): Promise<Map<string, string>> =>
  new Promise((resolve, reject) => {
    const found = new Map<string, string>()
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error)
      file.on('entry', entry => {
        file.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure)
          // Not as text, which would take the byte order mark away.
          found.set(entry.fileName, (await buffer(stream)).toString())
          file.readEntry()
        })
      })
      file.on('end', () => resolve(found))
      file.on('error', reject)
      file.readEntry()
    })
  })
const filesOf = async (user: Pick<Asking, 'client'>) => unzip(Buffer.from(await (await download(user)).arrayBuffer()))
const rowsOf = (files: Map<string, string>, name: string): Record<string, string>[] =>
  parse(files.get(`${name}.csv`) ?? assert.fail(`no ${name}.csv`), { bom: true, columns: true })

test('nothing was asked for: there is nothing to download', async () => {
  const user = await api.signIn()
  assert.equal(await stateOf(user), null)
  await assert.rejects(user.client.dataExports.getDataExportDownloadUrl(), isRefusedCall('data_export_not_found'))
})

test('asked for twice, also at once and by two users, it is one', async () => {
  const user = await api.signIn()
  const colleague = await api.signIn({ companyId: user.companyId, ...(await createUser(api.db, user.companyId)) })
  const answers = await Promise.all([ask(user), ask(user), ask(colleague)])
  assert.equal(new Set(answers.map(({ id }) => id)).size, 1)
  await assert.rejects(user.client.dataExports.getDataExportDownloadUrl(), isRefusedCall('data_export_not_ready'))
  await api.runJobs()
  assert.equal((await stateOf(colleague))?.status, 'ready')
  assert.equal(
    (await api.mailbox()).filter(({ subject }) => subject.includes('データのダウンロードの準備ができました')).length,
    1,
  )
})

test('another company sees nothing of it', async () => {
  const user = await api.signIn()
  await ask(user)
  await api.runJobs()
  const other = await api.signIn()
  assert.equal(await stateOf(other), null)
  await assert.rejects(other.client.dataExports.getDataExportDownloadUrl(), isRefusedCall('data_export_not_found'))
})

test('a link that was changed or is five minutes old opens nothing, nor does one after 24 hours', async () => {
  const user = await api.signIn()
  const { id } = await ask(user)
  await api.runJobs()
  const { download_url } = await user.client.dataExports.getDataExportDownloadUrl()
  assert.equal((await api.app.request(download_url)).status, 200)
  assert.equal((await api.app.request(`${download_url}x`)).status, 404)
  assert.equal((await api.app.request('/api/v1/data_exports/e30.e30')).status, 404)
  api.clock.advance({ minutes: 6 })
  assert.equal((await api.app.request(download_url)).status, 404)
  api.clock.advance({ hours: 24 })
  const later = await api.signIn(user)
  assert.equal((await stateOf(later))?.status, 'expired')
  await assert.rejects(later.client.dataExports.getDataExportDownloadUrl(), isRefusedCall('data_export_expired'))
  const files = fileStoreOf(api.config)
  assert.notEqual(await files.sizeOf(exportKey(id)), null)
  await runJob(api.services, 'watchDataExports', {})
  assert.equal(await files.sizeOf(exportKey(id)), null)
  assert.equal((await stateOf(later))?.status, 'expired')
})

test('a new one takes the place of the last, whose link ends', async () => {
  const user = await api.signIn()
  const { id } = await ask(user)
  await api.runJobs()
  const { download_url } = await user.client.dataExports.getDataExportDownloadUrl()
  const next = await ask(user)
  assert.notEqual(next.id, id)
  assert.equal((await api.app.request(download_url)).status, 404)
  await api.runJobs()
  await runJob(api.services, 'watchDataExports', {})
  assert.equal(await fileStoreOf(api.config).sizeOf(exportKey(id)), null)
  assert.equal((await download(user)).status, 200)
})

test('a worker that dies midway is noticed, and another one begins anew', async () => {
  const user = await api.signIn()
  const { id } = await ask(user)
  await api.db.deleteFrom('outbox').where('kind', '=', 'makeDataExport').execute()
  assert.ok(await claimExport(api.db, id, api.clock.now()))
  await runJob(api.services, 'makeDataExport', { export_id: id })
  assert.equal((await stateOf(user))?.status, 'making', 'one that is being made is left alone')
  api.clock.advance({ minutes: 6 })
  await runJob(api.services, 'watchDataExports', {})
  await api.runJobs()
  assert.equal((await stateOf(user))?.status, 'ready')
})

test('a worker that is stopped for a release uses up no attempt', async () => {
  const user = await api.signIn()
  const { id } = await ask(user)
  await api.db.deleteFrom('outbox').where('kind', '=', 'makeDataExport').execute()
  api.services.lifecycle.isStopping = true
  for (let release = 0; release <= maxAttempts; release++)
    await assert.rejects(runJob(api.services, 'makeDataExport', { export_id: id }), /left to another worker/)
  api.services.lifecycle.isStopping = false
  await runJob(api.services, 'makeDataExport', { export_id: id })
  assert.equal((await stateOf(user))?.status, 'ready')
})

test('its progress moves from file to file', async () => {
  const user = await api.signIn()
  await sql`create table seen (files_done int, files_total int)`.execute(api.db)
  await sql`create function see() returns trigger language plpgsql as
    $$ begin insert into seen values (new.files_done, new.files_total); return null; end $$`.execute(api.db)
  await sql`create trigger see after update on data_exports for each row execute function see()`.execute(api.db)
  await ask(user)
  await api.runJobs()
  await sql`drop trigger see on data_exports`.execute(api.db)
  const { rows } = await sql<{ files_done: number, files_total: number }>`select * from seen where files_total is not null`.execute(api.db)
  const total = rows.at(-1)?.files_total ?? 0
  assert.deepEqual([...new Set(rows.map(({ files_done }) => files_done))], Array.from({ length: total + 1 }, (_, n) => n))
})

test('after three attempts it has failed, is said so, and can be asked for again', async () => {
  const user = await api.signIn()
  const { id } = await ask(user)
  await api.db.deleteFrom('outbox').where('kind', '=', 'makeDataExport').execute()
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    assert.ok(await claimExport(api.db, id, api.clock.now()))
    api.clock.advance({ minutes: 6 })
  }
  await runJob(api.services, 'watchDataExports', {})
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
  await assert.rejects(runJob(api.services, 'makeDataExport', { export_id: id }))
  assert.equal((await stateOf(user))?.status, 'waiting')
  assert.deepEqual(
    readdirSync(join(api.config.dataDir, 'files', 'exports')).filter(name => name.includes(id)),
    [],
  )
  rmdirSync(place)
  await files.move('aside/original', fileKeys.original(file_id))
  await runJob(api.services, 'makeDataExport', { export_id: id })
  assert.equal((await stateOf(user))?.status, 'ready')
})

test('holds the sheets, files and receipts of the company, and no card number', async () => {
  const user = await createPayer(api, gateway)
  const { file_id } = await uploadFile(api, user, { bytes: aobaInvoice(), name: '../請求書 11月分.pdf' })
  const { invoice_id } = await user.pay({ file_ids: [file_id] })
  const seller = await createSeller(api, user)
  await seller.request({ supplier_person_name: '経理部' })
  await user.saveCard()
  await user.client.drafts.createDraft({ body: { values: { amount: 5_000, invoice_number: '=1+1' } } })
  await createPayer(api, gateway)
  const examine = async (...words: string[]) => {
    const args = readArguments(words)
    await commands[args.command!]!(api.services, args)
  }
  const display = `I-${String(invoice_id).padStart(8, '0')}`
  await api.db.updateTable('suppliers').set({ status: 'Approved' }).where('id', '=', user.supplierId).execute()
  await examine('check', display, '--as', 'sato')
  await examine('complete', display, '--as', 'suzuki')
  await api.runJobs()
  await examine('transfer-done', display, '--as', 'sato')
  await ask(user)
  await api.runJobs()
  const state = await stateOf(user)
  const files = await filesOf(user)
  assert.equal(state?.files_done, files.size)
  assert.equal(state?.files_total, files.size)
  const names = [...files.keys()]
  const stored = names.find(name => name.startsWith(`請求書・証憑/${display}/`))
  assert.match(stored ?? '', /_請求書 11月分\.pdf$/)
  assert.ok(names.every(name => !name.includes('..')))
  assert.equal(names.filter(name => name.startsWith('領収書/')).length, 1)
  assert.deepEqual(
    rowsOf(files, 'お支払い').map(row => [row['申込番号'], row['支払先'], row['請求金額'], row['カード番号の下4桁']]),
    [[display, '株式会社アオバデザイン', '110000', '1111']],
  )
  assert.equal(rowsOf(files, '取引先').length, 2)
  assert.equal(rowsOf(files, 'カード払いのご依頼').length, 1)
  assert.equal(rowsOf(files, '登録したカード').length, 1)
  // What looks like a formula is no longer one.
  assert.equal(rowsOf(files, '下書き')[0]?.['請求書番号'], "'=1+1")
  assert.equal(rowsOf(files, '利用者')[0]?.['メールアドレス'], user.emailAddress)
  for (const [name, content] of files) {
    if (name.endsWith('.csv')) assert.ok(content.startsWith('\uFEFF'), name)
    assert.doesNotMatch(name.endsWith('.pdf') ? '' : content, /argon2|4111111111111111|password_hash/, name)
  }
  assert.match(files.get('README.txt') ?? '', /データ一式/)
  // Files that were only named and never put are said to be missing.
  assert.match(files.get('README.txt') ?? '', /取り出せなかったファイル/)
})
