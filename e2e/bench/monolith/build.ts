import {
  baseConfig,
  compile,
  pagesOf,
  replaceModule,
  type Compilation,
  type Configuration,
} from '@invoice-card/config/webpack'
import type { EnvironmentPage } from '@invoice-card/environment'
import { join } from 'node:path'
import { repositoryRoot } from '../../environment.ts'
import { remotesModule, remotesOf, type Remote } from './remotes.ts'

/** File names are relative to the output folder. */
export interface MonolithBuild {
  readonly entry: string
  readonly preload: EnvironmentPage['preload']
}

export interface Packing {
  readonly isMinified: boolean
}

const host = join(repositoryRoot, 'host')
/** The host's own lazy module through which it comes to a remote. */
const wayToRemotes = './routes-of-remote.tsx'
const hostRoutes = join(host, 'src/routes/routes.tsx')

/** Builds host and remotes as one application without federation: the same sources, loaders, minifier and targets. */
export async function buildMonolith(
  output: string,
  live: EnvironmentPage,
  { isMinified }: Packing,
): Promise<MonolithBuild> {
  const remotes = remotesOf(live)
  const compilation = await compile(configurationFor(output, remotes, isMinified))
  const [entry] = compilation.entrypoints.get('host')?.getFiles() ?? []
  if (!entry) throw new Error('The monolith has no entry')
  const areas = [{ routes: hostRoutes, prefix: null }, ...remotes]
  return {
    entry,
    preload: areas.map(({ routes, prefix }) => ({
      prefix,
      files:
        prefix === null ? [] : filesOf(compilation, ({ request }) => request === routes || request === wayToRemotes),
      pages: pagesIn(compilation, routes, prefix),
    })),
  }
}

/** Refuses what minifying removes. */
const isOfReleases = (plugin: object): boolean => plugin.constructor.name === 'OldestBrowsersPlugin'

function configurationFor(output: string, remotes: readonly Remote[], isMinified: boolean): Configuration {
  const base = baseConfig('host', host)
  const withRemotes = replaceModule(/\/federation\.ts$/, remotesModule(remotes))
  const entry = { host: join(host, 'src/index.ts') }
  return {
    ...base,
    entry,
    output: { ...base.output, path: output },
    // Nobody reads its maps.
    devtool: false,
    plugins: [...base.plugins.filter(plugin => isMinified || !isOfReleases(plugin)), withRemotes],
    optimization: { ...base.optimization, minimize: isMinified },
  }
}

/** The screens of a route table with the scripts that only they need, as a build report of ours lists them. */
function pagesIn(
  compilation: Compilation,
  routes: string,
  prefix: string | null,
): EnvironmentPage['preload'][number]['pages'] {
  return pagesOf(routes)
    .filter(({ path }) => path !== '*')
    .map(({ path, imports }) => ({
      pattern: `^/${[prefix, path].filter(Boolean).join('/').replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}/?$`,
      files: [
        ...new Set(filesOf(compilation, ({ issuer, request }) => issuer === routes && imports.includes(request))),
      ],
    }))
}

function filesOf(
  compilation: Compilation,
  isWanted: (origin: { issuer: string | undefined; request: string }) => boolean,
): string[] {
  const groups = compilation.chunkGroups.filter(group =>
    group.origins.some(
      ({ module, request }) =>
        request && isWanted({ issuer: module && 'resource' in module ? String(module.resource) : undefined, request }),
    ),
  )
  return groups.flatMap(group => group.getFiles())
}
