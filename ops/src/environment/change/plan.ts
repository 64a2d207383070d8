import {
  UnservedSet,
  type EnvironmentContent,
  type EnvironmentSet,
  type Toggles,
} from '@invoice-card/environment/schema'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { OpsError } from '../../applications.ts'
import { auditRefusals } from '../../audit/refusals.ts'
import { setLifetimeDays, type DataDirectory } from '../../data-directory.ts'
import type { Release } from '../../release/release.ts'
import { changedFiles, readRelease } from '../../release/store.ts'
import { analyticsRefusals } from '../page/analytics.ts'
import { nextCanary } from './canary.ts'
import { composePages, integrityOfPages, pageRefusals, type SetReleases } from '../page/compose.ts'
import { differences, type Difference } from './difference.ts'
import { refusals, type Target } from './gate.ts'
import { readBase } from '../stored/interrupted.ts'
import { nextOverrides, overrideRefusals } from '../overrides.ts'
import { isRemote } from '../page/page-data.ts'
import { usedOf } from '../page/script-urls.ts'
import { provenance } from '../../provenance.ts'
import type { AcceptedProblems } from '../stored/store.ts'

/** What the next set is to be. */
type Proposed = EnvironmentContent &
  Pick<EnvironmentSet, 'reason' | 'rolled_back_to'> & {
    /** Makes a set even where nothing changes: one that is accepted for longer. */
    readonly isRenewal?: boolean
  }

/** Makes the next set from the live one. @throws OpsError where there is nothing to make it from. */
export type Proposal = (current: EnvironmentSet | null) => Promise<Proposed> | Proposed

export interface PlanOptions {
  /** Who makes the change, where that is not the user of git. */
  readonly author?: string | undefined
  readonly overlooks?: AcceptedProblems | undefined
}

/** A set that could go live, what it would change, and what the gate says. */
export interface Plan {
  readonly current: EnvironmentSet | null
  readonly set: UnservedSet
  /** False where the live set says all of it already. */
  readonly isNew: boolean
  readonly releases: SetReleases
  /** Every release of it can be read. */
  readonly isWhole: boolean
  readonly changes: readonly Difference[]
  /** Why it must not go live; empty when it may. */
  readonly refusals: readonly string[]
}

const dayMs = 86_400_000

/** What would become of an environment. Reads only, and needs no key to sign with. */
export async function planChange(
  data: DataDirectory,
  name: string,
  propose: Proposal,
  { author, overlooks }: PlanOptions = {},
): Promise<Plan> {
  const base = await readBase(data, name, overlooks)
  const current = base?.set ?? null
  const { reason: proposed, rolled_back_to, isRenewal = false, ...content } = await propose(current)
  const now = Date.now()
  const planned = nextCanary(current, { canary: content.canary, releases: content.releases, reason: proposed })
  const { overrides, reason } = nextOverrides({ ...content, overrides: content.overrides, reason: planned.reason }, now)
  const changed = { ...content, canary: planned.canary, overrides }
  const { releases, missing } = await readAll(data, changed, current)
  const next = { ...changed, toggles: togglesOf(content.toggles, releases.stable) }
  const changes = differences(current, next)
  const isSame = current !== null && changes.length === 0 && !isRenewal
  const unreadable = pageRefusals(releases)
  // Where this version of ops composes another page; a host that reads none of them stays with the one that it has.
  const isPageStale = isSame && missing.length === 0 && unreadable.length === 0 && !isPageOf(current, releases)
  const isNew = !isSame || isPageStale
  // The schema's order of keys, which readers of the set get too.
  const set = v.parse(UnservedSet, {
    ...next,
    earlier_releases: isNew ? await listEarlier(data, releases) : current?.earlier_releases,
    name,
    reason: isPageStale ? 'page composed again' : reason,
    rolled_back_to,
    sequence: (current?.sequence ?? 0) + 1,
    previous: current?.sequence ?? null,
    previous_hash: base?.hash ?? null,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + setLifetimeDays() * dayMs).toISOString(),
    ...(await provenance(author)),
  })
  return {
    current,
    set,
    isNew,
    releases,
    changes,
    isWhole: missing.length === 0,
    refusals: [
      ...(missing.length > 0
        ? missing
        : isEndOfTrials(changes)
          ? []
          : await refusalsOf(releases, data, { target: await targetOf(data, name, current), current })),
      ...unreadable,
      ...analyticsRefusals(set),
      ...overrideRefusals(set),
      // A rollback is urgent, and it was live before.
      ...(rolled_back_to === undefined ? await auditRefusals(data, everyRelease(releases), { current, next }) : []),
    ],
  }
}

/** Without those of overrides, which are shown as they are being made. */
const everyRelease = ({ stable, canary }: SetReleases): Release[] => [...new Set([...stable, ...(canary ?? [])])]

function isPageOf(set: EnvironmentSet, releases: SetReleases): boolean {
  const { page_integrity, canary_page_integrity, override_page_integrity } = integrityOfPages(
    composePages(set, releases),
  )
  return (
    page_integrity === set.page_integrity &&
    canary_page_integrity === set.canary_page_integrity &&
    isDeepStrictEqual(override_page_integrity, set.override_page_integrity)
  )
}

