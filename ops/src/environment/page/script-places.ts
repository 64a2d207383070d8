import { brotliBytes, type Release } from '../../release/release.ts'

/** URL of a file of a release. */
export type UrlOf = (release: Pick<Release, 'name' | 'version' | 'files'>, file: string) => string

/** The same in the folder of the release itself. */
export const urlOf = ({ name, version }: Pick<Release, 'name' | 'version'>, file: string): string =>
  `/releases/${name}/${version}/${file}`

/**
 * URLs on a page: a script that has not changed is fetched where browsers have it in their cache, in the folder of the
 * first release that has it.
 * @param earlier in the order in which they went live
 */
export const placesAmong =
  (earlier: readonly Release[]): UrlOf =>
  (release, file) =>
    urlOf(placeAmong(earlier, release, file) ?? release, file)

function placeAmong(
  earlier: readonly Release[],
  { name, version, files }: Parameters<UrlOf>[0],
  file: string,
): Release | undefined {
  if (!file.endsWith('.js')) return undefined
  const versions = earlier.filter(one => one.name === name)
  const own = versions.findIndex(one => one.version === version)
  return (own < 0 ? versions : versions.slice(0, own)).find(
    one => one.files[file]?.integrity === files[file]?.integrity,
  )
}

/** The most of one application: each has its version on the page. */
const mostEarlier = 3

/**
 * Of one application, the earlier releases that have scripts of those that a page shows; where they are too many, those
 * with the most bytes.
 */
export function usedAmong(earlier: readonly Release[], shown: readonly Release[]): readonly Release[] {
  const bytesOf = (one: Release) =>
    shown.reduce(
      (sum, release) =>
        sum +
        brotliBytes(
          release,
          Object.keys(release.files).filter(file => placeAmong(earlier, release, file) === one),
        ),
      0,
    )
  const used = earlier.map(one => ({ one, bytes: bytesOf(one) })).filter(({ bytes }) => bytes > 0)
  const kept = new Set(used.toSorted((a, b) => b.bytes - a.bytes).slice(0, mostEarlier))
  return used.filter(found => kept.has(found)).map(({ one }) => one)
}
