import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../../applications.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { putLive, contentOf } from './change.ts'
import { readEarlierSet, setsBefore } from '../stored/history.ts'
import { withPins } from './pins.ts'
import type { Proposal } from './plan.ts'

/** Makes the releases of an earlier set live again, as a new set. */
export const rollBack = async (data: DataDirectory, name: string, sequence?: number): Promise<EnvironmentSet> =>
  (await putLive(data, name, proposeRollback(data, name, sequence))).set

/**
 * The live values with the releases of an earlier set: by default the last one before the live releases came.
 * Toggles, links and origins stay: going back to an older version must not undo what somebody has set since.
 * Pressed again it goes further back, since a rollback says which set it has gone to (`rolled_back_to`).
 */
export const proposeRollback =
  (data: DataDirectory, name: string, sequence?: number): Proposal =>
  async current => {
    const none = new OpsError(`Environment ${name} has no earlier set to go back to`, { code: 'not_found' })
    if (!current) throw none
    const to = sequence ?? (await lastWithOtherReleases(data, current))?.sequence
    if (to === undefined) throw none
    const earlier = await readEarlierSet(data, current, to)
    const { releases } = withPins(current, earlier.releases)
    return {
      ...contentOf(current),
      // A rollback is to one known set; the live one itself is only written again.
      ...(earlier.sequence === current.sequence ? {} : { canary: undefined, overrides: undefined }),
      releases,
      rolled_back_to: earlier.sequence,
      reason: `rollback to ${earlier.sequence}`,
    }
  }

/** The set that `rollback` would go to; null where there is none. @throws OpsError where a set before was edited. */
export async function lastWithOtherReleases(
  data: DataDirectory,
  current: EnvironmentSet,
): Promise<EnvironmentSet | null> {
  let before = setBefore(current)
  for await (const { set } of setsBefore(data, current)) {
    // Those in between only vouch for it.
    if (set.sequence !== before) continue
    if (!isSame(withPins(current, set.releases).releases, current.releases)) return set
    before = setBefore(set)
  }
  return null
}

/** What a rollback left behind is no place to go back to: the way on is from where it went. */
const setBefore = ({ rolled_back_to, previous }: EnvironmentSet): number | null => rolled_back_to ?? previous

type Releases = EnvironmentSet['releases']
const isSame = (one: Releases, other: Releases): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, version]) => other[name] === version)
