import type { Canary, EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../applications.ts'
import { contentOf } from '../environment/change/change.ts'
import { shareText } from '../environment/change/difference.ts'
import { existing } from '../environment/stored/environments.ts'
import { assertNotPinned } from '../environment/change/pins.ts'
import type { Proposal } from '../environment/change/plan.ts'

/** What somebody asks of a canary; a value that is not given stays, or is the default of a new one. */
export interface CanaryRequest {
  /** None: those of the canary that runs. */
  readonly releases: Canary['releases']
  readonly percent: number | undefined
  readonly companies: readonly string[] | undefined
  readonly limit_points: number | undefined
  readonly min_documents: number | undefined
}

/** Five points is more than a bad hour of a network; fifty documents are no single visitor. */
const defaults = { percent: 0, companies: [], limit_points: 5, min_documents: 50 }

/** A canary that begins, or more visitors for the one that runs. */
export const proposeCanary =
  (name: string, wanted: CanaryRequest): Proposal =>
  current => {
    const live = existing(current, name)
    const running = live.canary
    if (running && !isSame(running.releases, wanted.releases)) {
      throw refused(`A canary of ${textOf(running)} runs in ${name}: promote or abort it first`)
    }
    if (!running && Object.keys(wanted.releases).length === 0) throw none(name)
    const canary = { ...(running ?? beginning(live, wanted)), ...given(wanted) }
    if (running && canary.percent < running.percent) {
      const visitors = `${running.percent} % of the visitors have the canary and would change their version`
      throw refused(`${visitors}: a share only grows. \`pnpm ops canary --abort --env ${name}\` ends it`)
    }
    if (canary.percent === 0 && canary.companies.length === 0) {
      throw refused('Nobody would get the canary: give --percent or --companies')
    }
    return { ...contentOf(live), canary, reason: `canary ${textOf(canary)} for ${shareText(canary)}` }
  }

/** The canary's versions for everybody. @param since sequence at which the canary began that held */
export const proposePromotion =
  (name: string, since: number): Proposal =>
  current => {
    const live = existing(current, name)
    const { releases, since: running } = runningIn(live)
    if (running !== since) {
      throw refused(
        `The canary of ${name} since set ${since} runs no more: compare the one that does, \`pnpm ops canary\``,
      )
    }
    return {
      ...contentOf(live),
      releases: { ...live.releases, ...releases },
      canary: undefined,
      reason: `promote canary ${textOf({ releases })}`,
    }
  }

/**
 * The stable versions for everybody. @param since sequence at which the canary began that is meant; any unless given
 */
export const proposeEnd =
  (name: string, why: string, since?: number): Proposal =>
  current => {
    const live = existing(current, name)
    const canary = runningIn(live)
    if (since !== undefined && canary.since !== since) throw none(name)
    return { ...contentOf(live), canary: undefined, reason: `abort canary ${textOf(canary)}: ${why}` }
  }

/** The canary that runs. @throws OpsError where there is none. */
export function runningIn({ canary, name }: EnvironmentSet): Canary {
  if (!canary) throw none(name)
  return canary
}

/** What a canary tries, e.g. `remote-payments 1.0.1-1a2b3c4d5e`. */
export const textOf = ({ releases }: Pick<Canary, 'releases'>): string =>
  Object.entries(releases)
    .map(part => part.join(' '))
    .join(', ')

function beginning(live: EnvironmentSet, { releases }: CanaryRequest): Canary {
  assertNotPinned(live, { ...live.releases, ...releases })
  const live_already = Object.keys(releases).filter(name => live.releases[name] === releases[name])
  if (live_already.length > 0) throw refused(`${live_already.join(', ')} is live in this version for everybody`)
  return { ...defaults, releases, since: live.sequence + 1, started_at: new Date().toISOString() }
}

const given = ({ percent, companies, limit_points, min_documents }: CanaryRequest): Partial<Canary> => ({
  ...(percent === undefined ? {} : { percent }),
  ...(companies === undefined ? {} : { companies: [...new Set(companies)] }),
  ...(limit_points === undefined ? {} : { limit_points }),
  ...(min_documents === undefined ? {} : { min_documents }),
})

/** Nothing named means the one that runs. */
const isSame = (running: Canary['releases'], wanted: Canary['releases']) =>
  Object.keys(wanted).length === 0 ||
  (Object.keys(running).length === Object.keys(wanted).length &&
    Object.entries(wanted).every(([name, version]) => running[name] === version))

const none = (name: string) => new OpsError(`No canary runs in ${name}`, { code: 'not_found' })
const refused = (message: string) => new OpsError(message, { code: 'refused', reasons: [message] })
