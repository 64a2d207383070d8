import { watch, type Configuration } from '@invoice-card/config/webpack'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { OpsError, repositoryRoot, type Application } from '../applications.ts'
import { readDevBuild } from './build.ts'
import { createDevEdge, type DevEdge } from './server.ts'

interface Dev {
  readonly remote: Application
  /** Of the edge of the environment. */
  readonly origin: string
  readonly port: number
  readonly report: (line: string) => void
}

/** Builds one remote with every change, and shows it in a running environment, until the process ends. */
export async function runDev({ remote, origin, port, report }: Dev): Promise<void> {
  const { name } = remote
  // Before a build: webpack's watch would go on after a refusal.
  const probe = await listen(createServer(), port)
  probe.close()
  const file = join(repositoryRoot, name, 'webpack.config.ts')
  const { default: configuration } = (await import(file)) as { default: Configuration }
  const folder = join(repositoryRoot, name, '.cache/dev')
  let edge: DevEdge | undefined
  let building = Promise.resolve()

  async function take(reasons: readonly string[]): Promise<void> {
    if (reasons.length > 0) {
      edge?.fail()
      return report(`${name} does not build:\n${reasons.join('\n\n')}`)
    }
    const build = await readDevBuild(remote, folder)
    if (edge) {
      edge.show(build)
      return report(`shown ${build.version}`)
    }
    edge = createDevEdge(origin, build)
    await listen(edge.server, port)
    report(`dev http://localhost:${port}/${build.remote.prefix} shows ${name} inside ${origin}`)
  }

  await new Promise<never>((_, reject) => {
    watch(configuration, folder, reasons => {
      // One after the other: a build that was read late must not replace a later one.
      building = building.then(() => take(reasons)).catch(reject)
    })
  })
}

async function listen(server: Server, port: number): Promise<Server> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((cause: unknown) => {
    throw new OpsError(`Port ${port} is taken: give another one with --port`, { cause })
  })
  return server
}
