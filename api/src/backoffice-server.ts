import { createBackofficeServer } from './server/backoffice-app.ts'
import { readOwnConfig, settingsOrExit } from './platform/config/public.ts'
import { awaitDatabase, requireMigrations } from './platform/database/public.ts'
import { createServices } from './services.ts'
import { exportTraces, stopOnSignal } from './platform/process/public.ts'
import { measureProcess } from './platform/metrics/public.ts'
import { jobs } from './worker/jobs.ts'

const services = createServices(
  settingsOrExit(() => readOwnConfig('backoffice')),
  'backoffice',
)
const { config, log } = services

measureProcess()
const flushTraces = await exportTraces(config, 'backoffice', log)
await awaitDatabase(log, () => requireMigrations(config.databaseUrl))

const server = createBackofficeServer(services, jobs)
server.on('error', error => {
  log.fatal({ err: error }, `back office cannot listen on port ${config.backofficePort}`)
  process.exit(1)
})
server.listen(config.backofficePort, config.host, () =>
  log.info({ port: config.backofficePort }, 'back office listening'),
)

stopOnSignal(services, 15_000, async () => {
  await new Promise<void>(resolve => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  await flushTraces()
})
