import { createEdge } from './server.ts'

const variable = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

const server = createEdge({ releases: variable('RELEASES_DIR'), environment: variable('ENVIRONMENT_DIR'), apiOrigin: variable('API_ORIGIN') })
// Local runs answer on this machine only; a container sets HOST to be reached.
server.listen(Number(variable('PORT')), process.env.HOST ?? 'localhost')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
}
