import type { FileStore } from '@invoice-card/file-store'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { blobsOf, type Blob, manifestOf } from '../registry/manifest.ts'
import type { Release } from '../release/release.ts'
import { changedFiles, releaseDirectory, releaseFile } from '../release/store.ts'
import { headersOf } from './headers.ts'
import { keyOf, maxFileBytes } from './keys.ts'

/**
 * Stores a release in a bucket, `release.json` last: one without it is not there yet.
 * @returns how many files were new @throws OpsError where the bucket has the version with other bytes
 */
export async function sendRelease(data: DataDirectory, bucket: FileStore, release: Release): Promise<number> {
  const { name, version } = release
  const [changed] = await changedFiles(data, release)
  if (changed !== undefined)
    throw new OpsError(`${name}@${version}: ${changed} was changed after publishing`, { code: 'refused' })
  const folder = releaseDirectory(data, name, version)
  const blobs = blobsOf((await manifestOf(folder)).manifest)
  const last = blobs.filter(({ file }) => file === releaseFile)
  // A complete one stays as it is: its signed release.json has the hash of every file.
  if ((await Promise.all(last.map(blob => isThere(bucket, release, blob)))).every(Boolean)) return 0
  let sent = 0
  for (const blob of [...blobs.filter(({ file }) => file !== releaseFile), ...last]) {
    const key = keyOf(release, blob.file)
    const bytes = createReadStream(join(folder, blob.file))
    if (await bucket.add(key, bytes, maxFileBytes, headersOf(blob.file))) sent += 1
    else bytes.destroy()
    if (!(await isThere(bucket, release, blob))) throw new OpsError(`${key} could not be stored`)
  }
  return sent
}

async function isThere(bucket: FileStore, release: Release, { file, digest }: Blob): Promise<boolean> {
  const key = keyOf(release, file)
  const found = await bucket.inspect(key)
  if (found && `sha256:${found.sha256}` !== digest)
    throw new OpsError(`The bucket has ${key} with other bytes: a version never changes`, { code: 'refused' })
  return found !== null
}
