import { toggleStates, type EnvironmentSet, type LiveEnvironment } from '@invoice-card/environment/schema'
import {
  environmentOwner,
  hasIntegrity,
  raiseHighestSeen,
  readHighestSeen,
  Refused,
  sealSet,
  verifySet,
  type OpenedSet,
  type RefusedReason,
  type Seen,
} from '@invoice-card/environment/verify'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OpsError } from '../../applications.ts'
import { writeAtomically, writeOnce } from '../../atomic-file.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { signingKey } from '../../keys/key-store.ts'
import { readTrust } from '../../keys/trust-file.ts'
import { listIfThere, readIfThere } from '../../read-if-there.ts'
import type { Pages } from '../page/compose.ts'
import {
  canaryPageOfSet,
  canaryPagePath,
  currentSetPath,
  livePath,
  overridePageOfSet,
  overridePagePath,
  overridesPath,
  pageOfSet,
  pagePath,
  setPath,
} from './files.ts'
import { newestSequence } from './history.ts'

/** What a person who renews a set may overlook. */
export type AcceptedProblems = Extract<RefusedReason, 'expired' | 'revoked_key'>

/** The live set, or null where nothing was deployed yet. @throws OpsError when it is not to be believed. */
export const readCurrentSet = async (data: DataDirectory, name: string): Promise<EnvironmentSet | null> =>
  (await readLive(data, name))?.set ?? null

/** The same with its hash and signature. Reads only. */
export async function readLive(
  data: DataDirectory,
  name: string,
  overlooks?: AcceptedProblems,
): Promise<OpenedSet | null> {
  const seen = await readHighestSeen(data.seen('ops', name)).catch(explained(data, name))
  const newest = await newestSequence(data, name)
  const content = await readIfThere(currentSetPath(data, name))
  if (content === null) {
    // One set and nothing live: the first deploy was interrupted.
    if (seen === null && newest <= 1) return null
    const last = Math.max(newest, seen?.sequence ?? 0)
    throw new OpsError(
      `The live set of ${name} is gone, while set ${last} was live already${howToRestore(data, name, newest)}`,
    )
  }
  const live = await verified(data, name, { content, seen, overlooks })
  await assertInHistory(data, live, { content, newest })
  return live
}

/** From now on no older set of its environment is accepted. */
export const remember = (data: DataDirectory, { set, hash }: OpenedSet): Promise<void> =>
  raiseHighestSeen(data.seen('ops', set.name), { sequence: set.sequence, hash })

interface Unverified {
  readonly content: string
  readonly seen: Seen | null
  readonly overlooks: AcceptedProblems | undefined
}

async function verified(data: DataDirectory, name: string, { content, seen, overlooks }: Unverified) {
  const trust = await readTrust(data)
  try {
    return verifySet(content, { environment: name, trust, seen, now: new Date(), overlooks })
  } catch (error) {
    return explained(data, name)(error)
  }
}

/** An interrupted change leaves one set more in the history than is live; anything else is a copy of an older set. */
async function assertInHistory(
  data: DataDirectory,
  { set: { name, sequence } }: OpenedSet,
  { content, newest }: { readonly content: string; readonly newest: number },
): Promise<void> {
  if (newest > sequence + 1) {
    throw new OpsError(
      `Set ${sequence} of ${name} is older than set ${newest} of the history${howToRestore(data, name, newest)}`,
    )
  }
  const [live, history] = [currentSetPath(data, name), setPath(data, name, sequence)]
  if ((await readIfThere(history)) !== content) {
    const advice = `compare ${live} with ${history}, and bring the edited one back from a backup`
    throw new OpsError(`Set ${sequence} of ${name} is not the one in the history: ${advice}`)
  }
}

/** A refusal with its way out. */
const explained =
  (data: DataDirectory, name: string) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof Refused)) throw error
    const newest = await newestSequence(data, name)
    const live = currentSetPath(data, name)
    const renewal = `\`pnpm ops renew --env ${name}`
    const nextSteps: Partial<Record<RefusedReason, string>> = {
      expired: `: ${renewal}\` makes a new one with the same content`,
      revoked_key: `: look at it (${live}), and if it is what you want, ${renewal} --accept ${newest}\` signs it again`,
    }
    throw new OpsError(`${error.message}${nextSteps[error.reason] ?? howToRestore(data, name, newest)}`, {
      cause: error,
    })
  }

const howToRestore = (data: DataDirectory, name: string, newest: number) =>
  `. Bring the last good one back: copy ${setPath(data, name, newest)} to ${currentSetPath(data, name)}`

const liveState = ({ sequence, toggles }: EnvironmentSet): LiveEnvironment => ({
  sequence,
  toggles: toggleStates(toggles),
})

/** The pages of a set as they lie beside the history. */
const numberedPages = (
  data: DataDirectory,
  { name, sequence }: EnvironmentSet,
  { stable, canary, overrides }: Pages,
) => [
  [pageOfSet(data.environment(name), sequence), stable] as const,
  ...(canary === null ? [] : [[canaryPageOfSet(data.environment(name), sequence), canary] as const]),
  ...Object.entries(overrides).map(
    ([id, page]) => [overridePageOfSet(data.environment(name), sequence, id), page] as const,
  ),
]

