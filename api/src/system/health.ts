import type { Hono } from 'hono'
import { ping } from '../database/connection.ts'
import type { App } from '../http/request.ts'
import { countOutbox } from '../jobs/store.ts'
import type { Services } from '../services.ts'
import { renderMetrics } from './metrics.ts'

/** `/healthz`: this process lives. `/readyz`: it can do its work. `/metrics`: what it measured; the edge does not pass it on. */
export function mountHealth(app: Hono<App>, { db, log }: Services): void {
  app.get('/healthz', context => context.json({ status: 'ok' }))

  app.get('/readyz', async (context) => {
    try {
      await ping(db)
      return context.json({ status: 'ok' })
    }
    catch (error) {
      log.warn({ err: error }, 'not ready: database not reachable')
      return context.json({ status: 'unavailable' }, 503)
    }
  })

  app.get('/metrics', async (context) => {
    const { rss, heapUsed } = process.memoryUsage()
    return context.text(renderMetrics({
      outbox_waiting: await countOutbox(db), process_resident_memory_bytes: rss, process_heap_bytes: heapUsed, process_uptime_seconds: Math.round(process.uptime()),
    }))
  })
}
