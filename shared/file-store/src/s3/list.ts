import { AbortMultipartUploadCommand, ListMultipartUploadsCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import type { ListedFile } from '../file-store.ts'
import type { Bucket } from './bucket.ts'
import { isNotImplemented } from './errors.ts'

/** Objects under a prefix in the order of their keys. */
export async function* listObjects({ client, name }: Bucket, prefix: string): AsyncGenerator<ListedFile> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix }))
    for (const { Key, Size, LastModified } of Contents)
      if (Key !== undefined) yield { key: Key, size: Size ?? 0, writtenAt: LastModified ?? new Date(0) }
}

/** The first parts of keys. */
export async function listPrefixes({ client, name }: Bucket): Promise<string[]> {
  const found: string[] = []
  for await (const { CommonPrefixes = [] } of paginateListObjectsV2({ client }, { Bucket: name, Delimiter: '/' }))
    found.push(...CommonPrefixes.flatMap(({ Prefix }) => (Prefix === undefined ? [] : [Prefix.slice(0, -1)])))
  return found.toSorted()
}

/** Aborts uploads in parts whose process died. A store that cannot list them has a rule of its own for it, or none. */
export async function abortOldUploads({ client, name }: Bucket, prefix: string, before: Date): Promise<void> {
  const page = await client
    .send(new ListMultipartUploadsCommand({ Bucket: name, Prefix: prefix }))
    .catch((error: unknown) => {
      if (isNotImplemented(error)) return { Uploads: [] }
      throw error
    })
  for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
    if (Key !== undefined && UploadId !== undefined && Initiated !== undefined && Initiated < before)
      await client.send(new AbortMultipartUploadCommand({ Bucket: name, Key, UploadId }))
}
