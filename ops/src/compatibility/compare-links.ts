import type { Release } from '../release/release.ts'
import type { Side } from './compare-exports.ts'

/** Links that would lead nowhere: to a prefix that a live remote has and none of the next set. */
export function brokenLinks(sides: readonly Side[], next: readonly Release[], live: readonly Release[]): string[] {
  const prefixes = new Set(next.map(({ remote }) => remote?.prefix))
  const gone = live.filter(({ remote }) => remote && !prefixes.has(remote.prefix))
  return gone.flatMap(({ name, remote }) =>
    sides
      .filter(({ interfaces }) => interfaces.links.includes(remote?.prefix ?? ''))
      .map(
        ({ id }) =>
          `${id} leads to /${remote?.prefix}, ` +
          (next.some(release => release.name === name)
            ? `which ${name} has given up: keep the prefix in ${name}/remote.ts, or ` +
              `publish ${id.split('@')[0]} again with other links and deploy both together`
            : `which goes with ${name}: publish ${id.split('@')[0]} again without such links and deploy it first`),
      ),
  )
}
