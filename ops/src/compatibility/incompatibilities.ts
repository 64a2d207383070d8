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
import { Interfaces, interfacesFile } from '../interfaces/interfaces.ts'

/** Why releases would not work with each other or with the API of their environment. */
export async function incompatibilities(
  data: DataDirectory,
  releases: readonly Release[],
  { environment, live }: { readonly environment: string; readonly live: readonly Release[] },
): Promise<string[]> {
  const { sides, unreadable } = await readSides(data, releases)
  const host = sides.find(({ release }) => release.remote === null)
  const remotes = sides.filter(({ release }) => release.remote !== null)
  const served = await readApiRecord(data, environment)
  return [
    ...unreadable,
    ...(host ? await incompatibleExports(host, remotes) : []),
    ...(served ? incompatibleCalls(served.calls, sides) : []),
    ...brokenLinks(sides, releases, live),
  ]
}

/** Releases with what they say of themselves. */
export interface Sides {
  readonly sides: readonly (Side & { readonly release: Release })[]
  /** Why some of them cannot be compared. */
  readonly unreadable: readonly string[]
}

/** Reads what releases say of themselves. Those of before the gate compared anything say nothing, and pass. */
export async function readSides(data: DataDirectory, releases: readonly Release[]): Promise<Sides> {
  const found = await Promise.all(
    releases
      .filter(({ files }) => interfacesFile in files)
      .map(async release => {
        const id = `${release.name}@${release.version}`
        const text = await readFile(join(releaseDirectory(data, release.name, release.version), interfacesFile), 'utf8')
        const interfaces = v.safeParse(Interfaces, JSON.parse(text))
        if (interfaces.success) return { release, id, interfaces: interfaces.output }
        const place = `${interfacesFile}: ${v.getDotPath(interfaces.issues[0])}`
        return `${id} was published by another version of ops (${place}): \`pnpm ops publish ${release.name}\``
      }),
  )
  return {
    sides: found.filter(one => typeof one !== 'string'),
    unreadable: found.filter(one => typeof one === 'string'),
  }
}
