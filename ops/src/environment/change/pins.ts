import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../../applications.ts'

type Releases = EnvironmentSet['releases']

/** These releases with the pinned ones as they are live, and which of them stayed for that reason. */
export function withPins(
  { pinned = [], releases: live }: Pick<EnvironmentSet, 'pinned' | 'releases'>,
  wanted: Releases,
): { readonly releases: Releases; readonly held: readonly string[] } {
  const held = pinned.filter(name => live[name] !== undefined && wanted[name] !== live[name])
  return { releases: { ...wanted, ...Object.fromEntries(held.map(name => [name, live[name] ?? ''])) }, held }
}

/** @throws OpsError where releases would move what is pinned, or leave it out: its owner wants to be asked. */
export function assertNotPinned(current: EnvironmentSet, wanted: Releases): void {
  const reasons = withPins(current, wanted).held.map(
    name => `${name} is pinned at ${current.releases[name]} in ${current.name}: \`pnpm ops unpin ${name}\` frees it`,
  )
  if (reasons.length > 0) throw new OpsError(reasons.join('\n'), { code: 'refused', reasons })
}
