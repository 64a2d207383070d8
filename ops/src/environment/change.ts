import type { EnvironmentChange, EnvironmentContent, EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { composePage } from './compose.ts'
import { withEnvironmentLock } from './lock.ts'
import { planChange, type Plan, type Proposal } from './plan.ts'
import { changedServedFiles, writeCurrentSet } from './store.ts'

/** The first set of an environment starts from these values. */
export type InitialValues = Omit<EnvironmentContent, 'releases' | 'pinned'>

/**
 * Makes a new set from the live one and puts it live, if everything in it holds together.
 * Nothing changes when nothing would be different.
 * @throws OpsError naming every reason of the gate.
 */
export const changeEnvironment = async (
  data: DataDirectory,
  name: string,
  change: EnvironmentChange,
  reason: string,
  initial?: InitialValues,
): Promise<EnvironmentSet> => (await putLive(data, name, proposeChange(change, reason, initial))).set

/** The live values with a change. @param initial values of an environment that begins with it. */
export const proposeChange =
  (change: EnvironmentChange, reason: string, initial?: InitialValues): Proposal =>
  (current) => {
    const base = current ?? (initial ? { ...initial, releases: {} } : null)
    if (!base) {
      throw new OpsError('There is no such environment. `pnpm start` makes the environment local', {
        code: 'not_found',
      })
    }
    return { ...contentOf(base), ...change, releases: { ...base.releases, ...change.releases }, reason }
  }

/** Puts live what is proposed. @throws OpsError naming every reason of the gate; the environment stays as it is. */
export const putLive = (data: DataDirectory, name: string, propose: Proposal): Promise<Plan> =>
  withEnvironmentLock(data, name, async () => {
    const plan = await planChange(data, name, propose)
    const { current, set, releases, changes } = plan
    const isWhole = releases.length === Object.keys(set.releases).length
    if (current && changes.length === 0 && isWhole) {
      await keepServed(data, current, plan)
      return { ...plan, set: current }
    }
    if (plan.refusals.length > 0) {
      throw new OpsError(
        `Environment ${name} stays as it is:\n${plan.refusals.map(reason => `  - ${reason}`).join('\n')}`,
        { code: 'refused', reasons: plan.refusals },
      )
    }
    await writeCurrentSet(data, set, composePage(set, releases))
    return plan
  })

/** The same set, its page as this version of ops composes it. */
async function keepServed(data: DataDirectory, set: EnvironmentSet, { releases }: Plan): Promise<void> {
  const page = composePage(set, releases)
  if ((await changedServedFiles(data, set, page)).length > 0) await writeCurrentSet(data, set, page)
}

/** What a set says about its environment, without what makes it this one set. */
export const contentOf = (content: EnvironmentContent): EnvironmentContent => {
  const { releases, pinned, toggles, links, card_frame_origin, token_api_key, analytics } = content
  return { releases, pinned, toggles, links, card_frame_origin, token_api_key, analytics }
}
