import {
  UnservedSet,
  type EnvironmentContent,
  type EnvironmentSet,
  type Toggles,
} from '@invoice-card/environment/schema'
import * as v from 'valibot'
import { OpsError } from '../applications.ts'
import { setLifetimeDays, type DataDirectory } from '../data-directory.ts'
import type { Release } from '../release/release.ts'
import { integrityOf, readRelease } from '../release/store.ts'
import { analyticsRefusals } from './analytics.ts'
import { composePage } from './compose.ts'
import { differences, type Difference } from './difference.ts'
import { refusals, type Target } from './gate.ts'
import { readBase } from './interrupted.ts'
import { isRemote } from './page-data.ts'
import { provenance } from './provenance.ts'
import type { Overlooked } from './store.ts'

/** What the next set is to be. */
export type Proposed = EnvironmentContent &
  Pick<EnvironmentSet, 'reason' | 'rolled_back_to'> & {
    /** Makes a set even where nothing changes: one that is accepted for longer. */
    readonly isRenewal?: boolean
  }

/** Makes the next set from the live one. @throws OpsError where there is nothing to make it from. */
export type Proposal = (current: EnvironmentSet | null) => Promise<Proposed> | Proposed

export interface PlanOptions {
  /** Who makes the change, where that is not the user of git. */
  readonly author?: string | undefined
  readonly overlooks?: Overlooked | undefined
}

/** A set that could go live, what it would change, and what the gate says. */
export interface Plan {
  readonly current: EnvironmentSet | null
  readonly set: UnservedSet
  /** False where the live set says all of it already. */
  readonly isNew: boolean
  readonly releases: readonly Release[]
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
  const { reason, rolled_back_to, isRenewal = false, ...content } = await propose(current)
  const { releases, missing } = await readReleases(data, content.releases)
  const next = { ...content, toggles: togglesOf(content.toggles, releases) }
  const changes = differences(current, next)
  const isSame = current !== null && changes.length === 0 && !isRenewal
  // Where this version of ops composes another page.
  const isPageStale = isSame && missing.length === 0 && !isPageOf(current, releases)
  const now = Date.now()
  // The schema's order of keys, which readers of the set get too.
  const set = v.parse(UnservedSet, {
    ...next,
    name,
    reason: isPageStale ? 'page composed anew' : reason,
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
    isNew: !isSame || isPageStale,
    releases,
    changes,
    refusals: [
      ...(missing.length > 0 ? missing : await refusals(releases, data, await targetOf(data, name, current))),
      ...analyticsRefusals(set),
    ],
  }
}

const isPageOf = (set: EnvironmentSet, releases: readonly Release[]): boolean =>
  integrityOf(composePage(set, releases)) === set.page_integrity

async function readReleases(
  data: DataDirectory,
  versions: Readonly<Record<string, string>>,
): Promise<{ releases: Release[], missing: string[] }> {
  const found = await Promise.allSettled(
    Object.entries(versions).map(([name, version]) => readRelease(data, name, version)),
  )
  return {
    releases: found.flatMap(one => (one.status === 'fulfilled' ? [one.value] : [])),
    missing: found.flatMap(one => (one.status === 'rejected' ? [messageOf(one.reason)] : [])),
  }
}

/** What is live may have been deleted since: then its links are nobody's any more. */
const targetOf = async (data: DataDirectory, environment: string, current: EnvironmentSet | null): Promise<Target> =>
  ({ environment, live: (await readReleases(data, current?.releases ?? {})).releases })

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
