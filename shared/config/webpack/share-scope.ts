import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { shareScopeFile } from './federated-modules.ts'
import { OneScriptPlugin } from './one-script-plugin.ts'
import { replaceModule } from './replace-module.ts'
import type { SharedOption } from './shared-packages.ts'

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

type Shared = Readonly<Record<string, SharedOption>>

/**
 * What a build needs to share packages by the federation runtime that the host starts itself
 * (host/src/remotes/federation.ts), without the federation plugin.
 */
export const shareScopeOf = (shared: Shared) => ({
  // The host imports the very part that it shares, or the document would have two copies.
  alias: Object.fromEntries(
    Object.entries(shared).flatMap(([name, { import: part }]) => (part ? [[`${name}$`, part]] : [])),
  ),
  rules: [{ test: shareScopeFile, use: { loader: fileOf('./share-scope-loader.js'), options: { shared } } }],
  plugins: [
    new webpack.DefinePlugin({
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      FEDERATION_OPTIMIZE_NO_REMOTE: false,
      FEDERATION_OPTIMIZE_NO_SHARED: false,
    }),
    // Of the runtime, by its path there.
    replaceModule(/^\.\/semver\/index\.js$/, fileOf('./federation/semver.js')),
    new OneScriptPlugin(Object.keys(shared).filter(name => !shared[name]?.eager)),
  ],
})
