import { createApiServer } from './server/listen.ts'
import { createMetricsServer, metricsPort } from './server/metrics-server.ts'
import { readOwnConfig, settingsOrExit } from './platform/config/public.ts'
import { awaitDatabase, requireMigrations } from './platform/database/public.ts'
import { createServices } from './services.ts'
import { exportTraces, stopOnSignal } from './platform/process/public.ts'
import { measureProcess } from './platform/metrics/public.ts'

const services = createServices(
  settingsOrExit(() => readOwnConfig('api')),
  'api',
)
const { config, log } = services

measureProcess()
const flushTraces = await exportTraces(config, 'api', log)
await awaitDatabase(log, () => requireMigrations(config.databaseUrl))

const server = createApiServer(services)
server.on('error', error => {
  log.fatal({ err: error }, `api cannot listen on port ${config.port}`)
  process.exit(1)
})
server.listen(config.port, config.host, () => log.info({ port: config.port }, 'api listening'))

// One machine with two of them lacks the second one's figures, and nothing else.
const measured = config.isLocal ? null : createMetricsServer(services)
measured?.on('error', error => log.error({ err: error }, `metrics cannot be served on port ${metricsPort}`))
measured?.listen(metricsPort, config.host)

stopOnSignal(services, 15_000, async () => {
  await new Promise<void>(resolve => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  measured?.close()
  measured?.closeAllConnections()
  await flushTraces()
})
