import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { OpsError } from '../../applications.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { ifThere } from '../../read-if-there.ts'
import { readRelease, releaseFile, signatureFile } from '../../release/store.ts'
import { newestSequence } from '../stored/history.ts'

/** A command that runs at this moment writes files that no list has yet. */
const beingWrittenMs = 60_000

/**
 * What lies in an environment's folder or among the releases and is in no list, as reasons. A server may serve all of
 * it.
 */
export async function unlisted(data: DataDirectory, name: string): Promise<string[]> {
  const [environment, releases] = await Promise.all([unlistedInEnvironment(data, name), unlistedReleases(data)])
  return [...environment, ...releases]
}

async function unlistedInEnvironment(data: DataDirectory, name: string): Promise<string[]> {
  const folder = data.environment(name)
  const newest = await newestSequence(data, name)
  const isListed = (file: string) => {
    const numbered = /^(?:sets\/(\d{6,})\.json|pages\/(\d{6,})(?:\.canary|\.override-[0-9a-f]{16})?\.html)$/.exec(file)
    if (numbered) return Number(numbered[1] ?? numbered[2]) <= newest
    // Which of them the live set has is compared with what it serves.
    if (/^overrides\/[\w-]+\.html$/.test(file)) return true
    return /^(index\.html|canary\.html|api\.json|environment\.json|current\.json|lock\.sqlite(-journal|\.holder\.json)?)$/.test(
      file,
    )
  }
  return notListed(
    folder,
    (await filesBelow(folder)).filter(file => !isListed(file)),
  )
}

async function unlistedReleases(data: DataDirectory): Promise<string[]> {
  const files = await filesBelow(data.releases)
  const byRelease = Map.groupBy(files, file => file.split('/').slice(0, 2).join('/'))
  const found = await Promise.all(
    [...byRelease].map(async ([folder, inside]) => {
      const [name = '', version] = folder.split('/')
      // A file beside the folders, or a folder that a publish left behind.
      if (version === undefined || inside[0] === folder || version.startsWith('.'))
        return notListed(data.releases, inside)
      const release = await readRelease(data, name, version).catch((error: unknown) => {
        if (error instanceof OpsError) return error.message
        throw error
      })
      if (typeof release === 'string') return [release]
      const listed = new Set([
        releaseFile,
        signatureFile,
        ...Object.keys(release.files).flatMap(file => [file, `${file}.br`, `${file}.gz`]),
      ])
      return notListed(
        join(data.releases, folder),
        inside.map(file => file.slice(folder.length + 1)).filter(file => !listed.has(file)),
      )
    }),
  )
  return found.flat()
}

async function notListed(folder: string, files: readonly string[]): Promise<string[]> {
  const reasons = await Promise.all(
    files.map(async file => {
      const path = join(folder, file)
      const facts = await ifThere(path, stat(path))
      const isBeingWritten = /\.\d+(\.tmp$|\/)/.test(file) && facts && Date.now() - facts.mtimeMs < beingWrittenMs
      return facts && !isBeingWritten ? [`${path} is in no list: see who put it there, and delete it`] : []
    }),
  )
  return reasons.flat()
}

const filesBelow = async (folder: string): Promise<string[]> =>
  ((await ifThere(folder, readdir(folder, { recursive: true, withFileTypes: true }))) ?? [])
    .filter(entry => !entry.isDirectory())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
