import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applications, type Application } from '../applications.ts'
import { writeAtomically } from '../atomic-file.ts'
import { build } from '../build/build.ts'
import { withBuildLock } from '../build/lock.ts'
import { sourceHash } from '../build/source-hash.ts'
import type { DataDirectory } from '../data-directory.ts'
import { publish } from '../release/publish.ts'
import { readRelease } from '../release/store.ts'

/** Two builds at a time: more do not get faster on a small machine. */
const parallelBuilds = 2

/** Builds and publishes what changed since the last time. Gives application → version. */
export async function releaseAll(data: DataDirectory, report: (line: string) => void): Promise<Record<string, string>> {
  const versions: Record<string, string> = {}
  const waiting = [...applications]
  await Promise.all(
    Array.from({ length: parallelBuilds }, async () => {
      for (let application = waiting.shift(); application; application = waiting.shift()) {
        versions[application.name] = await releaseOne(application, data, report)
      }
    }),
  )
  return versions
}

interface BuildRecord {
  readonly sources: string
  readonly version: string
}

async function releaseOne(
  application: Application,
  data: DataDirectory,
  report: (line: string) => void,
): Promise<string> {
  const recordPath = join(data.root, 'builds', `${application.name}.json`)
  const sources = await sourceHash(application)
  const record = await readFile(recordPath, 'utf8').then(
    text => JSON.parse(text) as BuildRecord,
    () => null,
  )
  if (record?.sources === sources && (await readRelease(data, application.name, record.version).catch(() => null)))
    return record.version
  const startedAt = performance.now()
  const { version } = await withBuildLock(application, async () => {
    await build(application)
    return publish(application, data)
  })
  await writeAtomically(recordPath, JSON.stringify({ sources, version } satisfies BuildRecord))
  report(`built ${application.name} ${version} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return version
}
