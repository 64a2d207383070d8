import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../../applications.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { contentOf, putLive } from './change.ts'
import { existing } from '../stored/environments.ts'
import type { PlanOptions, Proposal } from './plan.ts'

export interface Renewal {
  /** Only once half of the live set's time has passed: what a daily job asks for. */
  readonly isOnlyWhenDue?: boolean
  /** Sequence of a live set whose key was revoked and that a person has checked. */
  readonly accepted?: number | undefined
}

/** Makes a new set with the content of the live one, also of an expired one. @throws OpsError for any other error. */
export const renew = async (data: DataDirectory, name: string, renewal: Renewal = {}): Promise<EnvironmentSet> =>
  (await putLive(data, name, proposeRenewal(name, renewal), acceptedProblemsOf(renewal))).set

/** The live values as they are, in a set that is accepted for longer. */
export const proposeRenewal =
  (name: string, { isOnlyWhenDue = false, accepted }: Renewal): Proposal =>
  current => {
    const live = existing(current, name)
    if (accepted !== undefined && accepted !== live.sequence) {
      throw new OpsError(`Set ${live.sequence} of ${name} is live, not ${accepted}: look at that one`)
    }
    const reason = accepted === undefined ? 'renew' : `renew, set ${accepted} accepted by hand`
    return { ...contentOf(live), reason, isRenewal: !isOnlyWhenDue || isDue(live, Date.now()) }
  }

/** What a renewal does not mind about the live set. */
export const acceptedProblemsOf = ({ accepted }: Renewal): Pick<PlanOptions, 'overlooks'> => ({
  overlooks: accepted === undefined ? 'expired' : 'revoked_key',
})

/** True from half of a set's time on: the daily job renews it. */
const isDue = (set: EnvironmentSet, now: number) => now >= momentOf(set, 1 / 2)

/** True when it should have been renewed long ago, and will be refused soon. */
export const isOverdue = (set: EnvironmentSet, now: number): boolean => now >= momentOf(set, 3 / 4)

const momentOf = ({ created_at, expires_at }: EnvironmentSet, share: number): number => {
  const from = Date.parse(created_at)
  return from + (Date.parse(expires_at) - from) * share
}
