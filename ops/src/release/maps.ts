import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isApplicationName } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { applicationName, releaseVersion } from '../names.ts'
import { listIfThere } from '../read-if-there.ts'
import type { Release } from './release.ts'

/** Source maps say how the product is written: they are made beside the scripts and never come into a release. */
export const isMap = (file: string): boolean => file.endsWith('.map')

type Named = Pick<Release, 'name' | 'version'>

/** Folder of a release's source maps. @throws UsageError for a name or version that is a path. */
export const mapsDirectory = (data: DataDirectory, { name, version }: Named): string =>
  join(data.maps, applicationName(name), releaseVersion(version))

/** Stores the source maps of a build, in one step. */
export async function storeMaps(data: DataDirectory, release: Named, dist: string): Promise<void> {
  const files = (await readdir(dist)).filter(isMap)
  if (files.length === 0) return
  const directory = mapsDirectory(data, release)
  const staging = join(data.maps, release.name, `.${release.version}.${process.pid}`)
  await mkdir(staging, { recursive: true })
  for (const file of files) await writeFile(join(staging, file), await readFile(join(dist, file)))
  await rm(directory, { recursive: true, force: true })
  await rename(staging, directory)
}

/** Deletes the source maps of every release that is not in the store (any more). */
export async function deleteMapsWithout(data: DataDirectory): Promise<void> {
  for (const name of (await listIfThere(data.maps)).filter(isApplicationName)) {
    // In this order: a release that is published meanwhile is in the store before its maps are here.
    const versions = await readdir(join(data.maps, name))
    const stored = new Set(await listIfThere(join(data.releases, name)))
    for (const version of versions) {
      // With a dot it is still being written.
      if (!version.startsWith('.') && !stored.has(version))
        await rm(join(data.maps, name, version), { recursive: true, force: true })
    }
  }
}
