import type { Canary, EnvironmentSet } from '@invoice-card/environment/schema'

interface Next {
  readonly canary: Canary | undefined
  readonly releases: EnvironmentSet['releases']
  readonly reason: string
}

/**
 * The canary of the next set, which stays unless a change says otherwise: with another stable version of the same
 * application there is nothing left to compare, so it ends, and the reason of the set says so.
 */
export function nextCanary(current: EnvironmentSet | null, next: Next): Pick<Next, 'canary' | 'reason'> {
  const { canary } = next
  if (!canary || !current?.canary) return { canary, reason: next.reason }
  const replaced = Object.keys(canary.releases).filter(name => next.releases[name] !== current.releases[name])
  if (replaced.length === 0) return { canary, reason: next.reason }
  return { canary: undefined, reason: `${next.reason}; the canary of ${replaced.join(', ')} ends with it` }
}
