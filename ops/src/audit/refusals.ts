import type { EnvironmentContent, EnvironmentSet } from '@invoice-card/environment/schema'
import type { DataDirectory } from '../data-directory.ts'
import type { Release } from '../release/release.ts'
import { coverageOf } from './coverage.ts'
import { readAudits } from './records.ts'

/** Why releases that are new in an environment must not go live before axe has audited all of them. */
export async function auditRefusals(
  data: DataDirectory,
  releases: readonly Release[],
  {
    current,
    next,
  }: { readonly current: EnvironmentSet | null; readonly next: Pick<EnvironmentContent, 'requires_audit'> },
): Promise<string[]> {
  if (!next.requires_audit) return []
  const isNew = ({ name, version }: Release) => current?.releases[name] !== version
  const found = await Promise.all(
    releases.filter(isNew).map(async release => {
      const { missing, violations } = coverageOf(release, await readAudits(data, release))
      const id = `${release.name}@${release.version}`
      return [
        ...missing.map(
          screen => `${id}: axe has not looked at ${screen}: run the journeys on a product with this version`,
        ),
        ...violations.map(violation => `${id}: ${violation}: mend it and publish again`),
      ]
    }),
  )
  return found.flat()
}
