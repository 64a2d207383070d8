import type { EnvironmentSet } from '@invoice-card/environment/schema'
import type { OpenedSet } from '@invoice-card/environment/verify'
import { dirname } from 'node:path'
import { OpsError } from '../../applications.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { isEnvironmentName } from '../../names.ts'
import { isThere, listIfThere } from '../../read-if-there.ts'
import type { Release } from '../../release/release.ts'
import { readRelease } from '../../release/store.ts'
import { setsPath } from './files.ts'
import { readLive } from './store.ts'

/** Names of the environments that have sets, also of one whose live set was lost or never came to be. */
export async function environmentNames(data: DataDirectory): Promise<string[]> {
  const names = (await listIfThere(data.environments)).filter(isEnvironmentName).sort()
  const begun = await Promise.all(names.map(name => hasSets(data, name)))
  return names.filter((_, index) => begun[index])
}

/** Names of the environments in which this machine has put a set live, also of one whose folder is gone. */
export async function rememberedNames(data: DataDirectory): Promise<string[]> {
  const files = await listIfThere(dirname(data.seen('ops', 'any')))
  const names = files.map(file => /^ops-(.+)\.json$/.exec(file)?.[1] ?? '')
  return names.filter(isEnvironmentName).sort()
}

/** True from the first set of an environment on. */
export const hasSets = (data: DataDirectory, name: string): Promise<boolean> => isThere(setsPath(data, name))

/** @throws OpsError where nothing was deployed yet. */
export const readLiveSet = async (data: DataDirectory, name: string): Promise<EnvironmentSet> =>
  (await readLiveSigned(data, name)).set

/** The same with its signature. */
export const readLiveSigned = async (data: DataDirectory, name: string): Promise<OpenedSet> =>
  existing(await readLive(data, name), name)

/** A set with its releases. */
export interface LiveReleases {
  readonly set: EnvironmentSet
  /** Those of its canary and overrides last. */
  readonly releases: readonly Release[]
  /** What it lists of earlier ones, in their order. */
  readonly earlier: readonly Release[]
}

type Named = readonly (readonly [application: string, version: string])[]

/** The releases that a set shows, those of its canary and overrides last. */
export const shownReleases = ({ releases, canary, overrides = [] }: EnvironmentSet): Named =>
  [releases, canary?.releases ?? {}, ...overrides.map(one => one.releases)].flatMap(named => Object.entries(named))

/** The earlier releases that a set lists, in their order. */
const listedReleases = ({ earlier_releases = {} }: EnvironmentSet): Named =>
  Object.entries(earlier_releases).flatMap(([name, versions]) => versions.map(version => [name, version] as const))

/** Those of them that it does not show. */
export function earlierReleases(set: EnvironmentSet): Named {
  const shown = new Set(shownReleases(set).map(named => named.join('@')))
  return listedReleases(set).filter(named => !shown.has(named.join('@')))
}

/** @throws OpsError where one of them cannot be read. */
export async function readLiveReleases(data: DataDirectory, name: string): Promise<LiveReleases> {
  const set = await readLiveSet(data, name)
  const read = (named: Named) => Promise.all(named.map(([name, version]) => readRelease(data, name, version)))
  return { set, releases: await read(shownReleases(set)), earlier: await read(listedReleases(set)) }
}

/** @throws OpsError for an environment without a set. */
export function existing<T>(current: T | null, name: string): T {
  if (!current) {
    throw new OpsError(
      `There is no environment ${name}. \`pnpm start\` makes local; the first deploy of another needs --settings FILE`,
      { code: 'not_found' },
    )
  }
  return current
}

/** The live set of every environment; what is wrong with one that cannot be read. */
export async function readLiveSets(
  data: DataDirectory,
): Promise<{ readonly sets: readonly EnvironmentSet[]; readonly warnings: readonly string[] }> {
  const names = await environmentNames(data)
  const found = await Promise.allSettled(names.map(name => readLiveSet(data, name)))
  return {
    sets: found.flatMap(result => (result.status === 'fulfilled' ? [result.value] : [])),
    warnings: found.flatMap((result, index) =>
      result.status === 'rejected' ? [`${names[index]} cannot be read: ${(result.reason as Error).message}`] : [],
    ),
  }
}
