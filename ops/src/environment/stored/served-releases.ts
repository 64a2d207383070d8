import type { EnvironmentSet } from '@invoice-card/environment/schema'
import type { DataDirectory } from '../../data-directory.ts'
import { changedFiles, readRelease } from '../../release/store.ts'
import { changedServedFiles } from './store.ts'

interface Compared {
  readonly name: string
  readonly version: string
  readonly files: number
}

/** Compares every file of the live releases with its signed hash, and the page with the hashes that it names. */
export async function compareServed(
  data: DataDirectory,
  set: EnvironmentSet,
): Promise<{ readonly compared: readonly Compared[]; readonly reasons: readonly string[] }> {
  const releases = await Promise.all(
    Object.entries(set.releases).map(([name, version]) => readRelease(data, name, version)),
  )
  const [served, ...changed] = await Promise.all([
    changedServedFiles(data, set),
    ...releases.map(async release => ({ release, files: await changedFiles(data, release) })),
  ])
  return {
    compared: releases.map(({ name, version, files }) => ({ name, version, files: Object.keys(files).length })),
    reasons: [
      ...served.map(file => `${file} is not what set ${set.sequence} says`),
      ...changed.flatMap(({ release, files }) =>
        files.map(file => `${release.name}@${release.version}: ${file} was changed after publishing`),
      ),
    ],
  }
}
