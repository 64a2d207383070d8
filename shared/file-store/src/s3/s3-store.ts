import { CopyObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type Counted, counted } from '../counted.ts'
import { fileKey, type FileStore, type ListedFile } from '../file-store.ts'
import type { S3Settings } from '../settings.ts'
import { type Bucket, checkBucket, encryptionOf, openBucket, sizeOfObject } from './bucket.ts'
import { createS3Client, type S3Limits, s3Limits } from './client.ts'
import { asStoreError, isMissing, isTaken } from './errors.ts'
import { abortOldUploads, listObjects, listPrefixes } from './list.ts'
import { putObject } from './put.ts'
import { inspectObject, openObject, withCopy } from './read.ts'

/** Opens a bucket of a store that speaks S3. */
export function openS3Store(settings: S3Settings, limits: S3Limits = s3Limits): FileStore {
  const bucket = openBucket(settings, limits)
  const open = (key: string) => named(`opening ${key}`, () => openObject(bucket, fileKey(key)))
  const sizeOf = (key: string) => named(`asking for ${key}`, () => sizeOfObject(bucket, fileKey(key)))
  return {
    put: (key, bytes, maxBytes) =>
      stored(`storing ${key}`, counted(bytes, maxBytes), source =>
        putObject(bucket, fileKey(key), source, { isNew: false }),
      ),
    add: async (key, bytes, maxBytes, headers) => {
      // Not every store knows the condition that the request carries.
      if ((await sizeOf(key)) !== null) return null
      return stored(`adding ${key}`, counted(bytes, maxBytes), source =>
        putObject(bucket, key, source, { isNew: true, headers }).catch((error: unknown) => {
          if (isTaken(error)) return null
          throw error
        }),
      )
    },
    open,
    sizeOf,
    withLocalCopy: async (key, use) => {
      const opened = await open(key)
      if (!opened) throw new Error(`There is no file ${key}`)
      return withCopy(opened.stream, use)
    },
    move: (from, to) => named(`moving ${from}`, () => moveObject(bucket, fileKey(from), fileKey(to))),
    remove: key => named(`removing ${key}`, () => bucket.remove(fileKey(key))),
    removeOlder: (group, before) =>
      named(`removing what is old of ${group}`, async () => {
        for await (const { key, writtenAt } of listObjects(bucket, `${fileKey(group)}/`))
          if (writtenAt < before) await bucket.remove(key)
        await abortOldUploads(bucket, `${group}/`, before)
      }),
    inspect: key => named(`inspecting ${key}`, () => inspectObject(bucket, fileKey(key))),
    groups: () => named('listing the groups', () => listPrefixes(bucket)),
    list: group => listed(bucket, fileKey(group)),
    downloadUrl: signer(settings, limits),
    check: () => checkBucket(bucket),
  }
}

/** A copy and then a removal: S3 renames nothing. */
async function moveObject(bucket: Bucket, from: string, to: string): Promise<boolean> {
  try {
    await bucket.client.send(
      new CopyObjectCommand({
        Bucket: bucket.name,
        Key: to,
        CopySource: `${bucket.name}/${from}`,
        ...encryptionOf(bucket.settings),
      }),
    )
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
  await bucket.remove(from)
  return true
}

function signer(settings: S3Settings, limits: S3Limits): FileStore['downloadUrl'] {
  const { bucket, downloadEndpoint } = settings
  if (downloadEndpoint === null) return () => Promise.resolve(null)
  const client = createS3Client(settings, limits, downloadEndpoint)
  return (key, { contentType, disposition, lifeMs }) =>
    getSignedUrl(
      client,
      new GetObjectCommand({
        Bucket: bucket,
        Key: fileKey(key),
        ResponseContentType: contentType,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'no-store',
      }),
      { expiresIn: Math.floor(lifeMs / 1_000) },
    )
}

async function* listed(bucket: Bucket, group: string): AsyncGenerator<ListedFile> {
  try {
    yield* listObjects(bucket, `${group}/`)
  } catch (error) {
    throw asStoreError(error, `listing ${group}`)
  }
}

const named = <T>(what: string, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw asStoreError(error, what)
  })

/** An error of the source, such as a caller who left, is not one of the store. */
async function stored<T>(what: string, source: Counted, work: (source: Counted) => Promise<T>): Promise<T> {
  try {
    return await work(source)
  } catch (error) {
    const failure = source.failure()
    throw failure ? failure.error : asStoreError(error, what)
  }
}
