import { brotliBytes, type Release } from '../../release/release.ts'

type Owner = Pick<Release, 'name' | 'version' | 'files'>

/** URL of a file of a release on a page. */
export type UrlOf = (release: Owner, file: string) => string

/** URL of a file in the folder of its own release. */
export const ownUrlOf = ({ name, version }: Pick<Release, 'name' | 'version'>, file: string): string =>
  `/releases/${name}/${version}/${file}`

/** Releases whose scripts a page has, its host among them, and those from before. */
interface OnPage {
  readonly releases: readonly Release[]
  /** In the order in which they went live. */
  readonly earlier: readonly Release[]
}

/**
 * URLs on a page: a script that has not changed is fetched where browsers have it in their cache, in the folder of the
 * first release that has it.
 */
export const pageUrlOf = ({ releases, earlier }: OnPage): UrlOf =>
  releases.find(({ remote }) => remote === null)?.fetches_earlier
    ? (release, file) => ownUrlOf(firstWith(earlier, release, file) ?? release, file)
    : ownUrlOf

function firstWith(earlier: readonly Release[], { name, version, files }: Owner, file: string): Release | undefined {
  if (!file.endsWith('.js')) return undefined
  const ofName = earlier.filter(one => one.name === name)
  const own = ofName.findIndex(one => one.version === version)
  return (own < 0 ? ofName : ofName.slice(0, own)).find(one => one.files[file]?.integrity === files[file]?.integrity)
}

/** The most of one application: each has its version on the page, and stays in the store. */
const mostEarlier = 3

/**
 * Of one application, the earlier releases that the next set lists, in their order: those that have scripts of what its
 * pages show; where they are too many, those with the most bytes.
 */
export function usedOf(earlier: readonly Release[], shown: readonly Release[]): readonly Release[] {
  const bytesOf = (one: Release) => {
    const isThere = (release: Release) => (file: string) => firstWith(earlier, release, file) === one
    return shown.reduce(
      (sum, release) => sum + brotliBytes(release, Object.keys(release.files).filter(isThere(release))),
      0,
    )
  }
  const used = earlier.map(one => ({ one, bytes: bytesOf(one) })).filter(({ bytes }) => bytes > 0)
  const most = new Set(used.toSorted((a, b) => b.bytes - a.bytes).slice(0, mostEarlier))
  return used.filter(found => most.has(found)).map(({ one }) => one)
}
