import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { startRestorableApp } from './testing/app/restorable-app.ts'
import { runJob } from './worker/run-job.ts'

const { app, place, wire, backUp, startBackup, backedUp, createTarget, payWithFile } = await startRestorableApp()

let name: string
let paid: Awaited<ReturnType<typeof payWithFile>>[]
before(async () => {
  paid = [await payWithFile(), await payWithFile()]
  await app.runJobs()
  await runJob(app.worker, 'anchorAudit', {})
  ;({ name } = await backedUp())
})

const problemsOf = ({ stdout }: { stdout: string }) => (JSON.parse(stdout) as { problems: string[] }).problems
const errorOf = ({ code, stdout }: { code: number | null; stdout: string }) => {
  const { error } = JSON.parse(stdout) as { error?: { code: string; message: string } }
  return [code, error?.code, error?.message ?? stdout] as const
}
/** A copy of the place, in which a test does harm. */
function copyPlace(harm: (folder: string) => void): string {
  const folder = `${place}-${Math.random()}`
  cpSync(place, folder, { recursive: true })
  harm(folder)
  return folder
}
function changeByte(file: string): void {
  const bytes = readFileSync(file)
  bytes[bytes.length >> 1]! ^= 1
  writeFileSync(file, bytes)
}
type Target = Awaited<ReturnType<typeof createTarget>>
const isUntouched = async ({ db, files }: Target): Promise<boolean> => {
  const { rows } = await sql<{ tables: number }>`
    select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace`.execute(db)
  return rows[0]?.tables === 0 && (await files.groups()).length === 0
}
const contentOf = ({ sha256 }: { sha256: string | null }) => `content/${sha256?.slice(0, 2)}/${sha256}`
const rowOf = ({ file_id }: { file_id: string }) =>
  app.db.selectFrom('files').select('sha256').where('id', '=', file_id).executeTakeFirstOrThrow()

test('a backup that was cut off is no backup: it is listed as such, and restore refuses it', async () => {
  const held = wire.hold(/^PUT .*\/tables\/public\.users/)
  const { child, ended } = startBackup('s3')
  await held.reached
  child.kill('SIGKILL')
  await ended
  held.release()
  const target = await createTarget()
  const listed = JSON.parse((await target.ops('restore', '--from', 's3')).stdout) as {
    backups: { name: string; is_complete: boolean }[]
  }
  assert.deepEqual(
    listed.backups.map(({ is_complete }) => is_complete),
    [false],
  )
  const [code, kind, message] = errorOf(await target.restore(listed.backups[0]?.name ?? '', 's3'))
  assert.deepEqual([code, kind], [1, 'not_found'])
  assert.match(message, /no complete backup .* manifest, which is written last, is not there/)
  assert.ok(await isUntouched(target))
  // Its lock went with it.
  assert.equal((await backUp('s3')).code, 0)
})

test('finds a changed or lost part of the dump or manifest before anything is written', async () => {
  const target = await createTarget()
  const folderOf = (folder: string) => join(folder, 'backups', name)
  for (const [harm, wrong] of [
    [
      (folder: string) => changeByte(join(folderOf(folder), 'tables/public.users.copy.gz')),
      /public\.users\.copy\.gz has other bytes/,
    ],
    [
      (folder: string) => rmSync(join(folderOf(folder), 'tables/public.ledger_entries.copy.gz')),
      /ledger_entries\.copy\.gz is gone/,
    ],
    [(folder: string) => changeByte(join(folderOf(folder), 'files.jsonl.gz')), /files\.jsonl\.gz has other bytes/],
    [
      (folder: string) => {
        const manifest = join(folderOf(folder), 'manifest.json')
        writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"rows": \d+/, '"rows": 12345'))
      },
      /manifest of .* was changed after it was written/,
    ],
  ] as const) {
    const [code, , message] = errorOf(await target.restore(name, copyPlace(harm)))
    assert.equal(code, 1)
    assert.match(message, wrong)
  }
  assert.ok(await isUntouched(target))
})

