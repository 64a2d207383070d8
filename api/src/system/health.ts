import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { App } from '../http/request.ts'
import type { Services } from '../services.ts'
import { renderMetrics } from './metrics.ts'

/** `/healthz`: this process lives. `/readyz`: it can do its work. `/metrics`: what it measured; the edge does not pass it on. */
export function mountHealth(app: Hono<App>, { db, log }: Services): void {
  app.get('/healthz', context => context.json({ status: 'ok' }))

  app.get('/readyz', async (context) => {
    try {
      await sql`select 1`.execute(db)
      return context.json({ status: 'ok' })
    }
    catch (error) {
      log.warn({ err: error }, 'not ready: database not reachable')
      return context.json({ status: 'unavailable' }, 503)
    }
  })

  app.get('/metrics', async (context) => {
    const { rows: [outbox] } = await sql<{ waiting: number }>`select count(*) as waiting from outbox`.execute(db)
    const { rss, heapUsed } = process.memoryUsage()
    return context.text(renderMetrics({
      outbox_waiting: outbox?.waiting ?? 0, process_resident_memory_bytes: rss, process_heap_bytes: heapUsed, process_uptime_seconds: Math.round(process.uptime()),
    }))
  })
}
