import { PutObjectCommand, type PutObjectCommandInput } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Counted } from '../counted.ts'
import { FileDamaged, type FileHeaders, type StoredFile } from '../file-store.ts'
import { type Bucket, encryptionOf, sizeOfObject } from './bucket.ts'

/**
 * What fits goes in one request, whole or not at all; an upload of 10 MB always does. At most 10,000 parts: 156 GiB.
 */
const partBytes = 16 * 1024 * 1024

/**
 * Sends a stream to an object. Of a large one there are two parts in memory at a time.
 * @throws FileDamaged where the store has something else than what was sent; then it has nothing
 */
export async function putObject(
  bucket: Bucket,
  key: string,
  source: Counted,
  { isNew, headers }: { readonly isNew: boolean; readonly headers?: FileHeaders | undefined },
): Promise<StoredFile> {
  const { chunks, isWhole } = await readUpTo(source.bytes, partBytes)
  const target = {
    Bucket: bucket.name,
    Key: key,
    ContentType: headers?.contentType ?? 'application/octet-stream',
    CacheControl: headers?.cacheControl,
    ContentEncoding: headers?.contentEncoding,
    ...encryptionOf(bucket.settings),
    ...(isNew && { IfNoneMatch: '*' }),
  }
  if (isWhole) {
    const stored = source.result()
    await putWhole(bucket, target, { ...stored, body: Buffer.concat(chunks) })
    return stored
  }
  await putInParts(bucket, target, chunks, source.bytes)
  const stored = source.result()
  const size = await sizeOfObject(bucket, key)
  if (size !== stored.size) await discard(bucket, key, `${size} of ${stored.size} bytes were stored`)
  return stored
}

type Target = PutObjectCommandInput & { readonly Key: string }
type Whole = StoredFile & { readonly body: Buffer }

/** The store compares the SHA-256 where it knows that header; the ETag of what is in one piece is its MD5 elsewhere. */
async function putWhole(bucket: Bucket, target: Target, { body, sha256 }: Whole): Promise<void> {
  const { ETag, ServerSideEncryption } = await bucket.client.send(
    new PutObjectCommand({
      ...target,
      Body: body,
      ContentLength: body.length,
      ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
      Metadata: { sha256 },
    }),
  )
  const [md5] = /^[0-9a-f]{32}$/.exec(ETag?.replaceAll('"', '') ?? '') ?? []
  const isOfContent = md5 !== undefined && !ServerSideEncryption?.startsWith('aws:kms')
  if (isOfContent && md5 !== createHash('md5').update(body).digest('hex'))
    await discard(bucket, target.Key, 'other bytes arrived than were sent')
}

/** Each part with its SHA-256. Whatever fails, the parts are removed. */
async function putInParts(
  { client }: Bucket,
  target: Target,
  begun: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): Promise<void> {
  const all = async function* () {
    yield* begun
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  }
  await new Upload({
    client,
    params: { ...target, Body: Readable.from(all()), ChecksumAlgorithm: 'SHA256' },
    partSize: partBytes,
    queueSize: 1,
  }).done()
}

async function discard(bucket: Bucket, key: string, reason: string): Promise<never> {
  await bucket.remove(key)
  throw new FileDamaged(`${key}: ${reason}`)
}

async function readUpTo(iterator: AsyncIterator<Uint8Array>, most: number) {
  const chunks: Uint8Array[] = []
  for (let size = 0; size <= most;) {
    const next = await iterator.next()
    if (next.done) return { chunks, isWhole: true }
    chunks.push(next.value)
    size += next.value.byteLength
  }
  return { chunks, isWhole: false }
}
