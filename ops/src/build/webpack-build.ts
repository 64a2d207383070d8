// Runs one application's webpack build in a process of its own: `node webpack-build.ts remote-payments`.
import { join } from 'node:path'
import { compile, type Configuration } from '@invoice-card/config/webpack'
import { applicationNamed, repositoryRoot } from '../applications.ts'
import { writeInterfaces } from './interfaces.ts'

const application = applicationNamed(process.argv[2] ?? '')
const configurationFile = join(repositoryRoot, application.name, 'webpack.config.ts')
const { default: configuration } = (await import(configurationFile)) as { default: Configuration }

try {
  await compile(configuration)
  await writeInterfaces(application)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
