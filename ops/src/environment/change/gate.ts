import { incompatibilities } from '../../compatibility/incompatibilities.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { overBudget } from '../../release/budgets.ts'
import type { Release } from '../../release/release.ts'
import { changedFiles } from '../../release/store.ts'
import { isRemote, type RemoteRelease } from '../page/page-data.ts'

/** Where releases are to go live. */
export interface Target {
  readonly environment: string
  /** What is live there now. */
  readonly live: readonly Release[]
}

/** Why these releases must not go live together; empty when they may. Each reason says what to do. */
export async function refusals(releases: readonly Release[], data: DataDirectory, target: Target): Promise<string[]> {
  const host = releases.find(release => !isRemote(release))
  if (!host) return ['There is no host in the set: deploy host first']
  const remotes = releases.filter(isRemote)
  const changed = await Promise.all(
    releases.map(async release => ({ release, files: await changedFiles(data, release) })),
  )
  return [
    ...changed.flatMap(({ release, files }) =>
      files.map(file => `${id(release)}: ${file} was changed after publishing; publish it again`),
    ),
    ...releases.flatMap(overBudget),
    ...remotes.flatMap(remote => [
      ...takenPrefix(remote, host, remotes),
      ...wrongRuntime(remote, host),
      ...unmetRanges(remote, host),
    ]),
    // What was changed may say anything.
    ...(changed.some(({ files }) => files.length > 0) ? [] : await incompatibilities(data, releases, target)),
  ]
}

const id = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name}@${version}`

/** First segments that the edge answers itself. */
const takenByEdge = new Set([
  'api',
  'dev',
  'healthz',
  'overrides',
  'releases',
  'reports',
  'variants',
  'environment.json',
])

/** Two owners of one address: the router would show one of them, and which one is chance. */
function takenPrefix(
  { remote, ...release }: RemoteRelease,
  host: Release,
  remotes: readonly RemoteRelease[],
): string[] {
  const { prefix } = remote
  const owner = takenByEdge.has(prefix)
    ? 'the edge'
    : host.pages.some(({ path }) => path === prefix)
      ? id(host)
      : remotes.find(other => other.name !== release.name && other.remote.prefix === prefix)?.name
  return owner ? [`${id(release)}: its prefix /${prefix} belongs to ${owner}: choose another in its remote.ts`] : []
}

const minorOf = (version: string) => version.split('.').slice(0, 2).join('.')

const wrongRuntime = (remote: Release, host: Release): string[] =>
  minorOf(remote.federation_version) === minorOf(host.federation_version)
    ? []
    : [
        `${id(remote)} was built with federation ${remote.federation_version}, ${id(host)} runs ${host.federation_version}: rebuild it with the host's minor version`,
      ]

const unmetRanges = (remote: Release, host: Release): string[] =>
  Object.entries(remote.requires).flatMap(([name, range]) => {
    const version = host.provides[name]
    if (!version)
      return [
        `${id(remote)} needs ${name}, which ${id(host)} does not provide: add it to the host's shared packages and release the host first`,
      ]
    return satisfiesCaret(version, range)
      ? []
      : [`${id(remote)} needs ${name} ${range}, ${id(host)} provides ${version}: release the host with it first`]
  })

/** True when `version` is in the caret range `^x.y.z`; other ranges are not published. */
function satisfiesCaret(version: string, range: string): boolean {
  const have = version.split('.').map(Number)
  const want = range.replace(/^\^/, '').split('.').map(Number)
  const [haveMajor = 0, haveMinor = 0, havePatch = 0] = have
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = want
  if (haveMajor !== wantMajor) return false
  if (haveMinor !== wantMinor) return wantMajor > 0 && haveMinor > wantMinor
  return havePatch >= wantPatch
}
