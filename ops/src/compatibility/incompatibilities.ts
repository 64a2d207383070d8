import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { DataDirectory } from '../data-directory.ts'
import type { Release } from '../release/release.ts'
import { releaseDirectory } from '../release/store.ts'
import { readApiRecord } from './api-record.ts'
import { incompatibleCalls } from './compare-calls.ts'
import { incompatibleExports, type Side } from './compare-exports.ts'
import { brokenLinks } from './compare-links.ts'
import { Interfaces, interfacesFile } from './interfaces.ts'

/** Why releases would not work with each other or with the API of their environment. */
export async function incompatibilities(
  data: DataDirectory,
  releases: readonly Release[],
  { environment, live }: { readonly environment: string, readonly live: readonly Release[] },
): Promise<string[]> {
  const sides = await readSides(data, releases)
  const host = sides.find(({ release }) => release.remote === null)
  const remotes = sides.filter(({ release }) => release.remote !== null)
  const served = await readApiRecord(data, environment)
  return [
    ...(host ? await incompatibleExports(host, remotes) : []),
    ...(served ? incompatibleCalls(served.calls, sides) : []),
    ...brokenLinks(sides, releases, live),
  ]
}

/** Releases with what they say of themselves. Those of before the gate compared anything say nothing, and pass. */
export async function readSides(
  data: DataDirectory,
  releases: readonly Release[],
): Promise<(Side & { readonly release: Release })[]> {
  const sides = await Promise.all(
    releases
      .filter(({ files }) => interfacesFile in files)
      .map(async release => {
        const text = await readFile(join(releaseDirectory(data, release.name, release.version), interfacesFile), 'utf8')
        return { release, id: `${release.name}@${release.version}`, interfaces: v.parse(Interfaces, JSON.parse(text)) }
      }),
  )
  return sides
}
