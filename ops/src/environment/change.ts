import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import type { Release } from '../release/release.ts'
import { readRelease } from '../release/store.ts'
import { analyticsRefusals } from './analytics.ts'
import { composePage } from './compose.ts'
import { refusals } from './gate.ts'
import { withEnvironmentLock } from './lock.ts'
import { isRemote } from './page-data.ts'
import type { EnvironmentChange, EnvironmentSet, Toggles } from '@invoice-card/environment/schema'
import { changedServedFiles, readCurrentSet, readSet, writeCurrentSet } from './store.ts'

/** The first set of an environment starts from these values. */
export type InitialValues = Pick<EnvironmentSet, 'links' | 'card_frame_origin' | 'token_api_key' | 'toggles' | 'analytics'>

/**
 * Makes a new set from the live one and puts it live, if everything in it holds together.
 * Nothing changes when nothing would be different.
 * @throws OpsError naming every reason of the gate.
 */
export const changeEnvironment = (data: DataDirectory, name: string, change: EnvironmentChange, reason: string, initial?: InitialValues): Promise<EnvironmentSet> =>
  withEnvironmentLock(data, name, async () => {
    const current = await readCurrentSet(data, name)
    const base = current ?? (initial ? { ...initial, releases: {} } : null)
    if (!base) throw new OpsError(`There is no environment ${name} in ${data.root}. \`pnpm start\` makes the environment local`)
    const next = { ...base, ...change, releases: { ...base.releases, ...change.releases } }
    if (current && isSame(current, next)) return keepServed(data, current)
    return putLive(data, {
      ...next, name, sequence: (current?.sequence ?? 0) + 1, previous: current?.sequence ?? null, created_at: new Date().toISOString(), reason,
    })
  })

/**
 * Makes the values of an earlier set live again, as a new set. `sequence` defaults to the last one with other releases.
 * Toggles stay as they are: going back to an older version must not switch on what somebody has switched off since.
 */
export const rollBack = (data: DataDirectory, name: string, sequence?: number): Promise<EnvironmentSet> =>
  withEnvironmentLock(data, name, async () => {
    const current = await readCurrentSet(data, name)
    const earlier = current && (sequence ? await readSet(data, name, sequence) : await lastWithOtherReleases(data, current))
    if (!current || !earlier) throw new OpsError(`Environment ${name} has no earlier set to go back to`)
    return putLive(data, {
      ...earlier, toggles: current.toggles, sequence: current.sequence + 1, previous: current.sequence, created_at: new Date().toISOString(), reason: `rollback to ${earlier.sequence}`,
    })
  })

async function lastWithOtherReleases(data: DataDirectory, current: EnvironmentSet): Promise<EnvironmentSet | null> {
  for (let previous = current.previous; previous !== null;) {
    const set = await readSet(data, current.name, previous)
    if (JSON.stringify(set.releases) !== JSON.stringify(current.releases)) return set
    previous = set.previous
  }
  return null
}

/** The same set, its page as this version of ops composes it. */
async function keepServed(data: DataDirectory, set: EnvironmentSet): Promise<EnvironmentSet> {
  const page = composePage(set, await releasesOf(data, set))
  if ((await changedServedFiles(data, set, page)).length > 0) await writeCurrentSet(data, set, page)
  return set
}

const releasesOf = (data: DataDirectory, { releases }: EnvironmentSet) =>
  Promise.all(Object.entries(releases).map(([name, version]) => readRelease(data, name, version)))

async function putLive(data: DataDirectory, changed: EnvironmentSet): Promise<EnvironmentSet> {
  const releases = await releasesOf(data, changed)
  const set = { ...changed, toggles: togglesOf(changed, releases) }
  const reasons = [...await refusals(releases, data), ...analyticsRefusals(set)]
  if (reasons.length > 0) throw new OpsError(`Environment ${set.name} stays as it is:\n${reasons.map(reason => `  - ${reason}`).join('\n')}`)
  await writeCurrentSet(data, set, composePage(set, releases))
  return set
}

/** A toggle for every remote: on until somebody switches it, with what its release says of being off. */
const togglesOf = ({ toggles }: EnvironmentSet, releases: readonly Release[]): Toggles => ({
  ...toggles,
  ...Object.fromEntries(releases.filter(isRemote).map(({ remote }) =>
    [remote.name, { is_on: true, excluded_corporate_numbers: [], ...toggles[remote.name], when_off: remote.toggle.whenOff }])),
})

const isSame = (current: EnvironmentSet, next: object) =>
  Object.entries(next).every(([key, value]) => JSON.stringify(value) === JSON.stringify(current[key as keyof EnvironmentSet]))
