import { integrityOf } from '@invoice-card/environment/verify'
import { inlineScriptsOf, overrideScript } from '../environment/inline/scripts.ts'
import { blockFormOf } from '../environment/page/compose.ts'
import { isRemote } from '../environment/page/page-data.ts'
import type { LiveReleases } from '../environment/stored/environments.ts'
import { pageUrlOf } from '../environment/page/script-urls.ts'
import { firstScripts, type Release } from '../release/release.ts'

/**
 * One script that the live page may run.
 * PCI DSS 4.0.1, 6.4.3 asks for an inventory with owner, reason, and how integrity is assured.
 */
export interface Script {
  /** Its path, or `inline: …` where it stands in the page itself. */
  readonly script: string
  /** `sha256-…`, as the page's policy lists it. */
  readonly integrity: string
  readonly bytes: number
  readonly application: string
  readonly version: string
  /** The team that answers for it. */
  readonly owner: string
  readonly purpose: string
  readonly assured_by: string
}

const platform = 'platform'
const byPolicy = 'hash in the Content-Security-Policy'
const byIntegrity = `${byPolicy} and integrity attribute`

/** Every script of the live page, those that stand in it first. */
export const scriptsOf = ({ set, releases, earlier }: LiveReleases): Script[] => [
  ...[...inlineScriptsOf(set, formsOf(releases)), ...(set.overrides ?? []).map(overrideScript)].map(
    ({ name, purpose, source }) => ({
      script: `inline: ${name}`,
      integrity: integrityOf(source),
      bytes: Buffer.byteLength(source),
      application: 'environment',
      version: `set ${set.sequence}`,
      owner: platform,
      purpose,
      assured_by: byPolicy,
    }),
  ),
  ...onePerUrl(
    releases.flatMap(release =>
      Object.entries(release.files)
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, { integrity, bytes }]) => ({
          script: pageUrlOf({ releases, earlier })(release, file),
          integrity,
          bytes,
          application: release.name,
          version: release.version,
          owner: isRemote(release) ? release.remote.owner : platform,
          purpose: purposeOf(release, file),
          assured_by: byIntegrity,
        })),
    ),
  ),
]

const formsOf = (releases: readonly Release[]) =>
  releases.filter(release => !isRemote(release)).flatMap(host => blockFormOf(host) ?? [])

/** A canary has unchanged scripts in common with what is live for the others. */
const onePerUrl = (scripts: readonly Script[]): Script[] =>
  [...new Map(scripts.toReversed().map(one => [one.script, one])).values()].toReversed()

function purposeOf(release: Release, file: string): string {
  if (file === release.entry) {
    return isRemote(release) ? `entry of ${release.name}: gives its screens to the host` : 'starts the product'
  }
  if (firstScripts(release).includes(file)) return `routes of ${release.name}`
  if (release.remote_loader.files.includes(file)) return 'loads the remotes'
  const packages = Object.entries(release.lazily)
    .filter(([, files]) => files.includes(file))
    .map(([name]) => name)
  if (packages.length > 0) return `shared package ${packages.join(', ')}`
  const screens = release.pages.filter(({ files }) => files.includes(file)).map(({ path }) => `/${path}`)
  if (screens.length > 0) return `screens ${[...new Set(screens)].join(' ')}`
  return 'part of screens, fetched when a user needs it'
}
