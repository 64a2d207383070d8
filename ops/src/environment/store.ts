import { toggleStates, type EnvironmentSet, type LiveEnvironment } from '@invoice-card/environment/schema'
import {
  environmentOwner, raiseHighestSeen, readHighestSeen, Refused, sealSet, verifySet, type OpenedSet, type RefusedReason, type Seen,
} from '@invoice-card/environment/verify'
import { readFile } from 'node:fs/promises'
import { OpsError } from '../applications.ts'
import { writeAtomically, writeOnce } from '../atomic-file.ts'
import type { DataDirectory } from '../data-directory.ts'
import { signingKey } from '../keys/key-store.ts'
import { readTrust } from '../keys/trust-file.ts'
import { integrityOf } from '../release/store.ts'
import { currentSetPath, livePath, pageOfSet, pagePath, setPath } from './files.ts'
import { newestSequence } from './history.ts'

/** What a person who renews a set may overlook. */
export type Overlooked = Extract<RefusedReason, 'expired' | 'revoked_key'>

/** The live set, or null where nothing was deployed yet. @throws OpsError when it is not to be believed. */
export const readCurrentSet = async (data: DataDirectory, name: string): Promise<EnvironmentSet | null> =>
  (await readLive(data, name))?.set ?? null

/** The same with its hash, for who makes the next one. */
export async function readLive(data: DataDirectory, name: string, overlooks?: Overlooked): Promise<OpenedSet | null> {
  const seen = await readHighestSeen(data.seen('ops', name)).catch(explained(data, name))
  const newest = await newestSequence(data, name)
  const content = await readFile(currentSetPath(data, name), 'utf8').catch(() => null)
  if (content === null) {
    // One set and nothing live: the first deploy was interrupted.
    if (seen === null && newest <= 1) return null
    throw new OpsError(`The live set of ${name} is gone, while set ${Math.max(newest, seen?.sequence ?? 0)} was live already${wayBack(data, name, newest)}`)
  }
  const live = await verified(data, name, { content, seen, overlooks })
  await assertInHistory(data, live, { content, newest })
  await raiseHighestSeen(data.seen('ops', name), { sequence: live.set.sequence, hash: live.hash })
  return live
}

async function verified(
  data: DataDirectory, name: string, { content, seen, overlooks }: { content: string, seen: Seen | null, overlooks: Overlooked | undefined },
): Promise<OpenedSet> {
  const trust = await readTrust(data)
  try {
    return verifySet(content, { environment: name, trust, seen, now: new Date(), overlooks })
  }
  catch (error) {
    return explained(data, name)(error)
  }
}

/** An interrupted change leaves one set more in the history than is live; anything else is a copy of an older set. */
async function assertInHistory(
  data: DataDirectory, { set: { name, sequence } }: OpenedSet, { content, newest }: { content: string, newest: number },
): Promise<void> {
  if (newest > sequence + 1) {
    throw new OpsError(`Set ${sequence} of ${name} is older than set ${newest} of the history${wayBack(data, name, newest)}`)
  }
  if (await readFile(setPath(data, name, sequence), 'utf8').catch(() => null) !== content) {
    throw new OpsError(`Set ${sequence} of ${name} is not the one in the history: compare ${currentSetPath(data, name)} with ${setPath(data, name, sequence)}, and bring the edited one back from a backup`)
  }
}

/** A refusal with its way out. */
const explained = (data: DataDirectory, name: string) => async (error: unknown): Promise<never> => {
  if (!(error instanceof Refused)) throw error
  const newest = await newestSequence(data, name)
  const waysOut: Partial<Record<RefusedReason, string>> = {
    expired: `: \`pnpm ops renew --env ${name}\` makes a new one with the same content`,
    revoked_key: `: look at it (${currentSetPath(data, name)}), and if it is what you want, \`pnpm ops renew --env ${name} --accept ${newest}\` signs it anew`,
  }
  throw new OpsError(`${error.message}${waysOut[error.reason] ?? wayBack(data, name, newest)}`, { cause: error })
}

const wayBack = (data: DataDirectory, name: string, newest: number) =>
  `. Bring the last good one back: copy ${setPath(data, name, newest)} to ${currentSetPath(data, name)}`

const liveState = ({ sequence, toggles }: EnvironmentSet): LiveEnvironment => ({ sequence, toggles: toggleStates(toggles) })

/** What is served while a set is live, by path. */
const servedFiles = (data: DataDirectory, set: EnvironmentSet, page: string): readonly (readonly [path: string, content: string])[] => [
  [pageOfSet(data.environment(set.name), set.sequence), page],
  [pagePath(data, set.name), page],
  [livePath(data, set.name), JSON.stringify(liveState(set))],
]

/** Makes a set live: signed, into the history, and only then what is served; the live set itself comes last. */
export async function writeLiveSet(data: DataDirectory, set: EnvironmentSet, page: string): Promise<void> {
  const content = sealSet(set, await signingKey(data, environmentOwner(set.name)))
  // Its page is there before it: a set of the history can always be made live.
  await writeAtomically(pageOfSet(data.environment(set.name), set.sequence), page)
  await writeOnce(setPath(data, set.name, set.sequence), content)
  await serve(data, set, page)
}

/** Serves what a set of the history says. */
export async function serve(data: DataDirectory, set: EnvironmentSet, page: string): Promise<void> {
  for (const [file, text] of servedFiles(data, set, page)) await writeAtomically(file, text)
  await writeAtomically(currentSetPath(data, set.name), await readFile(setPath(data, set.name, set.sequence), 'utf8'))
  await readLive(data, set.name)
}

/** Served files that are not what the live set says, e.g. a page with another policy; empty when all is as it was written. */
export async function changedServedFiles(data: DataDirectory, set: EnvironmentSet): Promise<string[]> {
  const isPage = (content: string) => integrityOf(content) === set.page_integrity
  const checks: readonly (readonly [string, (content: string) => boolean])[] = [
    [pageOfSet(data.environment(set.name), set.sequence), isPage],
    [pagePath(data, set.name), isPage],
    [livePath(data, set.name), content => content === JSON.stringify(liveState(set))],
  ]
  const changed = await Promise.all(checks.map(async ([path, isSound]) => {
    const content = await readFile(path, 'utf8').catch(() => null)
    return content !== null && isSound(content) ? [] : [path]
  }))
  return changed.flat()
}
