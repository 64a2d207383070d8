import { GetObjectCommand } from '@aws-sdk/client-s3'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hashOfStream } from '../counted.ts'
import { FileDamaged, FileStoreUnavailable, type InspectedFile } from '../file-store.ts'
import { type Bucket, headOf } from './bucket.ts'
import { asStoreError, isMissing } from './errors.ts'

/** An object and its bytes, which end with an error where they are not those that were put. */
export async function openObject(bucket: Bucket, key: string) {
  try {
    const { Body, ContentLength, Metadata } = await bucket.client.send(
      new GetObjectCommand({ Bucket: bucket.name, Key: key }),
    )
    const size = ContentLength ?? 0
    // In Node the body of an answer is always one of its streams.
    return { size, stream: verified(Body as Readable, { key, size, sha256: Metadata?.sha256 }, bucket.limits.idleMs) }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Size, hash and age of an object. */
export async function inspectObject(bucket: Bucket, key: string): Promise<InspectedFile | null> {
  const head = await headOf(bucket, key)
  if (!head) return null
  const { ContentLength: size = 0, LastModified: writtenAt = new Date(0), Metadata } = head
  if (Metadata?.sha256 !== undefined) return { size, writtenAt, sha256: Metadata.sha256 }
  const opened = await openObject(bucket, key)
  return opened && { size, writtenAt, sha256: await hashOfStream(opened.stream) }
}

interface Expected {
  readonly key: string
  readonly size: number
  /** Unknown where it was sent in parts. */
  readonly sha256: string | undefined
}

/** The last chunk is passed on once all of them are right: a reader that reaches its end has a whole file. */
function verified(body: Readable, { key, size, sha256 }: Expected, idleMs: number): Readable {
  const hash = createHash('sha256')
  let held: Buffer | undefined
  let seen = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      timer.refresh()
      hash.update(chunk)
      seen += chunk.length
      const previous = held
      held = chunk
      done(null, previous)
    },
    flush(done) {
      const isRight = seen === size && (sha256 === undefined || hash.digest('hex') === sha256)
      done(isRight ? null : new FileDamaged(`${key}: other bytes came than were stored`), held)
    },
  })
  const timer = setInterval(() => {
    // Data that nobody has read yet: it is the reader who is slow.
    if (stream.readableLength === 0)
      stream.destroy(new FileStoreUnavailable(`The file store stopped in the middle of ${key}`))
  }, idleMs).unref()
  // Nobody may be listening yet; a later reader gets the error all the same.
  stream.on('error', () => {})
  body.on('error', error => stream.destroy(asStoreError(error, `reading ${key}`) as Error))
  stream.on('close', () => {
    clearInterval(timer)
    body.destroy()
  })
  return body.pipe(stream)
}

/** Runs `use` with the path of a copy that is removed afterwards. */
export async function withCopy<T>(stream: Readable, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'file-store-'))
  try {
    const path = join(folder, 'file')
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }))
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
