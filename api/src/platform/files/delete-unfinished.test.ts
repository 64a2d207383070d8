import assert from 'node:assert/strict'
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'
import { aobaInvoice, putFile, uploadFile } from '../../testing/files/upload.ts'
import { deleteUnfinishedUploads } from './delete-unfinished.ts'
import { findFileById } from './store.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  user = await app.signIn(await createCompany(app.db))
})
after(() => app.close())

const pathOf = (key: string): string => join(app.config.dataDir, 'files', key)
const dayMs = 86_400_000

function leave(key: string, hoursAgo: number): string {
  mkdirSync(dirname(pathOf(key)), { recursive: true })
  writeFileSync(pathOf(key), 'bytes')
  const writtenAt = new Date(app.clock.now().getTime() - hoursAgo * 3_600_000)
  utimesSync(pathOf(key), writtenAt, writtenAt)
  return key
}

/** An upload of two days ago that nobody finished. */
async function leaveUpload(): Promise<string> {
  const id = await putFile(app, user, { bytes: aobaInvoice() })
  await app.db
    .updateTable('files')
    .set({ created_at: new Date(app.clock.now().getTime() - 2 * dayMs) })
    .where('id', '=', id)
    .execute()
  return id
}

// The row went first: where the process died, or the folder could not be written, nothing knew of the bytes any more.
test('the row of an unfinished upload stays until its bytes are gone', async () => {
  const id = await leaveUpload()
  // A folder with something in it is what cannot be removed as a file.
  const obstacle = leave(`originals/${id}/obstacle`, 0)
  await assert.rejects(deleteUnfinishedUploads.run(app.worker, {}))
  assert.ok(await findFileById(app.db, id))
  assert.ok(existsSync(pathOf(obstacle)))
})

// The first that failed ended the run, each night, and nothing after it was ever removed.
test('an upload that cannot be removed blocks neither the others nor files of dead uploads', async () => {
  const [first = '', second = '', third = ''] = [
    await leaveUpload(),
    await leaveUpload(),
    await leaveUpload(),
  ].toSorted()
  const died = leave('uploads/died', 25)
  for (const id of [first, second]) leave(`originals/${id}/obstacle`, 0)
  await assert.rejects(deleteUnfinishedUploads.run(app.worker, {}), /uploads could not be removed/)
  const left = await Promise.all([first, second, third].map(async id => (await findFileById(app.db, id)) !== undefined))
  assert.deepEqual(left, [true, true, false])
  assert.equal(existsSync(pathOf(`uploads/${third}`)), false)
  assert.equal(existsSync(pathOf(died)), false)
})

test('removes after a day what dead uploads left, and nothing younger or accepted', async () => {
  const { file_id } = await uploadFile(app, user, { bytes: aobaInvoice() })
  const old = [
    leave('uploads/gone', 25),
    leave('uploads/gone.f3c1.partial', 25),
    leave('candidates/gone', 25),
    leave(`uploads/${file_id}`, 25),
  ]
  const young = [leave('uploads/new', 23), leave('uploads/new.a2b4.partial', 23), leave('candidates/new', 23)]
  leave(`originals/${file_id}`, 25)
  await app.db.deleteFrom('files').where('accepted_at', 'is', null).execute()
  await deleteUnfinishedUploads.run(app.worker, {})
  assert.deepEqual(
    old.filter(key => existsSync(pathOf(key))),
    [],
  )
  assert.deepEqual(
    young.filter(key => !existsSync(pathOf(key))),
    [],
  )
  assert.ok(existsSync(pathOf(`originals/${file_id}`)))
})
