import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration } from 'webpack'
import { browserQueries, ecmaEdition } from '../browsers/targets.ts'
import { federationRules } from './federation/rules.ts'
import { OldestBrowsersPlugin } from './oldest-browsers-plugin.ts'
import { ScriptGuardPlugin } from './script-guard-plugin.ts'

/**
 * What host and remotes have in common. @param name federation name, unique in the document. @param root absolute
 * folder of the application.
 */
export const baseConfig = (name: string, root: string) =>
  ({
    name,
    context: root,
    mode: 'production',
    target: ['web', `es${ecmaEdition}`],
    // For `ops errors`. Without sources they are a third as large (decision 0086).
    devtool: 'hidden-nosources-source-map',
    output: {
      path: join(root, 'dist'),
      clean: true,
      uniqueName: name,
      // The script guard looks a script up in any folder of its application's releases, so none has to find its own.
      publicPath: `/releases/${name.replaceAll('_', '-')}/-/`,
      // The folder of a release already names its content (decision 0154), so a hash here would only make first scripts
      // and page longer.
      filename: '[name].js',
      chunkFilename: '[name].js',
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        relative(dirname(root), absoluteResourcePath),
      // webpack's default is two minutes.
      chunkLoadTimeout: 8000,
      // A module that threw because a shared package did not come is evaluated again when that one is there. Without
      // this it is empty for good, and with `strictModuleErrorHandling`, which is to replace it, it throws for good.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { ...lighter, ...withoutWarnings, ...withoutAttributes } },
    module: {
      // A name that a curated part of a package lacks fails the build.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        // Before the compiler in this list, after it in time.
        kitRule('@invoice-card/ui'),
        { test: /\/shared\/contracts\/src\/.*\.ts$/, use: loaderAt('./contract-loader.js') },
        { test: /\.tsx?$/, use: { loader: fileURLToPath(import.meta.resolve('swc-loader')), options: swcOptions } },
        // Packages written for bundlers leave out extensions in ES modules.
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        ...federationRules,
        { test: /\/formik\.esm\.js$/, use: loaderAt('./unlabelled-loader.js') },
        { test: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/, use: loaderAt('./router-loader.js') },
        // CommonJS that ES modules import for a function which nobody calls; by themselves they change nothing.
        { test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
      ],
    },
    plugins: [new ScriptGuardPlugin(), new OldestBrowsersPlugin()],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // What screens share is a script of its own from here on, in bytes before minifying; below, each screen has a
      // copy. Libraries are no case of their own: apart they would be more scripts, and what is shared is the host's.
      splitChunks: { minSize: 30_000, cacheGroups: { defaultVendors: false } },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { format: { comments: false }, compress: { passes: 3 } },
        }),
      ],
    },
    // A cache on disk saves a second or two and once left a router without exports after a failed build; unchanged
    // sources are not built at all.
    cache: false,
    performance: { hints: false },
    stats: 'errors-warnings',
  }) satisfies Configuration

/** Takes each name of the kit from the part that has it, in modules that import it under this name. */
export const kitRule = (name: string) => ({
  test: /\/(host|remote-[\w-]+|shared\/(?!ui\/)[\w-]+)\/src\/.*\.tsx?$/,
  use: { loader: fileAt('./kit-loader.js'), options: { name } },
})

const fileAt = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const loaderAt = (name: string) => ({ loader: fileAt(name) })

const esToolkit = (name: string) => fileURLToPath(import.meta.resolve(`es-toolkit/compat/${name}`))

/** The same functions, written for today's browsers: what formik takes from lodash is half of what it weighs. */
const lighter = {
  'lodash-es/clone$': fileAt('./clone.js'),
  'lodash-es/cloneDeep$': fileAt('./clone-deep.js'),
  'lodash-es/isPlainObject$': esToolkit('isPlainObject'),
  'lodash-es/toPath$': esToolkit('toPath'),
}

const router = dirname(fileURLToPath(import.meta.resolve('react-router/package.json')))

/** The package names its build for development only; the other one lacks the warnings. */
const withoutWarnings = {
  'react-router$': join(router, 'dist/production/index.mjs'),
  'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
}

const withoutAttributes = {
  '@emotion/is-prop-valid$': fileAt('./is-prop-valid.js'),
  '@pandacss/is-valid-prop$': fileAt('./css-properties.ts'),
}

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  env: { targets: browserQueries },
}
