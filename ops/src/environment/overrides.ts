import { isOver, type EnvironmentSet, type Override } from '@invoice-card/environment/schema'

/** Whether overrides are never to be shown there, by the environment's name. */
export const isProduction = (environment: string): boolean => environment.startsWith('prod')

type Allowing = Pick<EnvironmentSet, 'name' | 'override_origins' | 'overrides'>

/** Why a set must not have what it says of overrides. */
export function overrideRefusals({ name, override_origins, overrides = [] }: Allowing): string[] {
  if (!isProduction(name) || (!override_origins && overrides.length === 0)) return []
  return [
    `override_origins: ${name} is a production environment, in which nobody is shown another version by a link: ` +
      'set it to null in the settings, and use another environment or a canary',
  ]
}

interface Next extends Pick<EnvironmentSet, 'override_origins' | 'releases' | 'reason'> {
  readonly overrides: readonly Override[] | undefined
}

/**
 * The overrides that stay in the next set. Those that are over, that everybody gets now, or that the
 * environment allows no more end, and the reason of the set says so.
 */
export function nextOverrides(
  { overrides = [], override_origins, releases, reason }: Next,
  now: number,
): { readonly overrides: Override[] | undefined; readonly reason: string } {
  const isActive = (override: Override) =>
    Boolean(override_origins) &&
    !isOver(override, now) &&
    Object.entries(override.releases).every(([name, version]) => releases[name] !== version)
  const [active, ended] = [overrides.filter(isActive), overrides.filter(override => !isActive(override))]
  return {
    overrides: active.length > 0 ? active : undefined,
    reason: [reason, ...ended.map(override => `the override of ${remoteOf(override)} ends`)].join('; '),
  }
}

/** Its remote, e.g. `remote-payments`. */
export const remoteOf = ({ releases }: Pick<Override, 'releases'>): string => Object.keys(releases).join(', ')

/** What it shows, e.g. `remote-payments 1.0.1-1a2b3c4d5e`. */
export const overrideText = ({ releases }: Pick<Override, 'releases'>): string =>
  Object.entries(releases)
    .map(part => part.join(' '))
    .join(', ')
