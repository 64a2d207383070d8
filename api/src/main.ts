import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import { createApp } from './server/app.ts'
import { readConfig } from './platform/config/public.ts'
import { awaitDatabase, migrate } from './platform/database/public.ts'
import { createServices } from './services.ts'
import { exportTraces, stopOnSignal } from './platform/process/public.ts'
import { measureProcess } from './platform/metrics/public.ts'

const services = createServices(readConfig(), 'api')
const { config, log } = services

measureProcess()
const flushTraces = await exportTraces(config, 'api', log)
const applied = await awaitDatabase(log, () =>
  migrate(config.databaseUrl, {
    onHeldUp: name => log.warn({ migration: name }, 'migration finds a table in use, trying again'),
  }),
)
if (applied.length > 0) log.info({ applied }, 'database migrated')

const server = serve({ fetch: createApp(services).fetch, port: config.port, hostname: config.host }, ({ port }) =>
  log.info({ port }, 'api listening'),
) as Server
server.headersTimeout = 15_000
// Ten megabytes over half a megabit a second take nearly three minutes.
server.requestTimeout = 300_000
server.keepAliveTimeout = 65_000
server.on('error', error => {
  log.fatal({ err: error }, `api cannot listen on port ${config.port}`)
  process.exit(1)
})

stopOnSignal(services, 15_000, async () => {
  await new Promise<void>(resolve => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  await flushTraces()
})
