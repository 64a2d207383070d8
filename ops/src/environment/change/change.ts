import type { EnvironmentChange, EnvironmentContent, EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../../applications.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { composePages, integrityOfPages } from '../page/compose.ts'
import { finishInterrupted } from '../stored/interrupted.ts'
import { withEnvironmentLock } from '../stored/lock.ts'
import { planChange, type Plan, type PlanOptions, type Proposal } from './plan.ts'
import { changedServedFiles, serve, writeLiveSet } from '../stored/store.ts'

/** The first set of an environment starts from these values. */
export type InitialValues = Omit<EnvironmentContent, 'releases' | 'pinned' | 'canary' | 'overrides'>

/** What came of a plan: its set is live. */
type Done = Plan & { readonly set: EnvironmentSet }

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
  options: PlanOptions = {},
): Promise<EnvironmentSet> => (await putLive(data, name, proposeChange(change, reason, initial), options)).set

/** The live values with a change. @param initial values of an environment that begins with it. */
export const proposeChange =
  (change: EnvironmentChange, reason: string, initial?: InitialValues): Proposal =>
  current => {
    const base = current ?? (initial ? { ...initial, releases: {} } : null)
    if (!base) {
      throw new OpsError('There is no such environment. `pnpm start` makes the environment local', {
        code: 'not_found',
      })
    }
    return { ...contentOf(base), ...change, releases: { ...base.releases, ...change.releases }, reason }
  }

/** Puts live what is proposed. @throws OpsError naming every reason of the gate; the environment stays as it is. */
export const putLive = (
  data: DataDirectory,
  name: string,
  propose: Proposal,
  options: PlanOptions = {},
): Promise<Done> =>
  withEnvironmentLock(data, name, async () => {
    await finishInterrupted(data, name, options.overlooks)
    const plan = await planChange(data, name, propose, options)
    const { current, releases, refusals } = plan
    if (current && !plan.isNew && plan.isWhole) {
      await storeServed(data, current, plan)
      return { ...plan, set: current }
    }
    if (refusals.length > 0) {
      throw new OpsError(`Environment ${name} stays as it is:\n${refusals.map(reason => `  - ${reason}`).join('\n')}`, {
        code: 'refused',
        reasons: refusals,
      })
    }
    const pages = composePages(plan.set, releases)
    const set = { ...plan.set, ...integrityOfPages(pages) }
    await writeLiveSet(data, set, pages)
    return { ...plan, set }
  })

/** The same set with all that it serves. */
async function storeServed(data: DataDirectory, set: EnvironmentSet, { releases }: Plan): Promise<void> {
  if ((await changedServedFiles(data, set)).length > 0) await serve(data, set, composePages(set, releases))
}

/** What a set says about its environment, without what makes it this one set. */
export const contentOf = (content: EnvironmentContent): EnvironmentContent => {
  const { releases, pinned, toggles, links, card_frame_origin, token_api_key, analytics, requires_audit } = content
  const { canary, origin, override_origins, overrides } = content
  return {
    releases,
    pinned,
    toggles,
    links,
    card_frame_origin,
    origin,
    token_api_key,
    analytics,
    requires_audit,
    canary,
    override_origins,
    overrides,
  }
}
