import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { readOwnConfig, settingsOrExit } from './platform/config/public.ts'
import { awaitDatabase, requireMigrations } from './platform/database/public.ts'
import type { App } from './platform/http/public.ts'
import { startDispatcher } from './worker/dispatcher.ts'
import { startQueue } from './worker/queue.ts'
import { createServices } from './services.ts'
import { mountHealth, mountMetrics } from './backoffice/system/public.ts'
import { exportTraces, stopOnSignal } from './platform/process/public.ts'
import { measureProcess } from './platform/metrics/public.ts'

const services = createServices(
  settingsOrExit(() => readOwnConfig('worker')),
  'worker',
)
const { config, log } = services

measureProcess()
const flushTraces = await exportTraces(config, 'worker', log)
await awaitDatabase(log, () => requireMigrations(config.databaseUrl))
const boss = await awaitDatabase(log, () => startQueue(services))
const dispatcher = startDispatcher(services, boss)

// Only once it works: a port that does not answer yet is a worker that is not ready.
const probed = config.workerHealthPort === null ? null : await serveHealth(config.workerHealthPort)
log.info('worker ready')

// A job that does not finish in time is taken up again by the next worker.
stopOnSignal(services, 20_000, async () => {
  await dispatcher.stop()
  await boss.stop({ graceful: true, timeout: 15_000 })
  await flushTraces()
  // Until here it says that it is stopping. A probe holds its connection open, and with it the process.
  probed?.close()
  probed?.closeAllConnections()
})

async function serveHealth(port: number): Promise<Server> {
  const health = new Hono<App>()
  mountHealth(health, services)
  mountMetrics(health, services)
  const server = serve({ fetch: health.fetch, port, hostname: config.host }) as Server
  await once(server, 'listening')
  return server
}
