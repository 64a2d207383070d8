import { readConfig } from './config.ts'
import { migrate } from './database/migrate.ts'
import { startDispatcher } from './jobs/dispatcher.ts'
import { startQueue } from './jobs/queue.ts'
import { createServices } from './services.ts'

const services = createServices(readConfig(), 'worker')
const { config, db, log } = services

await migrate(config.databaseUrl)
const boss = await startQueue(services)
const dispatcher = startDispatcher(services, boss)
log.info('worker ready')

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  log.info('worker stopping: finishing jobs under way')
  // What does not finish in time is taken up again by the next worker.
  setTimeout(() => process.exit(1), 20_000).unref()
  await dispatcher.stop()
  await boss.stop({ graceful: true, timeout: 15_000 })
  await db.destroy()
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