/** Reads them back. @throws OpsError where one is not what the set says. */
export async function readPagesOfSet(data: DataDirectory, set: EnvironmentSet): Promise<Pages> {
  const folder = data.environment(set.name)
  const read = async (path: string, integrity = '') => {
    const page = (await readIfThere(path)) ?? ''
    if (hasIntegrity(page, integrity)) return page
    const advice = `it was changed by hand. Delete ${setPath(data, set.name, set.sequence)}, which never was live`
    throw new OpsError(`The page of set ${set.sequence} of ${set.name} is not the one that belongs to it: ${advice}`)
  }
  return {
    stable: await read(pageOfSet(folder, set.sequence), set.page_integrity),
    canary: set.canary ? await read(canaryPageOfSet(folder, set.sequence), set.canary_page_integrity) : null,
    overrides: Object.fromEntries(
      await Promise.all(
        (set.overrides ?? []).map(
          async ({ id }) =>
            [id, await read(overridePageOfSet(folder, set.sequence, id), set.override_page_integrity?.[id])] as const,
        ),
      ),
    ),
  }
}

/** Makes a set live: signed, into the history, and only then what is served; the live set itself comes last. */
export async function writeLiveSet(data: DataDirectory, set: EnvironmentSet, pages: Pages): Promise<void> {
  const content = sealSet(set, await signingKey(data, environmentOwner(set.name)))
  // Its pages are there before it: a set of the history can always be made live.
  for (const [file, page] of numberedPages(data, set, pages)) await writeAtomically(file, page)
  await writeOnce(setPath(data, set.name, set.sequence), content)
  await serve(data, set, pages)
}

/** Serves what a set of the history says. */
export async function serve(data: DataDirectory, set: EnvironmentSet, pages: Pages): Promise<void> {
  const canaryPage = canaryPagePath(data, set.name)
  // First, so that nobody is sent to a canary that has ended.
  if (pages.canary === null) await rm(canaryPage, { force: true })
  for (const path of await unnamedOverrides(data, set)) await rm(path, { force: true })
  for (const [file, page] of numberedPages(data, set, pages)) await writeAtomically(file, page)
  await writeAtomically(pagePath(data, set.name), pages.stable)
  if (pages.canary !== null) await writeAtomically(canaryPage, pages.canary)
  for (const [id, page] of Object.entries(pages.overrides)) {
    await writeAtomically(overridePagePath(data, set.name, id), page)
  }
  await writeAtomically(livePath(data, set.name), JSON.stringify(liveState(set)))
  const content = await readFile(setPath(data, set.name, set.sequence), 'utf8')
  await writeAtomically(currentSetPath(data, set.name), content)
  const live = await readLive(data, set.name, 'expired')
  if (live) await remember(data, live)
}

/** Pages of overrides that lie there and that the set does not have. */
async function unnamedOverrides(data: DataDirectory, { name, overrides = [] }: EnvironmentSet): Promise<string[]> {
  const named = new Set(overrides.map(({ id }) => `${id}.html`))
  const files = await listIfThere(overridesPath(data, name))
  return files
    .filter(file => file.endsWith('.html') && !named.has(file))
    .map(file => join(overridesPath(data, name), file))
}

/** Served files that are not what the live set says, e.g. a page with another policy; empty when all is sound. */
export async function changedServedFiles(data: DataDirectory, set: EnvironmentSet): Promise<string[]> {
  const folder = data.environment(set.name)
  const isOf = (content: string | null, integrity = '') => content !== null && hasIntegrity(content, integrity)
  const isPage = (content: string | null) => isOf(content, set.page_integrity)
  const isCanary = (content: string | null) => isOf(content, set.canary_page_integrity)
  const checks: readonly (readonly [string, (content: string | null) => boolean])[] = [
    [pageOfSet(folder, set.sequence), isPage],
    [pagePath(data, set.name), isPage],
    [livePath(data, set.name), content => content === JSON.stringify(liveState(set))],
    ...(set.canary ? [[canaryPageOfSet(folder, set.sequence), isCanary] as const] : []),
    [canaryPagePath(data, set.name), set.canary ? isCanary : content => content === null],
    ...(set.overrides ?? []).flatMap(({ id }) => {
      const isOverride = (content: string | null) => isOf(content, set.override_page_integrity?.[id])
      return [
        [overridePageOfSet(folder, set.sequence, id), isOverride] as const,
        [overridePagePath(data, set.name, id), isOverride] as const,
      ]
    }),
  ]
  const changed = await Promise.all(
    checks.map(async ([path, isSound]) => {
      // One that cannot be read is neither absent nor what the set says.
      const content = await readIfThere(path).catch(() => '')
      return isSound(content) ? [] : [path]
    }),
  )
  return [...changed.flat(), ...(await unnamedOverrides(data, set))]
}
