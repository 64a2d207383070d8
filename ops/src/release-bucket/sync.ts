import { createS3Store, type FileStore, FileStoreUnavailable } from '@invoice-card/file-store'
import { existsSync } from 'node:fs'
import { isApplicationName, OpsError, UsageError } from '../applications.ts'
import type { Answer } from '../command-line/command.ts'
import type { DataDirectory } from '../data-directory.ts'
import { releasesBucket } from '../files/own-bucket.ts'
import { listIfThere } from '../read-if-there.ts'
import { listReleases, releaseDirectory } from '../release/store.ts'
import { fetchRelease, listBucket } from './fetch.ts'
import { sendRelease } from './send.ts'

interface Synced {
  /** `NAME@VERSION` of each that was copied. */
  readonly copied: string[]
  /** How many were there already. */
  there: number
  readonly failed: { readonly release: string; readonly message: string }[]
}

/** `ops releases sync`: a bucket gets what it lacks of this machine, or this machine what it lacks of the bucket. */
export async function sync(
  data: DataDirectory,
  { to, from }: { readonly to: string | undefined; readonly from: string | undefined },
): Promise<Answer> {
  if ((to ?? from) !== 's3' || (to !== undefined && from !== undefined))
    throw new UsageError('Say one of: releases sync --to s3, releases sync --from s3')
  const bucket = createS3Store(releasesBucket())
  try {
    await bucket.check()
    const synced = await (to ? send(data, bucket) : receive(data, bucket))
    return {
      data: synced,
      lines: [
        ...synced.copied.map(release => `${release} ${to ? 'is in the bucket' : 'is in the release store'}`),
        `${synced.copied.length} releases copied, ${synced.there} there already`,
      ],
      warnings: synced.failed.map(({ release, message }) => `${release}: ${message}`),
      exitCode: synced.failed.length > 0 ? 1 : 0,
    }
  } catch (error) {
    if (!(error instanceof FileStoreUnavailable)) throw error
    throw new OpsError(`${error.message}. What was copied stays: run it again`, { code: 'unreachable', cause: error })
  }
}

async function send(data: DataDirectory, bucket: FileStore): Promise<Synced> {
  const synced: Synced = { copied: [], there: 0, failed: [] }
  const names = (await listIfThere(data.releases)).filter(isApplicationName).sort()
  for (const name of names) {
    const { releases, broken } = await listReleases(data, name)
    synced.failed.push(...broken.map(({ version, message }) => ({ release: `${name}@${version}`, message })))
    for (const release of releases)
      await count(synced, `${name}@${release.version}`, async () => (await sendRelease(data, bucket, release)) > 0)
  }
  return synced
}

async function receive(data: DataDirectory, bucket: FileStore): Promise<Synced> {
  const synced: Synced = { copied: [], there: 0, failed: [] }
  for (const found of await listBucket(bucket))
    await count(synced, `${found.name}@${found.version}`, async () => {
      if (existsSync(releaseDirectory(data, found.name, found.version))) return false
      await fetchRelease(data, bucket, found)
      return true
    })
  return synced
}

/** One that cannot be copied stops no other. */
async function count(synced: Synced, release: string, copy: () => Promise<boolean>): Promise<void> {
  try {
    if (await copy()) synced.copied.push(release)
    else synced.there += 1
  } catch (error) {
    if (!(error instanceof OpsError)) throw error
    synced.failed.push({ release, message: error.message })
  }
}
