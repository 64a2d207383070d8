import {
  DeleteObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3'
import { FileStoreUnavailable } from '../file-store.ts'
import type { S3Settings } from '../settings.ts'
import { createS3Client, type S3Limits } from './client.ts'
import { isMissing } from './errors.ts'

/** A bucket and how it is reached. */
export interface Bucket {
  readonly name: string
  readonly client: S3Client
  readonly settings: S3Settings
  readonly limits: S3Limits
  remove(key: string): Promise<void>
}

/** Asks the store nothing yet. `remove` rejects with the SDK's error; a key that is not there is none. */
export function openBucket(settings: S3Settings, limits: S3Limits): Bucket {
  const client = createS3Client(settings, limits)
  return {
    name: settings.bucket,
    client,
    settings,
    limits,
    remove: async key => {
      await client.send(new DeleteObjectCommand({ Bucket: settings.bucket, Key: key }))
    },
  }
}

/** Headers by which an object is encrypted; a copy needs them as well. */
export const encryptionOf = ({ encryption }: S3Settings) =>
  encryption && {
    ServerSideEncryption: encryption.algorithm,
    ...(encryption.keyId === null ? {} : { SSEKMSKeyId: encryption.keyId }),
  }

/** Bytes of an object; null where there is none. */
export const sizeOfObject = async (bucket: Bucket, key: string): Promise<number | null> =>
  (await headOf(bucket, key))?.ContentLength ?? null

/**
 * The answer to HEAD has no body, so it takes a second one to know that the bucket is there where the object is not.
 */
export async function headOf(bucket: Bucket, key: string): Promise<HeadObjectCommandOutput | null> {
  try {
    return await bucket.client.send(new HeadObjectCommand({ Bucket: bucket.name, Key: key }))
  } catch (error) {
    if (!isMissing(error)) throw error
    await checkBucket(bucket)
    return null
  }
}

const checkMs = 5_000

/** @throws FileStoreUnavailable saying whether the store does not answer, refuses us or lacks the bucket */
export async function checkBucket({ client, name }: Bucket): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: name }), { abortSignal: AbortSignal.timeout(checkMs) })
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    const reason = status === undefined ? 'does not answer' : (reasons[status] ?? `answers ${status}`)
    throw new FileStoreUnavailable(`The file store ${reason} (bucket ${name})`, { cause: error })
  }
}

const reasons: Readonly<Record<number, string>> = {
  301: 'has the bucket in another region',
  403: 'refuses our key',
  404: 'has no such bucket',
}
