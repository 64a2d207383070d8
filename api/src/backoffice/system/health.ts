import type { Hono } from 'hono'
import { ping } from '../../platform/database/public.ts'
import { fileStoreOf } from '../../platform/files/public.ts'
import type { App } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'

/**
 * `/healthz`: this process lives. `/readyz`: it can do its work and is not about to end. The edge passes on the first
 * alone.
 */
export function mountHealth(
  app: Hono<App>,
  { config, db, log, lifecycle }: Pick<Services, 'config' | 'db' | 'log' | 'lifecycle'>,
): void {
  const parts = { database: () => ping(db), file_store: () => fileStoreOf(config).check() }
  app.get('/healthz', context => context.json({ status: 'ok' }))

  app.get('/readyz', async context => {
    if (lifecycle.isStopping) return context.json({ status: 'stopping' }, 503)
    const unavailable = await Promise.all(
      Object.entries(parts).map(([name, check]) =>
        check().then(
          () => [],
          (error: unknown) => {
            log.warn({ err: error }, `not ready: ${name}`)
            return [name]
          },
        ),
      ),
    )
    const names = unavailable.flat()
    return names.length === 0
      ? context.json({ status: 'ok' })
      : context.json({ status: 'unavailable', unavailable: names }, 503)
  })
}
