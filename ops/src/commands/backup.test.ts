import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { after, afterEach, test } from 'node:test'
import { join } from 'node:path'
import { opsOn } from '../testing/command-line.ts'
import { untouchedData } from '../testing/store.ts'

const own = ['DATABASE_URL', 'AUDIT_SECRET', 'S3_BUCKET', 'S3_BACKUP_BUCKET', 'S3_BACKUP_REGION'] as const
afterEach(() => {
  for (const name of own) delete process.env[name]
})

test('a backup needs a place, and none that is lost with what it is of', async () => {
  const data = await untouchedData()
  const ops = opsOn(data)
  await ops.refuses(['backup'], 2, /Say where backups are: --to s3, or --to FOLDER/)
  await ops.refuses(['restore', 'x'], 2, /Say where backups are: --from s3/)
  await ops.refuses(['backup', '--to', join(data.root, 'backups')], 2, /a backup belongs on another disk/)
})

test('the bucket of backups is not that of the files', async () => {
  const { refuses } = opsOn(await untouchedData())
  await refuses(['backup', '--to', 's3'], 1, /Set S3_BACKUP_BUCKET to a bucket of its own/)
  Object.assign(process.env, { S3_BUCKET: 'files', S3_BACKUP_BUCKET: 'files', S3_BACKUP_REGION: 'ap-northeast-1' })
  await refuses(['backup', '--to', 's3'], 1, /Set S3_BACKUP_BUCKET to a bucket of its own/)
})

test('it says what is missing: the database, its answer, the key of the anchors, the backup', async () => {
  const data = await untouchedData()
  const place = mkdtempSync(join(tmpdir(), 'invoice-card-backups-'))
  after(() => rmSync(place, { recursive: true }))
  const { run } = opsOn(data)
  const errorOf = async (...args: string[]) => {
    const { exitCode, stdout } = await run(...args, '--json')
    const { error } = JSON.parse(stdout) as { error: { code: string; message: string } }
    return [exitCode, error.code, error.message] as const
  }
  assert.match((await errorOf('backup', '--to', place))[2], /set DATABASE_URL, as invoice_card_owner/)
  assert.match((await errorOf('restore', 'x', '--from', place))[2], /Set DATABASE_URL to an empty database/)
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  assert.match((await errorOf('restore', 'x', '--from', place))[2], /Set AUDIT_SECRET/)
  assert.deepEqual((await errorOf('backup', '--to', place)).slice(0, 2), [1, 'unreachable'])
  process.env.AUDIT_SECRET = 'x'.repeat(64)
  assert.deepEqual((await errorOf('restore', 'x', '--from', place)).slice(0, 2), [1, 'not_found'])
  assert.deepEqual(JSON.parse((await run('restore', '--from', place, '--json')).stdout), { backups: [] })
  assert.equal((await run('restore', '--from', place)).stdout, `There is no backup in ${place}`)
})
