import type { EnvironmentChange, EnvironmentContent, EnvironmentSet, Toggles } from '@invoice-card/environment/schema'
import type { OpenedSet } from '@invoice-card/environment/verify'
import { isDeepStrictEqual } from 'node:util'
import { OpsError } from '../applications.ts'
import { setLifetimeDays, type DataDirectory } from '../data-directory.ts'
import type { Release } from '../release/release.ts'
import { integrityOf, readRelease } from '../release/store.ts'
import { analyticsRefusals } from './analytics.ts'
import { composePage } from './compose.ts'
import { refusals } from './gate.ts'
import { readEarlierSet, setsBefore } from './history.ts'
import { readLiveToChange } from './interrupted.ts'
import { withEnvironmentLock } from './lock.ts'
import { isRemote } from './page-data.ts'
import { provenance } from './provenance.ts'
import { changedServedFiles, serve, writeLiveSet } from './store.ts'

/** The first set of an environment starts from these values. */
export type InitialValues = Omit<EnvironmentContent, 'releases'>

const dayMs = 86_400_000

/**
 * Makes a new set from the live one and puts it live, if everything in it holds together.
 * Nothing changes when nothing would be different.
 * @throws OpsError naming every reason of the gate.
 */
export const changeEnvironment = (
  data: DataDirectory, name: string, change: EnvironmentChange, reason: string, initial?: InitialValues, author?: string,
): Promise<EnvironmentSet> =>
  withEnvironmentLock(data, name, async () => {
    const live = await readLiveToChange(data, name)
    const base = live?.set ?? (initial ? { ...initial, releases: {} } : null)
    if (!base) throw new OpsError(`There is no environment ${name} in ${data.root}. \`pnpm start\` makes the environment local`)
    const next = { ...contentOf(base), ...change, releases: { ...base.releases, ...change.releases } }
    if (live && isSame(live.set, next)) return keepServed(data, live, author)
    return putLive(data, next, { name, live, reason, author })
  })

/**
 * Makes the values of an earlier set live again, as a new set. `sequence` defaults to the last one with other releases.
 * Toggles stay as they are: going back to an older version must not switch on what somebody has switched off since.
 */
export const rollBack = (
  data: DataDirectory, name: string, sequence?: number, author?: string,
): Promise<EnvironmentSet> =>
  withEnvironmentLock(data, name, async () => {
    const live = await readLiveToChange(data, name)
    const earlier = live && await readEarlierSet(data, live, sequence ?? await lastWithOtherReleases(data, live))
    if (!live || !earlier) throw new OpsError(`Environment ${name} has no earlier set to go back to`)
    return putLive(data, { ...contentOf(earlier), toggles: live.set.toggles }, { name, live, reason: `rollback to ${earlier.sequence}`, author })
  })

async function lastWithOtherReleases(data: DataDirectory, live: OpenedSet): Promise<number> {
  for await (const { set } of setsBefore(data, live)) {
    if (JSON.stringify(set.releases) !== JSON.stringify(live.set.releases)) return set.sequence
  }
  throw new OpsError(`Environment ${live.set.name} has no earlier set to go back to`)
}

/** The same set with all that it serves; where this version of ops composes another page, a set of its own. */
async function keepServed(data: DataDirectory, live: OpenedSet, author?: string): Promise<EnvironmentSet> {
  const { set } = live
  const page = composePage(set, await releasesOf(data, set))
  if (integrityOf(page) !== set.page_integrity) return putLive(data, contentOf(set), { name: set.name, live, reason: 'page composed anew', author })
  if ((await changedServedFiles(data, set)).length > 0) await serve(data, set, page)
  return set
}

const releasesOf = (data: DataDirectory, { releases }: Pick<EnvironmentSet, 'releases'>) =>
  Promise.all(Object.entries(releases).map(([name, version]) => readRelease(data, name, version)))

/** What a new set comes after, and why. */
interface Occasion { readonly name: string, readonly live: OpenedSet | null, readonly reason: string, readonly author: string | undefined }

/** Makes a set with this content, the next of its environment, and puts it live. @throws OpsError naming every reason of the gate. */
export async function putLive(
  data: DataDirectory, content: EnvironmentContent, { name, live, reason, author }: Occasion,
): Promise<EnvironmentSet> {
  const releases = await releasesOf(data, content)
  const now = Date.now()
  const unserved = {
    ...content,
    toggles: togglesOf(content, releases),
    name,
    sequence: (live?.set.sequence ?? 0) + 1,
    previous: live?.set.sequence ?? null,
    previous_hash: live?.hash ?? null,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + setLifetimeDays() * dayMs).toISOString(),
    reason,
    ...await provenance(author),
  }
  const reasons = [...await refusals(releases, data), ...analyticsRefusals(content)]
  if (reasons.length > 0) {
    throw new OpsError(`Environment ${name} stays as it is:\n${reasons.map(one => `  - ${one}`).join('\n')}`)
  }
  const page = composePage(unserved, releases)
  const set = { ...unserved, page_integrity: integrityOf(page) }
  await writeLiveSet(data, set, page)
  return set
}

/** What a set says about its environment, without what makes it this one set. */
export const contentOf = (
  { releases, toggles, links, card_frame_origin, token_api_key, analytics }: EnvironmentContent,
): EnvironmentContent =>
  ({ releases, toggles, links, card_frame_origin, token_api_key, analytics })

/** A toggle for every remote: on until somebody switches it, with what its release says of being off. */
const togglesOf = ({ toggles }: EnvironmentContent, releases: readonly Release[]): Toggles => ({
  ...toggles,
  ...Object.fromEntries(releases.filter(isRemote).map(({ remote }) =>
    [remote.name, { is_on: true, excluded_corporate_numbers: [], ...toggles[remote.name], when_off: remote.toggle.whenOff }])),
})

const isSame = (current: EnvironmentContent, next: EnvironmentContent) =>
  isDeepStrictEqual(contentOf(current), contentOf(next))
