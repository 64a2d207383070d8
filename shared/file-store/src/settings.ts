import { optionalText, type Environment, serviceUrl, text, type Variables } from '@invoice-card/settings'
import * as v from 'valibot'

/** Where a store that speaks S3 is, and how it is used. */
export interface S3Settings {
  /** Address of the store; null is that of AWS for the region. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  /** Null takes the role of the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
  readonly isPathStyle: boolean
  /** Encryption at rest that we ask for; null leaves it to the bucket. */
  readonly encryption: { readonly algorithm: 'AES256' | 'aws:kms'; readonly keyId: string | null } | null
  /** Address by which browsers reach the store; null where they do not. */
  readonly downloadEndpoint: string | null
}

/** Which store has the files, and which one is asked for those that it lacks. */
export interface FileStoreSettings {
  readonly store: 'disk' | 's3'
  readonly fallback: 'disk' | 's3' | null
  readonly s3: S3Settings | null
}

const stores = ['disk', 's3'] as const
const bucketForm = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** The variables of the file store, for `readSettings`. */
export const fileStoreEntries = (environment: Environment, set: Variables) => ({
  FILE_STORE: v.optional(v.picklist(stores, 'is neither disk nor s3. Set one of them'), 'disk'),
  FILE_STORE_FALLBACK: v.optional(
    v.pipe(
      v.picklist(stores, 'is neither disk nor s3. Set the store that FILE_STORE is not, or leave it out'),
      v.check(
        value => value !== (set.FILE_STORE ?? 'disk'),
        'is FILE_STORE itself. Set the other one, or leave it out',
      ),
    ),
  ),
  ...s3Entries(environment, set, usesS3(set)),
})

const usesS3 = (set: Variables): boolean => set.FILE_STORE === 's3' || set.FILE_STORE_FALLBACK === 's3'

/** The variables of a store that speaks S3, for `readSettings`. @param isUsed what is missing is wrong only then */
export function s3Entries(environment: Environment, set: Variables, isUsed: boolean) {
  const ifUsed = (schema: v.GenericSchema<string | undefined, string>) => (isUsed ? schema : optionalText())
  const key = (hint: string, other: string) =>
    isUsed && (set[other] !== undefined || set.S3_ENDPOINT !== undefined) ? text(environment, { hint }) : optionalText()
  return {
    S3_ENDPOINT: v.optional(serviceUrl(environment)),
    S3_REGION:
      isUsed && !set.S3_ENDPOINT ? text(environment, { hint: 'the region, e.g. ap-northeast-1' }) : optionalText(),
    S3_BUCKET: ifUsed(
      v.pipe(
        v.string('is missing. Set the name of the bucket'),
        v.regex(bucketForm, 'is no name of a bucket. Use lower-case letters, digits and hyphens'),
      ),
    ),
    S3_ACCESS_KEY_ID: key('the id of the key to the bucket', 'S3_SECRET_ACCESS_KEY'),
    S3_SECRET_ACCESS_KEY: key('the secret of the key to the bucket', 'S3_ACCESS_KEY_ID'),
    S3_FORCE_PATH_STYLE: v.optional(v.picklist(['true', 'false'], 'is neither true nor false. Set one of them')),
    S3_SSE: v.optional(v.picklist(['AES256', 'aws:kms'], 'is neither AES256 nor aws:kms. Set one, or leave it out')),
    S3_SSE_KMS_KEY_ID: v.optional(
      v.pipe(
        v.string(),
        v.check(() => set.S3_SSE === 'aws:kms', 'is of no use without S3_SSE=aws:kms. Set that, or leave it out'),
      ),
    ),
    S3_DOWNLOAD_ENDPOINT: v.optional(serviceUrl(environment)),
  }
}

type Read<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

/** What `readSettings` made of `fileStoreEntries`. */
export const fileStoreSettings = (read: Read<ReturnType<typeof fileStoreEntries>>): FileStoreSettings => ({
  store: read.FILE_STORE,
  fallback: read.FILE_STORE_FALLBACK ?? null,
  s3: read.FILE_STORE === 's3' || read.FILE_STORE_FALLBACK === 's3' ? s3Settings(read) : null,
})

/** What `readSettings` made of `s3Entries`, where it is used. */
export const s3Settings = (read: Read<ReturnType<typeof s3Entries>>): S3Settings => ({
  endpoint: read.S3_ENDPOINT ?? null,
  region: read.S3_REGION ?? 'us-east-1',
  bucket: read.S3_BUCKET ?? '',
  credentials:
    read.S3_ACCESS_KEY_ID && read.S3_SECRET_ACCESS_KEY
      ? { accessKeyId: read.S3_ACCESS_KEY_ID, secretAccessKey: read.S3_SECRET_ACCESS_KEY }
      : null,
  // Only AWS itself has a host name per bucket without further ado.
  isPathStyle: read.S3_FORCE_PATH_STYLE ? read.S3_FORCE_PATH_STYLE === 'true' : read.S3_ENDPOINT !== undefined,
  encryption: read.S3_SSE ? { algorithm: read.S3_SSE, keyId: read.S3_SSE_KMS_KEY_ID ?? null } : null,
  downloadEndpoint: read.S3_DOWNLOAD_ENDPOINT ?? null,
})
