import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { after, afterEach, describe, test } from 'node:test'
import { FileDamaged, FileStoreUnavailable } from '../file-store.ts'
import { startFaultProxy } from '../testing/fault-proxy.ts'
import { startS3 } from '../testing/s3-server.ts'
import { createS3Store } from './late-store.ts'

const s3 = await startS3()
const wire = await startFaultProxy(s3.settings.endpoint ?? '')
after(async () => {
  wire.close()
  await s3.close()
})
afterEach(() => wire.inject(undefined))
const settings = { ...s3.settings, endpoint: wire.endpoint }
const limits = { connectMs: 500, answerMs: 500, idleMs: 500, attempts: 3 }
const files = createS3Store(settings, limits)
const content = randomBytes(300_000)
async function* bytes(): AsyncGenerator<Uint8Array> {
  yield content
}
const put = (key: string) => files.put(key, bytes(), 1e6)
const read = async (key: string) => buffer((await files.open(key))!.stream)
const isUnavailable = (message: RegExp) => (error: Error) =>
  error instanceof FileStoreUnavailable && message.test(error.message)

describe('a store that cannot be reached', () => {
  test('is never taken for one without the file', async () => {
    const nowhere = createS3Store({ ...settings, endpoint: 'http://127.0.0.1:9' }, limits)
    for (const ask of [
      () => nowhere.open('a/b'),
      () => nowhere.sizeOf('a/b'),
      () => nowhere.move('a/b', 'a/c'),
      () => nowhere.remove('a/b'),
      () => nowhere.put('a/b', bytes(), 1e6),
      () => nowhere.add('a/b', bytes(), 1e6),
      () => nowhere.withLocalCopy('a/b', () => Promise.resolve()),
      () => nowhere.removeOlder('a', new Date()),
      () => nowhere.list('a')[Symbol.asyncIterator]().next(),
      () => nowhere.check(),
    ])
      await assert.rejects(ask(), FileStoreUnavailable, String(ask))
    await assert.rejects(nowhere.check(), isUnavailable(/does not answer/))
  })

  test('without its bucket says so, whatever it is asked', async () => {
    const without = createS3Store({ ...settings, bucket: 'no-such-bucket' }, limits)
    await assert.rejects(without.check(), isUnavailable(/has no such bucket \(bucket no-such-bucket\)/))
    for (const ask of [() => without.open('a/b'), () => without.sizeOf('a/b'), () => without.move('a/b', 'a/c')])
      await assert.rejects(ask(), FileStoreUnavailable)
  })
})

test('a store that could not be opened once is opened by the next use', async () => {
  let failures = 1
  const late = createS3Store(
    {
      ...settings,
      get region() {
        if (failures-- > 0) throw new Error('no more files can be opened')
        return settings.region
      },
    },
    limits,
  )
  await assert.rejects(late.check(), /no more files can be opened/)
  await late.check()
})

describe('answers of a store', () => {
  test('that fails now and then are asked for again', async () => {
    wire.inject({ kind: 'answer-500', of: /^PUT/, times: 2 })
    await put('again/a')
    wire.inject({ kind: 'refuse', of: /^GET/, times: 2 })
    assert.deepEqual(await read('again/a'), content)
  })

  test('that fail every time end with an error that names the file', async () => {
    wire.inject({ kind: 'answer-500', of: /./ })
    await assert.rejects(put('failing/a'), isUnavailable(/storing failing\/a/))
    wire.inject(undefined)
    assert.equal(await files.sizeOf('failing/a'), null)
  })

  test('that do not come are not waited for', async () => {
    wire.inject({ kind: 'stall', of: /./ })
    const startedAt = performance.now()
    await assert.rejects(files.open('slow/a'), FileStoreUnavailable)
    assert.ok(performance.now() - startedAt < 20_000)
  })
})

describe('a file that is read', () => {
  test('ends with an error where the answer is cut', async () => {
    await put('read/cut')
    wire.inject({ kind: 'cut-answer', of: /^GET/ })
    await assert.rejects(read('read/cut'), FileStoreUnavailable)
    await assert.rejects(
      files.withLocalCopy('read/cut', () => assert.fail('half a file was used')),
      FileStoreUnavailable,
    )
  })

  test('ends with an error where the store stops in the middle', async () => {
    await put('read/stalled')
    wire.inject({ kind: 'stall-in-answer', of: /^GET/ })
    await assert.rejects(read('read/stalled'), isUnavailable(/stopped in the middle of read\/stalled/))
  })

  // The last chunk is held back until the hash is right: who has counted the bytes would take them for whole.
  test('ends with an error before its last byte where one byte is another', async () => {
    await put('read/changed')
    wire.inject({ kind: 'change-answer', of: /^GET/ })
    const { stream, size } = (await files.open('read/changed'))!
    let seen = 0
    await assert.rejects(async () => {
      for await (const chunk of stream) seen += (chunk as Buffer).length
    }, FileDamaged)
    assert.ok(seen < size)
  })

  test('waits for a reader who is slower than any limit', async () => {
    await put('read/slow')
    const { stream } = (await files.open('read/slow'))!
    await new Promise(resolve => {
      setTimeout(resolve, limits.idleMs * 3)
    })
    assert.deepEqual(await buffer(stream), content)
  })
})

describe('a file that is stored', () => {
  test('is refused and removed where one byte arrives as another', async () => {
    wire.inject({ kind: 'change-request', of: /^PUT .*put\/changed/ })
    await assert.rejects(
      put('put/changed'),
      error => error instanceof FileDamaged || error instanceof FileStoreUnavailable,
    )
    wire.inject(undefined)
    assert.equal(await files.sizeOf('put/changed'), null)
  })

  test('goes with its SHA-256, and is encrypted as the settings say, also when it is moved', async () => {
    const encrypted = createS3Store(
      { ...settings, encryption: { algorithm: 'aws:kms', keyId: 'key-1' } },
      { ...limits, attempts: 1 },
    )
    wire.seen.length = 0
    // A store without keys may refuse it: what counts is what was asked for.
    await encrypted.put('put/encrypted', bytes(), 1e6).catch(() => {})
    await put('put/plain')
    await encrypted.move('put/plain', 'put/moved').catch(() => {})
    const asked = wire.seen.filter(({ method, headers }) => method === 'PUT' && headers['x-amz-server-side-encryption'])
    assert.deepEqual(
      asked.map(({ headers }) => [
        headers['x-amz-server-side-encryption'],
        headers['x-amz-server-side-encryption-aws-kms-key-id'],
        headers['x-amz-copy-source'] !== undefined,
      ]),
      [
        ['aws:kms', 'key-1', false],
        ['aws:kms', 'key-1', true],
      ],
    )
    assert.match(String(asked[0]?.headers['x-amz-checksum-sha256']), /^[\w+/]{43}=$/)
  })
})

describe('an address for browsers', () => {
  test('is there only where browsers reach the store, and gives the file as a download', async () => {
    await put('exports/zip')
    const download = { contentType: 'application/zip', disposition: 'attachment; filename="a.zip"', lifeMs: 60_000 }
    assert.equal(await files.downloadUrl('exports/zip', download), null)
    const reached = createS3Store({ ...s3.settings, downloadEndpoint: s3.settings.endpoint }, limits)
    const answer = await fetch((await reached.downloadUrl('exports/zip', download)) ?? '')
    assert.deepEqual(
      ['content-type', 'content-disposition', 'cache-control'].map(name => answer.headers.get(name)),
      ['application/zip', 'attachment; filename="a.zip"', 'no-store'],
    )
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), content)
  })
})
