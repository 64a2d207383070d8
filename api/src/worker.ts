import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { readConfig } from './config.ts'
import { awaitDatabase } from './database/await-database.ts'
import { migrate } from './database/migrate.ts'
import type { App } from './http/request.ts'
import { startDispatcher } from './jobs/dispatcher.ts'
import { startQueue } from './jobs/queue.ts'
import { createServices } from './services.ts'
import { mountHealth } from './system/health.ts'
import { stopOnSignal } from './system/lifecycle.ts'
import { measureProcess } from './system/metrics.ts'

const services = createServices(readConfig(), 'worker')
const { config, log } = services

measureProcess()
await awaitDatabase(log, () => migrate(config.databaseUrl))
const boss = await awaitDatabase(log, () => startQueue(services))
const dispatcher = startDispatcher(services, boss)

// Only once it works: a port that does not answer yet is a worker that is not ready.
if (config.workerHealthPort !== null) {
  const health = new Hono<App>()
  mountHealth(health, services)
  serve({ fetch: health.fetch, port: config.workerHealthPort, hostname: config.host })
}
log.info('worker ready')

// What does not finish in time is taken up again by the next worker.
stopOnSignal(services, 20_000, async () => {
  await dispatcher.stop()
  await boss.stop({ graceful: true, timeout: 15_000 })
})
