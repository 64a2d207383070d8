import webpack, { type Configuration } from 'webpack'
import { reasonsOf } from './compile.ts'

/** What came of one build: empty where it is in the folder, else webpack's errors. */
type OnBuild = (reasons: readonly string[]) => void

/**
 * Builds into `folder`, and again after every change of a source, until the returned function is called. The scripts
 * are those of a release but for their size: not minified, and with source maps for the browser's tools. Nothing needs
 * `eval`.
 */
export function watch(configuration: Configuration, folder: string, onBuild: OnBuild): () => Promise<void> {
  const compiler = webpack({
    ...configuration,
    cache: { type: 'memory' },
    devtool: 'cheap-module-source-map',
    output: { ...configuration.output, path: folder },
    optimization: { ...configuration.optimization, minimize: false, ...unshrunk },
  })
  if (!compiler) throw new Error('webpack gave no compiler')
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    onBuild(error ? [error.message] : stats ? reasonsOf(stats) : ['webpack gave no result'])
  })
  return () =>
    new Promise((resolve, reject) => {
      watching?.close(error => (error ? reject(error) : resolve()))
    })
}

/** Makes a release small, and costs half of a rebuild. */
const unshrunk = {
  concatenateModules: false,
  usedExports: false,
  innerGraph: false,
  mangleExports: false,
  realContentHash: false,
} as const
