import type { BuildReport } from '@invoice-card/config/webpack'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { interfacesFile, type Interfaces } from '../interfaces/interfaces.ts'
import { blockForm } from '@invoice-card/environment/page'
import { dataDirectory, type DataDirectory } from '../data-directory.ts'
import { changeEnvironment, type InitialValues } from '../environment/change/change.ts'
import { createKey } from '../keys/key-store.ts'
import type { EnvironmentSet, RemoteDeclaration } from '@invoice-card/environment/schema'
import { publish } from '../release/publish.ts'
import type { Release } from '../release/release.ts'
import { releaseDirectory } from '../release/store.ts'

/** An empty data directory, without any key, that is gone after the test file. */
export async function untouchedData(): Promise<DataDirectory> {
  const root = await mkdtemp(join(tmpdir(), 'ops-'))
  after(async () => {
    for (const stop of users.get(root)?.toReversed() ?? []) await stop()
    await rm(root, { recursive: true, force: true })
  })
  return dataDirectory(root)
}

const users = new Map<string, (() => Promise<void>)[]>()

/** What works in a data directory is stopped before that is removed: hooks run in the order in which they are set. */
export function stopBeforeRemoval({ root }: DataDirectory, stop: () => Promise<void>): void {
  users.set(root, [...(users.get(root) ?? []), stop])
}

/** The same with the keys of the environments and applications that tests make. */
export async function emptyData(): Promise<DataDirectory> {
  const data = await untouchedData()
  const environments = ['local', 'staging', 'demo'].map(name => `environment-${name}`)
  const remotes = ['account', 'collections', 'hello', 'payments', 'suppliers'].map(name => `remote-${name}`)
  for (const owner of [...environments, 'host', ...remotes]) await createKey(data, owner)
  return data
}

type Given =
  | 'remote'
  | 'federation'
  | 'fetchesEarlier'
  | 'blockForm'
  | 'provides'
  | 'requires'
  | 'budgets'
  | 'consumes'
  | 'lazily'
  | 'remoteLoader'

export interface Build extends Partial<Pick<BuildReport, Given>> {
  /** Script name → source. The first one is the entry; of a remote, the second its exposed module. */
  readonly scripts?: Readonly<Record<string, string>>
  readonly pages?: readonly (Omit<BuildReport['pages'][number], 'later'> & { readonly later?: readonly string[] })[]
  readonly interfaces?: Partial<Interfaces>
}

const noInterfaces: Interfaces = {
  names: {},
  exports: {},
  events: { emitted: {}, heard: {} },
  given: {},
  entries: {},
  declarations: {},
  calls: {},
  links: [],
}

/** Publishes a build of an application that consists of a few lines. */
export async function publishBuild(data: DataDirectory, name: string, build: Build = {}): Promise<Release> {
  const isHost = name === 'host'
  const scripts =
    build.scripts ??
    (isHost ? { 'host.1.js': `host` } : { 'remoteEntry.1.js': `${name}`, 'routes.1.js': `${name} routes` })
  const [entry = '', ...rest] = Object.keys(scripts)
  const report: BuildReport = {
    name: name.replaceAll('-', '_'),
    remote: build.remote === undefined ? declarationOf(name) : build.remote,
    version: '1.0.0',
    federation: build.federation ?? '2.9.2',
    entry,
    exposes: isHost ? {} : { './routes': rest.slice(0, 1) },
    pages: (build.pages ?? []).map(page => ({ later: [], ...page })),
    consumes: build.consumes ?? [],
    lazily: build.lazily ?? {},
    remoteLoader: build.remoteLoader ?? { files: [], consumes: [] },
    fetchesEarlier: build.fetchesEarlier ?? isHost,
    blockForm: build.blockForm ?? (isHost ? blockForm : 0),
    provides: build.provides ?? (isHost ? { react: '19.3.1' } : {}),
    requires: build.requires ?? (isHost ? {} : { react: '^19.3.1' }),
    imports: {},
    exports: {},
    sources: [],
    budgets: build.budgets ?? { first: 60_000, page: 60_000, total: 250_000 },
  }
  const dist = join(data.root, 'dist', name)
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  const interfaces = JSON.stringify({ ...noInterfaces, ...build.interfaces })
  const files = { ...scripts, 'build.json': JSON.stringify(report), [interfacesFile]: interfaces }
  for (const [file, source] of Object.entries(files)) await writeFile(join(dist, file), source)
  const release = await publish({ name }, data, dist)
  // The clock of a test may be another one than that of its disk.
  const now = new Date()
  await utimes(releaseDirectory(data, name, release.version), now, now)
  return release
}

/** What a remote of this product says about itself, in short. */
function declarationOf(name: string): RemoteDeclaration | null {
  if (name === 'host') return null
  const short = name.replace('remote-', '')
  return { name: short, prefix: short, owner: short, toggle: { whenOff: short === 'collections' ? 'new' : 'all' } }
}

export const initialValues: InitialValues = {
  toggles: { collections: { is_on: true, excluded_corporate_numbers: [], when_off: 'new' } },
  links: {
    operation_manual: 'https://manual.example/',
    faq: 'https://faq.example/',
    contact: 'https://contact.example/',
    privacy_policy: 'https://privacy.example/',
  },
  card_frame_origin: 'http://localhost:3002',
  token_api_key: 'key',
}

/** Puts releases live in the environment `local`, which begins with the first call. */
export const goLive = (data: DataDirectory, ...releases: Release[]): Promise<EnvironmentSet> =>
  changeEnvironment(
    data,
    'local',
    { releases: Object.fromEntries(releases.map(({ name, version }) => [name, version])) },
    'test',
    initialValues,
  )
