import type { Canary, EnvironmentContent, Override, Toggles } from '@invoice-card/environment/schema'

/** One value that two sets do not share; null where a set does not have it. */
export interface Difference {
  readonly what: string
  readonly from: string | null
  readonly to: string | null
}

/** What is different in `after`. @param before null for what begins with `after`. */
export function differences(before: EnvironmentContent | null, after: EnvironmentContent): Difference[] {
  const [from, to] = [before ? textsOf(before) : {}, textsOf(after)]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map(what => ({ what, from: from[what] ?? null, to: to[what] ?? null }))
    .filter(one => one.from !== one.to)
}

const textsOf = (set: EnvironmentContent): Record<string, string> => ({
  ...set.releases,
  ...(set.canary ? canaryTexts(set.canary) : {}),
  ...Object.fromEntries((set.overrides ?? []).flatMap(overrideTexts)),
  ...Object.fromEntries((set.pinned ?? []).map(name => [`pin ${name}`, 'pinned'])),
  ...Object.fromEntries(Object.entries(set.toggles).map(([name, toggle]) => [`toggle ${name}`, toggleText(toggle)])),
  ...Object.fromEntries(Object.entries(set.links).map(([name, url]) => [`link ${name}`, url])),
  card_frame_origin: set.card_frame_origin,
  ...(set.origin ? { origin: set.origin } : {}),
  token_api_key: set.token_api_key,
  ...(set.requires_audit ? { requires_audit: 'yes' } : {}),
  ...(set.override_origins
    ? { override_origins: `allowed, ${set.override_origins.join(' ') || 'from the store'}` }
    : {}),
  ...(set.analytics ? { analytics: JSON.stringify(set.analytics) } : {}),
})

const canaryTexts = ({ releases, ...rest }: Canary): Record<string, string> =>
  Object.fromEntries(
    Object.entries(releases).map(([name, version]) => [`canary ${name}`, `${version} for ${shareText(rest)}`]),
  )

const overrideTexts = ({ id, releases, until }: Override): [string, string][] =>
  Object.entries(releases).map(([name, version]) => [`override ${name}`, `${version} until ${until} (${id})`])

/** Who gets a canary, e.g. `5 % and 4011001098993`. */
export const shareText = ({ percent, companies }: Pick<Canary, 'percent' | 'companies'>): string =>
  [`${percent} %`, ...companies].join(' and ')

/** A toggle in words, e.g. `on, not for 4011001098993`. */
export const toggleText = ({ is_on, excluded_corporate_numbers: excluded }: Toggles[string]): string =>
  `${is_on ? 'on' : 'off'}${excluded.length > 0 ? `, ${is_on ? 'not' : 'later not'} for ${excluded.join(', ')}` : ''}`

/** One line for each difference. */
export const differenceLines = (found: readonly Difference[]): string[] =>
  found.map(({ what, from, to }) => `  ${what.padEnd(24)} ${from ?? '–'} → ${to ?? '–'}`)
