import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { createDiskStore, createS3Store } from '@invoice-card/file-store'
import { startS3 } from '@invoice-card/file-store/testing'
import { sql } from 'kysely'
import { fileStoreOf } from './platform/files/store-of.ts'
import type { Client, TestApp } from './testing/app/app.ts'
import { auditBooks } from './backoffice/nightly-comparison/books-store.ts'
import { findPayment } from './books/payments/public.ts'
import { issueReceipt } from './payments/receipts/store.ts'
import type { Db } from './platform/database/public.ts'
import { startRestorableApp } from './testing/app/restorable-app.ts'
import { runOps } from './testing/outside/ops.ts'
import { runJob } from './worker/run-job.ts'

const { app, payer, wire, bucket, place, own, backUp, backedUp, createTarget, payWithFile } = await startRestorableApp()

// Every row of the snapshot is there, and no table was copied yet.
const holdAfterSnapshot = () => wire.hold(/^PUT .*\/tables\//)
interface Product {
  readonly app: TestApp['app']
  readonly client: Pick<Client, 'invoices' | 'invoiceFiles'>
}
const problemsOf = ({ stdout }: { stdout: string }) => (JSON.parse(stdout) as { problems: string[] }).problems

test('a second backup at the same time is refused, and says so', { timeout: 120_000 }, async () => {
  const held = holdAfterSnapshot()
  const first = backUp('s3')
  await held.reached
  const { code, stdout } = await backUp()
  held.release()
  assert.deepEqual([code, JSON.parse(stdout).error.code], [1, 'locked'])
  assert.equal((await first).code, 0)
})

test('a payment made during the backup is wholly out of it, and one before it wholly in', async () => {
  const before = await payWithFile()
  const held = holdAfterSnapshot()
  const running = backedUp('s3')
  await held.reached
  // Neither waits for the backup.
  const during = await payWithFile()
  await app.runJobs()
  held.release()
  const { name } = await running
  const target = await createTarget()
  const restored = await target.restore(name, 's3')
  assert.deepEqual([restored.code, problemsOf(restored)], [0, []])
  const rowsOf = async ({ payment_id, invoice_id, file_id }: typeof before) => {
    const { rows } = await sql`select
      (select count(*)::int from payment_transactions where id = ${payment_id}) as payments,
      (select count(*)::int from invoices where id = ${invoice_id}) as invoices,
      (select count(*)::int from ledger_postings where payment_id = ${payment_id}) as postings,
      (select count(*)::int from audit_log where subject = 'payment:' || ${payment_id}::text) > 0 as is_audited,
      (select count(*)::int from files where id = ${file_id}) as files`.execute(target.db)
    return rows[0]
  }
  const [inBackup, none] = [await rowsOf(before), await rowsOf(during)]
  assert.deepEqual(inBackup, { payments: 1, invoices: 1, postings: 1, is_audited: true, files: 1 })
  assert.deepEqual(none, { payments: 0, invoices: 0, postings: 0, is_audited: false, files: 0 })
  assert.equal(await target.files.sizeOf(`originals/${before.file_id}`), before.bytes.length)
  assert.equal(await target.files.sizeOf(`originals/${during.file_id}`), null)
})

test('an export whose time is over stays until the backup that names it has ended', async () => {
  await payer.client.dataExports.createDataExport({ body: { password: payer.password } })
  await app.runJobs()
  const { id } = await app.db
    .selectFrom('data_exports')
    .select('id')
    .where('status', '=', 'ready')
    .executeTakeFirstOrThrow()
  const key = `exports/${id}.zip`
  const zip = await buffer((await fileStoreOf(app.config).open(key))!.stream)
  const held = holdAfterSnapshot()
  const running = backedUp('s3')
  await held.reached
  const removed = async () => {
    await runJob(app.worker, 'watchDataExports', {})
    return (await fileStoreOf(app.config).sizeOf(key)) === null
  }
  app.clock.advance({ hours: 25 })
  await payer.signInAgain()
  assert.equal(await removed(), false)
  held.release()
  const { name } = await running
  assert.equal(await removed(), true)
  const target = await createTarget()
  const restored = await target.restore(name, 's3')
  assert.deepEqual([restored.code, problemsOf(restored)], [0, []])
  assert.deepEqual(await buffer((await target.files.open(key))!.stream), zip)
})

test('a file that is gone or changed is named, and the rest is backed up and restored', async () => {
  const [gone, changed] = [await payWithFile(), await payWithFile()]
  const files = fileStoreOf(app.config)
  await files.remove(`originals/${gone.file_id}`)
  await files.put(`originals/${changed.file_id}`, toIterable('something else'), 100)
  const made = await backUp()
  const wrong = [
    `originals/${changed.file_id} has other bytes than its row says`,
    `originals/${gone.file_id} is not in the file store`,
  ]
  assert.deepEqual([made.code, problemsOf(made).toSorted()], [1, wrong.toSorted()])
  const target = await createTarget()
  const restored = await target.restore((JSON.parse(made.stdout) as { name: string }).name)
  assert.equal(restored.code, 1)
  assert.deepEqual(
    problemsOf(restored).toSorted(),
    [
      `originals/${changed.file_id} has other bytes than its row says`,
      `originals/${gone.file_id} was not there to be backed up: it is not in the file store`,
    ].toSorted(),
  )
  assert.equal(await target.files.sizeOf(`originals/${changed.file_id}`), 14)
  // For the tests after this one.
  for (const { file_id, bytes } of [gone, changed]) await files.put(`originals/${file_id}`, toIterable(bytes), 1e6)
})

test('does not copy files again that an earlier backup in the same place has', async () => {
  const { name, files } = await backedUp('s3')
  const { file_id, bytes } = await payWithFile()
  const next = await backedUp('s3')
  assert.deepEqual([next.files.count - files.count, next.files.copied], [1, 1])
  assert.notEqual(next.name, name)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  assert.equal(await bucket.sizeOf(`content/${sha256.slice(0, 2)}/${sha256}`), bytes.length, file_id)
})

test('backed up while payments come in, the product is restored whole and answers the same', async () => {
  const { invoice_id, file_id, bytes } = await payWithFile()
  await app.runJobs()
  await runJob(app.worker, 'anchorAudit', {})
  const running = backedUp()
  for (let n = 0; n < 3; n++) await payWithFile()
  const { name } = await running
  const target = await createTarget()
  const restored = await target.restore(name)
  assert.deepEqual([restored.code, problemsOf(restored)], [0, []])

  await payer.signInAgain()
  const answersOf = async (product: Product) => {
    const { download_url } = await product.client.invoiceFiles.getFileDownloadUrl({ params: { id: file_id } })
    const file = await product.app.request(download_url)
    return {
      invoice: await product.client.invoices.getInvoice({ params: { id: invoice_id } }),
      isSameFile: Buffer.from(await file.arrayBuffer()).equals(bytes),
    }
  }
  const answers = await answersOf(await target.startProduct(payer.userId))
  assert.equal(answers.isSameFile, true)
  assert.deepEqual(answers, await answersOf({ app: app.app, client: payer.client }))
})

// The numbers came again: two customers had different receipts of one number.
test('no receipt of a restored product has a number that was issued after the backup', async () => {
  const issue = async (db: Db, { invoice_id, payment_id }: Awaited<ReturnType<typeof payWithFile>>) => {
    const invoice = await db.selectFrom('invoices').selectAll().where('id', '=', invoice_id).executeTakeFirstOrThrow()
    const payment = await findPayment(db, payment_id)
    assert.ok(payment)
    return issueReceipt(db, invoice, payment, { now: app.clock.now(), transferredOn: '2026-11-30' })
  }
  const [before, after, later] = [await payWithFile(), await payWithFile(), await payWithFile()]
  const last = await issue(app.db, before)
  const { name } = await backedUp()
  assert.equal(await issue(app.db, after), last + 1)
  const target = await createTarget()
  const restored = await target.restore(name)
  assert.deepEqual([restored.code, problemsOf(restored)], [0, []])
  const number = await issue(target.db, after)
  assert.ok(number > last + 1_000_000, `${number}`)
  assert.equal(await issue(target.db, later), number + 1)
  // The numbers between are no gap that somebody has to explain.
  assert.deepEqual(
    (await auditBooks(target.db)).filter(problem => problem.startsWith('receipts')),
    [],
  )
})

test('older backups and what only they have are deleted, but not where this one lacks a file', async () => {
  const lost = await payWithFile()
  const { name } = await backedUp()
  const older = '20200101T000000Z-0000'
  renameSync(join(place, 'backups', name), join(place, 'backups', older))
  const orphan = `content/ab/ab${'0'.repeat(62)}`
  await createDiskStore(place).put(orphan, toIterable('of nobody'), 100)
  const prune = async () => {
    const { code, stdout } = await runOps(['backup', '--to', place, '--delete-older', '30', '--json'], own)
    return { code, ...(JSON.parse(stdout) as { name: string; pruned: { backups: string[] } | null }) }
  }
  const files = fileStoreOf(app.config)
  await files.remove(`originals/${lost.file_id}`)
  const poor = await prune()
  assert.deepEqual([poor.code, poor.pruned, existsSync(join(place, orphan))], [1, null, true])
  await files.put(`originals/${lost.file_id}`, toIterable(lost.bytes), 1e6)
  const whole = await prune()
  assert.deepEqual([whole.code, whole.pruned?.backups], [0, [older]])
  assert.deepEqual(
    [existsSync(join(place, orphan)), existsSync(join(place, 'backups', older, 'named.copy.gz'))],
    [false, false],
  )
  const looked = await (await createTarget()).ops('restore', whole.name, '--from', place, '--dry-run')
  assert.deepEqual([looked.code, problemsOf(looked)], [0, []])
})

test('files move with it from the disk into a bucket, and are backed up from there', async () => {
  const { file_id, bytes } = await payWithFile()
  const { name, files } = await backedUp()
  const s3 = await startS3()
  after(() => s3.close())
  const elsewhere = `${place}-elsewhere`
  const inBucket = { ...s3.variables, FILE_STORE: 's3' }
  const target = await createTarget()
  const restored = await target.restore(name, undefined, inBucket)
  assert.deepEqual([restored.code, problemsOf(restored)], [0, []])
  assert.deepEqual(await target.files.groups(), [])
  assert.equal(await createS3Store(s3.settings).sizeOf(`originals/${file_id}`), bytes.length)
  const again = await runOps(['backup', '--to', elsewhere, '--json'], { ...inBucket, DATABASE_URL: target.url })
  const manifest = JSON.parse(again.stdout) as { name: string; files: { count: number } }
  assert.deepEqual([again.code, manifest.files.count], [0, files.count])
  const looked = await target.ops('restore', manifest.name, '--from', elsewhere, '--dry-run')
  assert.deepEqual([looked.code, problemsOf(looked)], [0, []])
})

async function* toIterable(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content)
}
