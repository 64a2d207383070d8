import { createDiskStore, createS3Store, type FileStore } from '@invoice-card/file-store'
import { startFaultProxy, startS3, type TestS3 } from '@invoice-card/file-store/testing'
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, test } from 'node:test'
import type { DataDirectory } from '../data-directory.ts'
import { migrate, type Migrated } from '../files/migrate.ts'
import { everyFile, opsOn } from '../testing/command-line.ts'
import { untouchedData } from '../testing/store.ts'

let s3: TestS3
let wire: Awaited<ReturnType<typeof startFaultProxy>>
let bucket: FileStore
beforeEach(async () => {
  s3 = await startS3()
  wire = await startFaultProxy(s3.settings.endpoint ?? '')
  bucket = createS3Store(s3.settings)
  Object.assign(process.env, s3.variables, { S3_ENDPOINT: wire.endpoint })
})
afterEach(async () => {
  wire.close()
  await s3.close()
})
const toS3 = ['files', 'migrate', '--from', 'disk', '--to', 's3'] as const

async function* bytesOf(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content)
}
const put = (store: FileStore, key: string, content = `content of ${key}`) => store.put(key, bytesOf(content), 1e6)
const contentOf = async (store: FileStore, key: string) => {
  const opened = await store.open(key)
  return opened && text(opened.stream)
}
async function filesOnDisk(): Promise<{ data: DataDirectory; disk: FileStore; keys: string[] }> {
  const data = await untouchedData()
  const disk = createDiskStore(join(data.root, 'files'))
  const keys = ['originals/a', 'originals/b', 'pages/a/1.png', 'anchors/00000001.json', 'exports/x.zip']
  for (const key of keys) await put(disk, key)
  await put(disk, 'uploads/c')
  return { data, disk, keys }
}

test('a store that does not answer ends it with 1 and a reason, and the next run goes on', async () => {
  const { data, keys } = await filesOnDisk()
  const ops = opsOn(data)
  wire.inject({ kind: 'refuse', of: /./ })
  await ops.refuses(toS3, 1, /The file store does not answer .* run it again/)
  wire.inject({ kind: 'answer-500', of: /PUT .*(pages|exports)/ })
  const half = await ops.run(...toS3, '--json')
  assert.equal(half.exitCode, 1)
  const { copied, failed } = JSON.parse(half.stdout) as Migrated
  assert.deepEqual([copied, failed.map(({ key }) => key)], [3, ['exports/x.zip', 'pages/a/1.png']])
  wire.inject(undefined)
  const rest = await ops.data<Migrated>(...toS3)
  assert.deepEqual([rest.copied, rest.same, rest.failed], [2, 3, []])
  for (const key of keys) assert.equal(await contentOf(bucket, key), `content of ${key}`)
})

test('a copy that comes back with another byte is a failure', async () => {
  const { data } = await filesOnDisk()
  wire.inject({ kind: 'change-answer', of: /GET .*originals\/b/ })
  const { exitCode, stderr } = await opsOn(data).run(...toS3)
  assert.equal(exitCode, 1)
  assert.match(stderr, /Warning: originals\/b: .*other bytes/)
})

test('says what is wrong with the settings, and which stores there are', async () => {
  const { data } = await filesOnDisk()
  const ops = opsOn(data)
  const { S3_BUCKET } = process.env
  delete process.env.S3_BUCKET
  await ops.refuses(toS3, 1, /S3_BUCKET is missing\. Set the name of the bucket/)
  process.env.S3_BUCKET = 'no-such-bucket'
  await ops.refuses(toS3, 1, /has no such bucket \(bucket no-such-bucket\)/)
  process.env.S3_BUCKET = S3_BUCKET
  await ops.refuses(['files', 'migrate', '--from', 'disk'], 2, /--to takes disk or s3, not nothing/)
  await ops.refuses(['files', 'migrate', '--from', 's3', '--to', 's3'], 2, /--from and --to are both s3/)
  await ops.refuses(['files', 'fly'], 2, /Say: files migrate/)
})

test('a dry run says how much there is, and writes nothing', async () => {
  const { data } = await filesOnDisk()
  const before = await everyFile(data)
  const { exitCode, stdout } = await opsOn(data).run(...toS3, '--dry-run')
  assert.equal(exitCode, 0)
  assert.match(stdout, /^5 files \(0\.0 MB\) on disk: 5 to be copied \(0\.0 MB\), 0 on s3 already\n1 uploads that/)
  assert.deepEqual([await bucket.groups(), await everyFile(data)], [[], before])
})

test('copies what is finished, leaves the rest, says how to switch, and copies nothing twice', async () => {
  const { data, disk, keys } = await filesOnDisk()
  const ops = opsOn(data)
  const { stdout } = await ops.run(...toS3)
  assert.match(stdout, /5 copied and read back/)
  assert.match(stdout, /FILE_STORE=disk FILE_STORE_FALLBACK=s3\n.*FILE_STORE=s3 FILE_STORE_FALLBACK=disk/)
  for (const key of keys) assert.equal(await contentOf(bucket, key), `content of ${key}`)
  assert.equal(await bucket.sizeOf('uploads/c'), null)
  assert.equal(await contentOf(disk, 'originals/a'), 'content of originals/a')
  const again = await ops.data<Migrated>(...toS3)
  assert.deepEqual([again.files, again.copied, again.same], [5, 0, 5])
})

test('a file replaced at the source is copied again; one that is newer at the target stays', async () => {
  const { data, disk } = await filesOnDisk()
  const ops = opsOn(data)
  await ops.data(...toS3)
  await put(disk, 'pages/a/1.png', 'drawn again')
  const at = async (file: string, seconds: number) => {
    const time = new Date(Date.now() + seconds * 1_000)
    await utimes(join(data.root, 'files', file), time, time)
  }
  await at('pages/a/1.png', 5)
  await at('originals/b', -5)
  await put(bucket, 'originals/b', 'written by the product after the switch')
  const { renewed, newer_at_target } = await ops.data<Migrated>(...toS3)
  assert.deepEqual([renewed, newer_at_target], [1, ['originals/b']])
  assert.equal(await contentOf(bucket, 'pages/a/1.png'), 'drawn again')
  assert.equal(await contentOf(bucket, 'originals/b'), 'written by the product after the switch')
})

test('copies what comes while it runs, also behind the place where it is, and says how far it is', async () => {
  const { data, disk } = await filesOnDisk()
  const progress: number[] = []
  const late = 'anchors/00000000.json'
  const { files, copied, failed } = await migrate(disk, bucket, {
    isDryRun: false,
    onProgress: ({ files: done }) => {
      progress.push(done)
      if (done === 3) writeFileSync(join(data.root, 'files', late), `content of ${late}`)
    },
  })
  assert.deepEqual([files, copied, failed, progress], [6, 6, [], [1, 2, 3, 4, 5, 6]])
  assert.equal(await contentOf(bucket, late), `content of ${late}`)
})

test('goes back from S3 to the disk', async () => {
  const data = await untouchedData()
  await put(bucket, 'originals/z')
  await opsOn(data).data('files', 'migrate', '--from', 's3', '--to', 'disk')
  assert.equal(await contentOf(createDiskStore(join(data.root, 'files')), 'originals/z'), 'content of originals/z')
})