/** What everybody has already, whatever the gate says of it today: a canary or an override can always be ended. */
const isEndOfTrials = (changes: readonly Difference[]): boolean =>
  changes.length > 0 && changes.every(({ what, to }) => /^(canary|override) /.test(what) && to === null)

/** The gate sees the sets of the canary's visitors and of each override as a whole, too. */
async function refusalsOf(
  { stable, canary, overrides }: SetReleases,
  data: DataDirectory,
  { target, current }: { readonly target: Target; readonly current: EnvironmentSet | null },
): Promise<string[]> {
  const found = await refusals(stable, data, target)
  const ofTrial = async (what: string, releases: readonly Release[], nextStep = '') =>
    (await refusals(releases, data, target))
      .filter(reason => !found.includes(reason))
      .map(reason => `${what}: ${reason}${nextStep}`)
  const others = await Promise.all([
    canary ? ofTrial('canary', canary) : [],
    ...Object.entries(overrides).map(([id, releases]) => {
      const isLive = current?.overrides?.some(override => override.id === id)
      const nextStep = `; or end it: \`pnpm ops override --end ${id} --env ${target.environment}\``
      return ofTrial(`override ${id}`, releases, isLive ? nextStep : '')
    }),
  ])
  return [...found, ...others.flat()]
}

/** Application → versions of earlier releases that the next set lists: none that was damaged. */
async function listEarlier(
  data: DataDirectory,
  { stable, canary, overrides, earlier }: SetReleases,
): Promise<EnvironmentSet['earlier_releases']> {
  const shown = [...new Set([...stable, ...(canary ?? []), ...Object.values(overrides).flat()])]
  const changes = await Promise.all(earlier.map(one => changedFiles(data, one)))
  const sound = earlier.filter((_, index) => changes[index]?.length === 0)
  const used = [...Map.groupBy(sound, ({ name }) => name)].flatMap(([name, ofName]) => {
    const versions = usedOf(
      ofName,
      shown.filter(one => one.name === name),
    )
    return versions.length > 0 ? [[name, versions.map(({ version }) => version)] as const] : []
  })
  return used.length > 0 ? Object.fromEntries(used) : undefined
}

async function readAll(
  data: DataDirectory,
  { releases: versions, canary, overrides = [] }: Pick<EnvironmentContent, 'releases' | 'canary' | 'overrides'>,
  current: EnvironmentSet | null,
): Promise<{ releases: SetReleases; missing: readonly string[] }> {
  const mixedWith = (others: EnvironmentContent['releases']) => readReleases(data, { ...versions, ...others })
  const stable = await mixedWith({})
  const mixed = canary && (await mixedWith(canary.releases))
  const shown = await Promise.all(overrides.map(async ({ id, releases }) => ({ id, ...(await mixedWith(releases)) })))
  return {
    releases: {
      stable: stable.releases,
      canary: mixed?.releases ?? null,
      overrides: Object.fromEntries(shown.map(({ id, releases }) => [id, releases])),
      earlier: current ? await readEarlier(data, current) : [],
    },
    missing: [...new Set([stable, ...(mixed ? [mixed] : []), ...shown].flatMap(({ missing }) => missing))],
  }
}

/** Releases whose scripts browsers may have from the live set; one that cannot be read any more is no loss. */
async function readEarlier(
  data: DataDirectory,
  { releases, earlier_releases = {} }: EnvironmentSet,
): Promise<Release[]> {
  const found = await Promise.all(
    Object.entries(releases).map(async ([name, live]) => {
      const versions = new Set([...(earlier_releases[name] ?? []), live])
      return Promise.all([...versions].map(version => readReleases(data, { [name]: version })))
    }),
  )
  return found.flat().flatMap(one => one.releases)
}

async function readReleases(
  data: DataDirectory,
  versions: Readonly<Record<string, string>>,
): Promise<{ releases: Release[]; missing: string[] }> {
  const found = await Promise.allSettled(
    Object.entries(versions).map(([name, version]) => readRelease(data, name, version)),
  )
  return {
    releases: found.flatMap(one => (one.status === 'fulfilled' ? [one.value] : [])),
    missing: found.flatMap(one => (one.status === 'rejected' ? [messageOf(one.reason)] : [])),
  }
}

/** What is live may have been deleted since: then its links are nobody's any more. */
const targetOf = async (data: DataDirectory, environment: string, current: EnvironmentSet | null): Promise<Target> => ({
  environment,
  live: (await readReleases(data, current?.releases ?? {})).releases,
})

function messageOf(reason: unknown): string {
  if (reason instanceof OpsError) return reason.message
  throw reason
}

/** A toggle for every remote: on until somebody switches it, with what its release says of being off. */
const togglesOf = (toggles: Toggles, releases: readonly Release[]): Toggles => ({
  ...toggles,
  ...Object.fromEntries(
    releases
      .filter(isRemote)
      .map(({ remote }) => [
        remote.name,
        { is_on: true, excluded_corporate_numbers: [], ...toggles[remote.name], when_off: remote.toggle.whenOff },
      ]),
  ),
})
