import { readEnvironment } from './environment.ts'
import { createSandboxServer } from './server.ts'

try {
  const environment = readEnvironment()
  const server = await createSandboxServer(environment)
  console.log(`card frame and gateway sandbox on ${environment.cardOrigin}`)

  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
