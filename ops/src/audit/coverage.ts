import type { ScreenAudit } from '@invoice-card/environment/schema'
import { patternOf } from '../release/page-pattern.ts'
import type { Release } from '../release/release.ts'

/** What axe has seen of a release. */
export interface Coverage {
  readonly screens: number
  /** Screens that it has not audited, as paths of the route table. */
  readonly missing: readonly string[]
  /** What it found at the last audit of a state of a screen, e.g. `/payments/review/12, error: color-contrast`. */
  readonly violations: readonly string[]
}

/** What stands in the place of a remote's screens: one of its views is enough, since the host gives all of them. */
const fallback = 'a view in the place of a screen'

/** Begins the host's routes for addresses that no screen has: it shows nothing else there. */
const anyPath = ':'

export function coverageOf(
  { pages, remote }: Pick<Release, 'pages' | 'remote'>,
  audits: readonly ScreenAudit[],
): Coverage {
  const pageAt = (path: string) => pages.find(page => new RegExp(patternOf(page.path)).test(path))
  const reached = new Set(
    audits.map(({ view, path }) => {
      const page = pageAt(path)?.path
      return view === 'screen' || page?.startsWith(anyPath) ? page : undefined
    }),
  )
  const hasFallback = remote === null || audits.some(({ view }) => view === 'fallback')
  const latest = new Map(audits.map(audit => [`${audit.view} ${audit.path} ${audit.name}`, audit]))
  return {
    screens: pages.length,
    missing: [
      ...pages.filter(({ path }) => !reached.has(path)).map(({ path }) => `/${path}`),
      ...(hasFallback ? [] : [fallback]),
    ],
    violations: [...latest.values()]
      .filter(({ violations }) => violations.length > 0)
      .map(({ path, name, violations }) => `${path}, ${name}: ${violations.join(', ')}`),
  }
}