test('a place that is not empty is refused, whether its database or its files', async () => {
  const full = await createTarget()
  await sql`create table something (id int)`.execute(full.db)
  const [code, kind, message] = errorOf(await full.restore(name))
  assert.deepEqual([code, kind], [1, 'refused'])
  assert.match(message, /database is not empty/)
  const used = await createTarget()
  mkdirSync(join(used.dataDir, 'files/originals'), { recursive: true })
  assert.match(errorOf(await used.restore(name))[2], /file store is not empty \(originals\)/)
  assert.deepEqual([await full.files.groups(), await used.files.groups()], [[], ['originals']])
})

test('without the key of the anchors nothing is restored; with another one every anchor is named', async () => {
  const target = await createTarget()
  rmSync(join(target.dataDir, 'keys'), { recursive: true })
  assert.match(errorOf(await target.restore(name))[2], /Set AUDIT_SECRET/)
  assert.ok(await isUntouched(target))
  const restored = await target.restore(name, place, { AUDIT_SECRET: 'of-another-product'.repeat(4) })
  assert.deepEqual(
    [restored.code, problemsOf(restored)],
    [1, ['anchor:1 should be signed, or named by the one after it, is not genuine']],
  )
})

test('a file that was changed or lost is named, also by a dry run, and the others are restored', async () => {
  const [changed, gone] = paid as [(typeof paid)[0], (typeof paid)[0]]
  const [changedKey, goneKey] = [contentOf(await rowOf(changed)), contentOf(await rowOf(gone))]
  const folder = copyPlace(at => {
    changeByte(join(at, changedKey))
    rmSync(join(at, goneKey))
  })
  const target = await createTarget()
  const looked = await target.ops('restore', name, '--from', folder, '--dry-run')
  assert.deepEqual(
    [looked.code, problemsOf(looked).toSorted()],
    [
      1,
      [
        `originals/${changed.file_id} has other bytes than were stored (${changedKey})`,
        `originals/${gone.file_id} is gone (${goneKey})`,
      ].toSorted(),
    ],
  )
  assert.ok(await isUntouched(target))
  const restored = await target.restore(name, folder)
  assert.deepEqual(
    [restored.code, problemsOf(restored).toSorted()],
    [
      1,
      [
        `originals/${changed.file_id} has other bytes in the backup (${changedKey})`,
        `originals/${gone.file_id} is gone from the backup (${goneKey})`,
      ].toSorted(),
    ],
  )
  assert.deepEqual(readdirSync(join(target.dataDir, 'files')).toSorted(), ['anchors', 'originals', 'pages'])
})

// As somebody who owns the database can do it, who cannot make an anchor.
test('a removed record of the audit log and a posting without its line are named by the audit', async () => {
  const { rows } = await sql<{ chain: string; sequence: number; posting: number }>`
    select chain, sequence, (select max(posting_id) from ledger_entries) as posting
    from audit_log where sequence = 2 order by chain limit 1`.execute(app.db)
  const [{ chain, sequence, posting } = assert.fail('nothing was audited')] = rows
  const saved = await app.db.transaction().execute(async db => {
    await sql`set local session_replication_role = replica`.execute(db)
    const record = await db
      .deleteFrom('audit_log')
      .where('chain', '=', chain)
      .where('sequence', '=', sequence)
      .returningAll()
      .execute()
    const lines =
      await sql`delete from ledger_entries where id = (select max(id) from ledger_entries where posting_id = ${posting})`.execute(
        db,
      )
    return { record, lines }
  })
  assert.equal(saved.record.length, 1)
  const { name: robbed } = await backedUp()
  const target = await createTarget()
  const restored = await target.restore(robbed)
  assert.equal(restored.code, 1)
  const problems = problemsOf(restored).join('\n')
  assert.match(problems, new RegExp(`audit_chain:${chain} should be whole, is broken at ${sequence}`))
  assert.match(problems, new RegExp(`posting:${posting} should be 0 yen, is `))
})
