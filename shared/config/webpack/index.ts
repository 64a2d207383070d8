import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Chunk, Configuration } from 'webpack'
import { baseConfig, kitRule } from './base.ts'
import { BuildReportPlugin, type Budgets } from './build-report-plugin.ts'
import { EntryIdsPlugin } from './entry-ids-plugin.ts'
import { PublicFilesPlugin } from './public-files-plugin.ts'
import { shareScopeOf } from './share-scope.ts'
import { consumedBy, installedVersion, partsOfRemote, providedBy } from './shared-packages.ts'
import { routesScript, withRoutes } from './with-routes.ts'

export { baseConfig } from './base.ts'
export type { Budgets, BuildReport } from './build-report-plugin.ts'
export { compile } from './compile.ts'
export { pagesOf } from './pages.ts'
export { PublicFilesPlugin } from './public-files-plugin.ts'
export { replaceModule } from './replace-module.ts'
export { shareScopeOf } from './share-scope.ts'
export { sharedPackages } from './shared-packages.ts'
export { watch } from './watch.ts'
export type { Compilation, Compiler, Configuration } from 'webpack'

const federation = installedVersion(import.meta.dirname, '@module-federation/enhanced')

/** The form of the page's data block that a build of the host reads: `blockForm` of shared/environment, by a test. */
export const hostBlockForm = 2

/** The host carries every shared package; its screens and remotes fetch some of them later (docs/performance.md). */
const hostBudgets: Budgets = { first: 145_000, page: 75_000, total: 400_000 }
/** In the whole, small parts count once for each screen that has a copy of them (`minSize` in base.ts). */
const remoteBudgets: Budgets = { first: 60_000, page: 60_000, total: 260_000 }

/** What shell and loader of remotes share, in a script that is always there with either. */
const cacheGroups = {
  defaultVendors: false,
  shell: {
    name: 'invoice-card-remote',
    chunks: ({ name }: Chunk) => name === 'signed-in' || name === 'remote-loader',
    minChunks: 2,
    enforce: true,
  },
} as const

/**
 * The host: entry `src/index.ts`, no remotes known at build time, every shared package inside. It starts the federation
 * runtime itself, later (docs/decisions/0153). Its folder `public` is in the build as it is.
 *
 * @param root absolute folder of the host.
 */
export function defineHost(root: string, budgets: Budgets = hostBudgets): Configuration {
  const base = baseConfig('host', root)
  const shared = providedBy(root)
  const scope = shareScopeOf(shared)
  return {
    ...base,
    entry: { host: join(root, 'src/index.ts') },
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...scope.alias } },
    module: { ...base.module, rules: [...base.module.rules, ...scope.rules] },
    optimization: { ...base.optimization, splitChunks: { ...base.optimization.splitChunks, cacheGroups } },
    plugins: [
      ...base.plugins,
      ...scope.plugins,
      new PublicFilesPlugin(join(root, 'public')),
      new BuildReportPlugin({
        name: 'host',
        remote: null,
        version: versionOf(root),
        federation,
        fetchesEarlier: true,
        blockForm: hostBlockForm,
        requires: {},
        budgets,
        provides: Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version ?? ''])),
        routes: join(root, 'src/routes/routes.tsx'),
        prefix: '',
      }),
    ],
  }
}

/** What a remote says about itself in its `remote.ts`, as far as a build reads it. */
export interface DeclaredRemote {
  readonly name: string
  readonly prefix: string
}

/** A remote: exposes `src/routes.tsx` as `./routes`, shown under its prefix, and carries no copy of anything shared. */
export function defineRemote(remote: DeclaredRemote, root: string, budgets: Budgets = remoteBudgets): Configuration {
  // Module federation needs an identifier.
  const name = `remote_${remote.name.replaceAll('-', '_')}`
  const base = baseConfig(name, root)
  const shared = consumedBy(root)
  const routes = join(root, 'src/routes.tsx')
  return {
    ...base,
    entry: {},
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...partsOfRemote } },
    // The part of the kit for the host's first script: shared packages that both use import it, and a remote takes all
    // of the kit from the host.
    module: { ...base.module, rules: [kitRule('@invoice-card/ui/base'), ...base.module.rules] },
    optimization: {
      ...base.optimization,
      splitChunks: { ...base.optimization.splitChunks, cacheGroups: { defaultVendors: false, withRoutes } },
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        name,
        filename: 'remoteEntry.js',
        exposes: { './routes': { import: ['./src/routes.tsx'], name: routesScript } },
        shared,
        // The host's runtime is the only one (docs/decisions/0001).
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new EntryIdsPlugin(),
      new BuildReportPlugin({
        name,
        remote,
        version: versionOf(root),
        federation,
        fetchesEarlier: false,
        blockForm: 0,
        provides: {},
        budgets,
        requires: Object.fromEntries(
          Object.entries(shared).map(([shared, { requiredVersion }]) => [shared, requiredVersion]),
        ),
        routes,
        prefix: remote.prefix,
      }),
    ],
  }
}

function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}
