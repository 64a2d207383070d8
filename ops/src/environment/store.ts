import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { OpsError } from '../applications.ts'
import { writeAtomically } from '../atomic-file.ts'
import type { DataDirectory } from '../data-directory.ts'
import { isSignedBy, signAs } from '../release/keys.ts'
import { EnvironmentSet, toggleStates, type LiveEnvironment } from '@invoice-card/environment/schema'

/** Where one set of the history is. */
export const setPath = (data: DataDirectory, name: string, sequence: number) =>
  join(data.environment(name), 'sets', `${String(sequence).padStart(6, '0')}.json`)

/** Where the live set of an environment is; the API reads its toggles from here. */
export const currentSetPath = (data: DataDirectory, name: string): string => join(data.environment(name), 'current.json')
export const pagePath = (data: DataDirectory, name: string): string => join(data.environment(name), 'index.html')
/** Where the answer to `GET /environment.json` is. */
export const livePath = (data: DataDirectory, name: string): string => join(data.environment(name), 'environment.json')

/** The live set, or null where nothing was deployed yet. @throws OpsError when it was changed by hand. */
export async function readCurrentSet(data: DataDirectory, name: string): Promise<EnvironmentSet | null> {
  const content = await readFile(currentSetPath(data, name)).catch(() => null)
  if (!content) return null
  const { sequence } = v.parse(v.object({ sequence: v.number() }), JSON.parse(content.toString('utf8')))
  return readSet(data, name, sequence)
}

/** One set of the environment's history. */
export async function readSet(data: DataDirectory, name: string, sequence: number): Promise<EnvironmentSet> {
  const path = setPath(data, name, sequence)
  const content = await readFile(path).catch(() => null)
  if (!content) throw new OpsError(`Environment ${name} has no set ${sequence}`, { code: 'not_found' })
  const signature = await readFile(`${path}.sig`, 'utf8').catch(() => '')
  if (!await isSignedBy(`environment-${name}`, content, signature, data)) throw new OpsError(`Set ${sequence} of ${name} is not signed by the key of the environment: it was changed by hand`)
  return v.parse(EnvironmentSet, JSON.parse(content.toString('utf8')))
}

const fileOf = (set: EnvironmentSet): string => JSON.stringify(set, null, 2)

const liveState = ({ sequence, toggles }: EnvironmentSet): LiveEnvironment => ({ sequence, toggles: toggleStates(toggles) })

/** What an environment serves while a set is live, by path, in the order in which it is written: the API's toggles come last. */
const servedFiles = (data: DataDirectory, set: EnvironmentSet, page: string): readonly (readonly [path: string, content: string])[] => [
  [pagePath(data, set.name), page],
  [livePath(data, set.name), JSON.stringify(liveState(set))],
  [currentSetPath(data, set.name), fileOf(set)],
]

/** Makes a set live: history first, then what is served. */
export async function writeCurrentSet(data: DataDirectory, set: EnvironmentSet, page: string): Promise<void> {
  const content = Buffer.from(fileOf(set))
  const path = setPath(data, set.name, set.sequence)
  await writeAtomically(`${path}.sig`, await signAs(`environment-${set.name}`, content, data))
  await writeAtomically(path, content)
  for (const [file, text] of servedFiles(data, set, page)) await writeAtomically(file, text)
}

/** Served files that are not what the live set says, e.g. a page with another policy; empty when all is as it was written. */
export async function changedServedFiles(data: DataDirectory, set: EnvironmentSet, page: string): Promise<string[]> {
  const checks = await Promise.all(servedFiles(data, set, page).map(async ([path, content]) =>
    (await readFile(path, 'utf8').catch(() => null)) === content ? [] : [path]))
  return checks.flat()
}
