import { fileURLToPath } from 'node:url'

const loaderAt = (name: string) => ({ loader: fileURLToPath(new URL(name, import.meta.url)) })

const endsWith = (...paths: readonly string[]) => new RegExp(`/@module-federation/(${paths.join('|')})$`)

const ofRemotes = [
  'consumes',
  'getSharedFallbackGetter',
  'getUsedExports',
  'index',
  'init',
  'initContainerEntry',
  'initializeSharing',
  'installInitialConsumes',
  'updateOptions',
]

/** Takes out of the federation runtime what neither host nor remotes use (docs/decisions/0156). */
export const federationRules = [
  {
    test: endsWith(
      'runtime-core/dist/(helpers|plugins/snapshot/SnapshotHandler|utils/(context|preload))\\.js',
      `webpack-bundler-runtime/dist/(${ofRemotes.join('|')})\\.js`,
      'error-codes/dist/desc\\.mjs',
      'sdk/dist/logger\\.js',
    ),
    use: loaderAt('./loader.js'),
  },
  {
    test: endsWith(
      'runtime-core/dist/(core|(module|remote|shared)/index)\\.js',
      'runtime-core/dist/utils/(load|share|hooks/(pluginSystem|syncHook))\\.js',
    ),
    use: loaderAt('./cuts-loader.js'),
  },
]
