import { auditFile } from '@invoice-card/environment/schema'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isApplicationName, OpsError } from '../../applications.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { listIfThere } from '../../read-if-there.ts'
import { deleteMapsWithout } from '../../release/maps.ts'
import type { Release } from '../../release/release.ts'
import { listReleases, releaseDirectory } from '../../release/store.ts'
import { earlierReleases, environmentNames, rememberedNames, shownReleases } from '../stored/environments.ts'
import { readHistory } from '../stored/set-history.ts'
import { withAllEnvironments } from '../stored/lock.ts'
import { lastWithOtherReleases } from '../change/roll-back.ts'

interface Limits {
  readonly days: number
  readonly isDryRun: boolean
}
interface Deleted {
  readonly name: string
  readonly version: string
  readonly bytes: number
}
interface Collected {
  readonly deleted: readonly Deleted[]
  readonly remainingCount: number
  readonly warnings: readonly string[]
}

const dayMs = 86_400_000

/** Deletes the releases that no set needs. @throws OpsError where a set that may need one cannot be read. */
export async function collectGarbage(data: DataDirectory, { days, isDryRun }: Limits): Promise<Collected> {
  const collect = async (names: readonly string[]): Promise<Collected> => {
    const since = new Date(Date.now() - days * dayMs).toISOString()
    await requireFolders(data, names)
    const needed = new Set((await Promise.all(names.map(name => neededBy(data, name, since)))).flat())
    const { releases, warnings } = await readStore(data)
    const unneeded = releases.filter(
      ({ name, version, published_at }) => !needed.has(idOf(name, version)) && published_at < since,
    )
    // A release that came into the store a moment ago waits for its deploy.
    const arrivals = await Promise.all(unneeded.map(release => arrivalOf(data, release)))
    const garbage = unneeded
      .filter((_, index) => (arrivals[index] ?? since) < since)
      .toSorted((a, b) => a.published_at.localeCompare(b.published_at))
    if (!isDryRun) {
      for (const release of garbage) {
        await deleteRelease(data, release)
        await rm(join(data.root, auditFile(release.name, release.version)), { force: true })
      }
      await deleteMapsWithout(data)
    }
    return {
      deleted: garbage.map(({ name, version, files }) => ({ name, version, bytes: sizeOf(files) })),
      remainingCount: releases.length - garbage.length,
      warnings,
    }
  }
  return isDryRun ? collect(await environmentNames(data)) : withAllEnvironments(data, collect)
}

/** When it was published here or fetched from elsewhere. */
const arrivalOf = async (data: DataDirectory, { name, version }: Release): Promise<string> =>
  (await stat(releaseDirectory(data, name, version))).mtime.toISOString()

const idOf = (name: string, version: string) => `${name}@${version}`

/** @throws OpsError where an environment was live whose folder is gone, e.g. with a disk that is not mounted. */
async function requireFolders(data: DataDirectory, names: readonly string[]): Promise<void> {
  const gone = (await rememberedNames(data)).find(name => !names.includes(name))
  if (gone === undefined) return
  const advice = `bring ${data.environment(gone)} back, or delete ${data.seen('ops', gone)} if nobody needs it`
  throw new OpsError(`Nothing was deleted: ${gone} was live here, and its sets are gone: ${advice}`)
}

/** @throws OpsError, before anything is deleted, where an environment cannot say what it needs. */
async function neededBy(data: DataDirectory, environment: string, since: string): Promise<string[]> {
  try {
    return await neededSince(data, environment, since)
  } catch (cause) {
    if (!(cause instanceof OpsError)) throw cause
    throw new OpsError(`Nothing was deleted: ${cause.message}`, { cause })
  }
}

/** Releases of all sets that were live at some time since then, and of the one that `rollback` goes back to. */
async function neededSince(data: DataDirectory, environment: string, since: string): Promise<string[]> {
  const sets = []
  for await (const { set, sequence } of readHistory(data, environment)) {
    if (!set) throw new OpsError(`set ${sequence} of ${environment} cannot be read, so its releases are not known`)
    sets.push(set)
    // Made before, it was live until the next one came.
    if (set.created_at < since) break
  }
  const [live] = sets
  const earlier = live && (await lastWithOtherReleases(data, live))
  return [...sets, ...(earlier ? [earlier] : [])].flatMap(set =>
    [...shownReleases(set), ...earlierReleases(set)].map(([name, version]) => idOf(name, version)),
  )
}

async function readStore(
  data: DataDirectory,
): Promise<{ readonly releases: readonly Release[]; readonly warnings: readonly string[] }> {
  const names = (await listIfThere(data.releases)).filter(isApplicationName)
  const found = await Promise.all(names.map(name => listReleases(data, name)))
  return {
    releases: found.flatMap(({ releases }) => releases),
    warnings: found.flatMap(({ broken }) => broken.map(({ message }) => message)),
  }
}

/** In one step, so that nobody meets half a release. */
async function deleteRelease(data: DataDirectory, { name, version }: Release): Promise<void> {
  const leaving = join(data.releases, name, `.${version}.deleted`)
  await rm(leaving, { recursive: true, force: true })
  await rename(releaseDirectory(data, name, version), leaving)
  await rm(leaving, { recursive: true, force: true })
}

const sizeOf = (files: Release['files']) => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
