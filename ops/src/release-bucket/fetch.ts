import type { FileStore } from '@invoice-card/file-store'
import { buffer } from 'node:stream/consumers'
import * as v from 'valibot'
import { isApplicationName, OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { storeRelease, withVerified } from '../registry/admit.ts'
import type { Named } from '../registry/client.ts'
import { digestOf, Manifest, manifestNaming } from '../registry/manifest.ts'
import { releaseFile } from '../release/store.ts'
import { keyOf, maxFileBytes, releasesGroup } from './keys.ts'

/** A release as a bucket has it. */
interface Found extends Named {
  readonly files: readonly string[]
}

/** Complete releases of a bucket, in the order of their names. */
export async function listBucket(bucket: FileStore): Promise<Found[]> {
  const found = new Map<string, { name: string; version: string; files: string[] }>()
  for await (const { key } of bucket.list(releasesGroup)) {
    const [, name = '', version = '', ...path] = key.split('/')
    const one = found.get(`${name}/${version}`) ?? { name, version, files: [] }
    one.files.push(path.join('/'))
    found.set(`${name}/${version}`, one)
  }
  return [...found.values()].filter(({ name, files }) => isApplicationName(name) && files.includes(releaseFile))
}

/** Fetches a release into the store of this machine, which verifies all of it. @throws OpsError with the reason. */
export async function fetchRelease(data: DataDirectory, bucket: FileStore, { name, version, files }: Found) {
  const contents = new Map<string, Buffer>()
  const described = []
  for (const file of files) {
    const key = keyOf({ name, version }, file)
    const opened = await bucket.open(key)
    if (!opened || opened.size > maxFileBytes) throw new OpsError(`${key} is gone or too large`, { code: 'refused' })
    const content = await buffer(opened.stream)
    const digest = digestOf(content)
    contents.set(digest, content)
    described.push({ file, digest, size: content.byteLength })
  }
  const manifest = v.safeParse(Manifest, manifestNaming(described))
  if (!manifest.success) throw new OpsError(`What the bucket has as ${name}@${version} is no release`)
  const read = (digest: string) => Promise.resolve(contents.get(digest) ?? Buffer.alloc(0))
  await withVerified(data, { name, version, manifest: manifest.output, read }, (folder, release) =>
    storeRelease(data, folder, release),
  )
}
