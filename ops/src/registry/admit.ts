import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import type { Release } from '../release/release.ts'
import { changedFiles, readRelease, releaseDirectory, releaseFile, signatureFile } from '../release/store.ts'
import { blobsOf, digestOf, type Manifest } from './manifest.ts'

interface Arrived {
  readonly name: string
  readonly version: string
  readonly manifest: Manifest
  /** Content by digest. */
  readonly read: (digest: string) => Promise<Buffer>
}

/**
 * Writes a release that came from elsewhere into a folder of its own and verifies all of it: digests, signature by a
 * trusted key of the application, name, version, every file's hash, and that nothing else came along.
 * @param use gets the folder, which is gone afterwards unless it was moved.
 * @throws OpsError saying what does not hold.
 */
export async function withVerified<T>(
  data: DataDirectory,
  { name, version, manifest, read }: Arrived,
  use: (folder: string, release: Release) => Promise<T>,
): Promise<T> {
  const incoming = { ...data, releases: join(data.root, 'incoming', randomUUID()) }
  const folder = releaseDirectory(incoming, name, version)
  try {
    for (const { file, digest, size } of blobsOf(manifest)) {
      const content = await read(digest)
      if (content.byteLength !== size || digestOf(content) !== digest) {
        throw new OpsError(`${name}@${version}: ${file} is not ${digest}`, { code: 'refused' })
      }
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), content, { flag: 'wx' })
    }
    const release = await readRelease(incoming, name, version)
    const [changed] = [...(await changedFiles(incoming, release)), ...unlisted(manifest, release)]
    if (changed !== undefined) {
      throw new OpsError(`${name}@${version}: ${changed} is not what its release says`, { code: 'refused' })
    }
    return await use(folder, release)
  } finally {
    await rm(incoming.releases, { recursive: true, force: true })
  }
}

function unlisted(manifest: Manifest, { files }: Release): string[] {
  const everyForm = Object.keys(files).flatMap(file => [file, `${file}.br`, `${file}.gz`])
  const listed = new Set([releaseFile, signatureFile, ...everyForm])
  return blobsOf(manifest)
    .map(({ file }) => file)
    .filter(file => !listed.has(file))
}

/** Moves a verified release into the store of this machine. @throws OpsError where it came there meanwhile. */
export async function storeRelease(data: DataDirectory, folder: string, { name, version }: Release): Promise<void> {
  const target = releaseDirectory(data, name, version)
  await mkdir(dirname(target), { recursive: true })
  try {
    await rename(folder, target)
  } catch (cause) {
    if (!/^(ENOTEMPTY|EEXIST)$/.test((cause as NodeJS.ErrnoException).code ?? '')) throw cause
    throw new OpsError(`another command has just put ${name}@${version} into the release store: try again`, { cause })
  }
}
