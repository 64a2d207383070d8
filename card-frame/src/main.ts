import { settingsOrExit } from '@invoice-card/settings'
import { documentEndpoint } from './document-endpoint.ts'
import { readEnvironment } from './environment.ts'
import { serve } from './serve.ts'

try {
  const environment = settingsOrExit(readEnvironment)
  const server = await serve(await documentEndpoint(environment), environment)
  console.log(`card frame on port ${environment.port}`)

  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
