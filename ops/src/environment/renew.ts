import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { contentOf, putLive } from './change.ts'
import { readLiveToChange } from './interrupted.ts'
import { withEnvironmentLock } from './lock.ts'

export interface Renewal {
  /** Only once half of the live set's time has passed: what a daily job asks for. */
  readonly isOnlyWhenDue?: boolean | undefined
  /** Sequence of a live set whose key was revoked and that a person has looked at. */
  readonly accepted?: number | undefined
  readonly author?: string | undefined
}

/** Makes a new set with the content of the live one, also of one that has expired. @throws OpsError for any other fault of it. */
export const renew = (
  data: DataDirectory, name: string, { isOnlyWhenDue = false, accepted, author }: Renewal = {},
): Promise<EnvironmentSet> =>
  withEnvironmentLock(data, name, async () => {
    const live = await readLiveToChange(data, name, accepted === undefined ? 'expired' : 'revoked_key')
    if (!live) throw new OpsError(`There is no environment ${name} in ${data.root}`)
    if (accepted !== undefined && accepted !== live.set.sequence) {
      throw new OpsError(`Set ${live.set.sequence} of ${name} is live, not ${accepted}: look at that one`)
    }
    if (isOnlyWhenDue && !isDue(live.set, Date.now())) return live.set
    const reason = accepted === undefined ? 'renew' : `renew, set ${accepted} accepted by hand`
    return putLive(data, contentOf(live.set), { name, live, reason, author })
  })

const isDue = ({ created_at, expires_at }: EnvironmentSet, now: number) =>
  now >= (Date.parse(created_at) + Date.parse(expires_at)) / 2
