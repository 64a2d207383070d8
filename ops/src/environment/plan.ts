import { EnvironmentSet, type EnvironmentContent, type Toggles } from '@invoice-card/environment/schema'
import * as v from 'valibot'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import type { Release } from '../release/release.ts'
import { readRelease } from '../release/store.ts'
import { analyticsRefusals } from './analytics.ts'
import { differences, type Difference } from './difference.ts'
import { refusals } from './gate.ts'
import { isRemote } from './page-data.ts'
import { readCurrentSet } from './store.ts'

/** What the next set is to be. */
export type Proposed = EnvironmentContent & Pick<EnvironmentSet, 'reason' | 'rolled_back_to'>

/** Makes the next set from the live one. @throws OpsError where there is nothing to make it from. */
export type Proposal = (current: EnvironmentSet | null) => Promise<Proposed> | Proposed

/** A set that could go live, what it would change, and what the gate says. */
export interface Plan {
  readonly current: EnvironmentSet | null
  readonly set: EnvironmentSet
  readonly releases: readonly Release[]
  readonly changes: readonly Difference[]
  /** Why it must not go live; empty when it may. */
  readonly refusals: readonly string[]
}

/** What would become of an environment. Reads only. */
export async function planChange(data: DataDirectory, name: string, propose: Proposal): Promise<Plan> {
  const current = await readCurrentSet(data, name)
  const { reason, rolled_back_to, ...content } = await propose(current)
  const { releases, missing } = await readReleases(data, content.releases)
  const next = { ...content, toggles: togglesOf(content.toggles, releases) }
  // The schema's order of keys, which readers of the set get too.
  const set = v.parse(EnvironmentSet, {
    ...next,
    name,
    reason,
    rolled_back_to,
    sequence: (current?.sequence ?? 0) + 1,
    previous: current?.sequence ?? null,
    created_at: new Date().toISOString(),
  })
  return {
    current,
    set,
    releases,
    changes: differences(current, next),
    refusals: [...(missing.length > 0 ? missing : await refusals(releases, data)), ...analyticsRefusals(set)],
  }
}

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
