// Runs one application's webpack build in a process of its own: `node webpack-build.ts remote-payments`.
import { join } from 'node:path'
import webpack, { type Configuration, type StatsCompilation } from 'webpack'
import { applicationNamed, repositoryRoot } from '../applications.ts'

const application = applicationNamed(process.argv[2] ?? '')
const { default: configuration } = await import(join(repositoryRoot, application.name, 'webpack.config.ts')) as { default: Configuration }

const stats = await new Promise<StatsCompilation>((resolve, reject) => {
  const compiler = webpack(configuration)
  if (!compiler) throw new Error('webpack gave no compiler')
  compiler.run((error, result) => {
    compiler.close(() => {
      if (error || !result) reject(error ?? new Error('webpack gave no result'))
      else resolve(result.toJson({ all: false, errors: true }))
    })
  })
})

if (stats.errors?.length) {
  console.error(stats.errors.map(({ moduleName, message }) => `${moduleName ?? application.name}: ${message}`).join('\n\n'))
  process.exit(1)
}
