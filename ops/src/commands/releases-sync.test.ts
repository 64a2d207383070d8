import { createS3Store, type FileStore } from '@invoice-card/file-store'
import { startFaultProxy, startS3, type TestS3 } from '@invoice-card/file-store/testing'
import assert from 'node:assert/strict'
import { appendFile, cp, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import type { DataDirectory } from '../data-directory.ts'
import type { Release } from '../release/release.ts'
import { releaseDirectory } from '../release/store.ts'
import { everyFile, opsOn } from '../testing/command-line.ts'
import { emptyData, publishBuild, untouchedData } from '../testing/store.ts'

let s3: TestS3
let wire: Awaited<ReturnType<typeof startFaultProxy>>
let bucket: FileStore
beforeEach(async () => {
  s3 = await startS3()
  wire = await startFaultProxy(s3.settings.endpoint ?? '')
  bucket = createS3Store(s3.settings)
  Object.assign(process.env, s3.variables, {
    S3_ENDPOINT: wire.endpoint,
    S3_BUCKET: 'invoices',
    S3_RELEASES_BUCKET: s3.settings.bucket,
  })
})
afterEach(async () => {
  wire.close()
  await s3.close()
})

const send = ['releases', 'sync', '--to', 's3'] as const
const receive = ['releases', 'sync', '--from', 's3'] as const
const team = await emptyData()
const host = await publishBuild(team, 'host')
const payments = await publishBuild(team, 'remote-payments')
const idOf = ({ name, version }: Release) => `${name}@${version}`

/** A machine that trusts what `team` signs, and has nothing. */
async function otherMachine(): Promise<DataDirectory> {
  const data = await untouchedData()
  await cp(dirname(team.trustFile), dirname(data.trustFile), { recursive: true })
  return data
}
const fileOf = ({ name, version }: Release, file: string) => `releases/${name}/${version}/${file}`
async function put(key: string, content: string) {
  await bucket.put(
    key,
    (async function* () {
      yield Buffer.from(content)
    })(),
    1e6,
  )
}

test('one that is changed in the bucket never reaches the store; the others do', async () => {
  const ops = opsOn(team)
  await ops.data(...send)
  await put(fileOf(payments, payments.entry), 'other code')
  const machine = await otherMachine()
  const { exitCode, stderr, stdout } = await opsOn(machine).run(...receive)
  assert.equal(exitCode, 1)
  assert.match(stderr, new RegExp(`Warning: ${idOf(payments)}: .*${payments.entry} is not what its release says`))
  assert.match(stdout, new RegExp(`^${idOf(host)} is in the release store`))
  assert.deepEqual(await readdir(machine.releases), ['host'])
})

test('one that nobody trusted has signed, or with a file that it does not list, is refused', async () => {
  await opsOn(team).data(...send)
  const stranger = await untouchedData()
  const unsigned = await opsOn(stranger).run(...receive)
  assert.equal(unsigned.exitCode, 1)
  assert.match(unsigned.stderr, new RegExp(`Warning: ${idOf(host)}: `))
  await put(fileOf(host, 'more.js'), 'more')
  const more = await opsOn(await otherMachine()).run(...receive)
  assert.match(more.stderr, /more\.js is not what its release says/)
})

test('a version in the bucket is never changed, and one that was changed here is not sent', async () => {
  const machine = await otherMachine()
  await cp(team.releases, machine.releases, { recursive: true })
  await put(fileOf(payments, 'release.json'), '{}')
  const clash = await opsOn(machine).run(...send)
  assert.equal(clash.exitCode, 1)
  assert.match(clash.stderr, /release\.json with other bytes: a version never changes/)
  await appendFile(join(releaseDirectory(machine, host.name, host.version), host.entry), ' ')
  await bucket.remove(fileOf(host, 'release.json'))
  const changed = await opsOn(machine).run(...send)
  assert.match(changed.stderr, new RegExp(`${idOf(host)}: ${host.entry} was changed after publishing`))
})

test('one that was broken off is not there, and the next run completes it', async () => {
  wire.inject({ kind: 'answer-500', of: /PUT .*release\.json/ })
  const broken = await opsOn(team).run(...send)
  assert.equal(broken.exitCode, 1)
  assert.match(broken.stderr, /What was copied stays: run it again/)
  wire.inject(undefined)
  const machine = await otherMachine()
  assert.deepEqual((await opsOn(machine).data<{ copied: string[] }>(...receive)).copied, [])
  assert.deepEqual((await opsOn(team).data<{ copied: string[] }>(...send)).copied, [host, payments].map(idOf))
})

test('says which bucket is missing, and that of invoices is not taken', async () => {
  const ops = opsOn(team)
  delete process.env.S3_RELEASES_BUCKET
  await ops.refuses(send, 1, /Set S3_RELEASES_BUCKET to a bucket of its own/)
  process.env.S3_RELEASES_BUCKET = 'invoices'
  await ops.refuses(send, 1, /Set S3_RELEASES_BUCKET to a bucket of its own/)
  await ops.refuses(['releases', 'sync'], 2, /Say one of: releases sync --to s3/)
  await ops.refuses(['releases', 'host', '--to', 's3'], 2, /--to and --from are of releases sync/)
})

test('another machine has every byte of every release afterwards, and nothing is copied twice', async () => {
  const ops = opsOn(team)
  const sent = await ops.data<{ copied: string[]; there: number }>(...send)
  assert.deepEqual([sent.copied, sent.there], [[idOf(host), idOf(payments)], 0])
  assert.deepEqual((await ops.data<{ there: number }>(...send)).there, 2)
  const machine = await otherMachine()
  const received = await opsOn(machine).data<{ copied: string[] }>(...receive)
  assert.deepEqual(received.copied, sent.copied)
  const filesOf = async ({ root, releases }: DataDirectory) =>
    Object.fromEntries(
      Object.entries(await everyFile({ root: releases } as DataDirectory)).map(([path, content]) => [
        path.slice(root.length),
        content,
      ]),
    )
  assert.deepEqual(await filesOf(machine), await filesOf(team))
  assert.deepEqual((await opsOn(machine).data<{ there: number }>(...receive)).there, 2)
})

test('the bucket is set to hand files out as the edge does', async () => {
  await opsOn(team).data(...send)
  const headersOf = (file: string) => {
    const { headers } = wire.seen.find(({ method, path }) => method === 'PUT' && path.includes(fileOf(host, file)))!
    return ['content-type', 'cache-control', 'content-encoding'].map(name => headers[name])
  }
  const forever = 'public, max-age=31536000, immutable'
  assert.deepEqual(headersOf(`${host.entry}?`), ['text/javascript; charset=utf-8', forever, undefined])
  assert.deepEqual(headersOf(`${host.entry}.br`), ['text/javascript; charset=utf-8', forever, 'br'])
  assert.deepEqual(headersOf('release.json'), ['application/json; charset=utf-8', forever, undefined])
})
