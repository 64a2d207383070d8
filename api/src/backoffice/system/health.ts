import type { Hono } from 'hono'
import { ping, poolUse } from '../../platform/database/public.ts'
import type { App } from '../../platform/http/public.ts'
import { countFailedJobs, countOutbox } from '../../platform/jobs/public.ts'
import { countUndelivered } from '../../platform/mail/public.ts'
import { countFindings } from '../reconciliation/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { renderMetrics } from '../../platform/metrics/public.ts'

/**
 * `/healthz`: this process lives. `/readyz`: it can do its work and is not about to end. `/metrics`: what it measured.
 * The edge passes none of them on but the first.
 */
export function mountHealth(
  app: Hono<App>,
  { db, log, lifecycle, now }: Pick<Services, 'db' | 'log' | 'lifecycle' | 'now'>,
): void {
  app.get('/healthz', context => context.json({ status: 'ok' }))

  app.get('/readyz', async context => {
    if (lifecycle.isStopping) return context.json({ status: 'stopping' }, 503)
    try {
      await ping(db)
      return context.json({ status: 'ok' })
    } catch (error) {
      log.warn({ err: error }, 'not ready: database not reachable')
      return context.json({ status: 'unavailable' }, 503)
    }
  })

  app.get('/metrics', async context => {
    const pool = poolUse(db)
    const { text, contentType } = await renderMetrics([
      // A database that is gone must not take the other figures with it.
      [
        'outbox_waiting',
        'Jobs that are committed and not in the queue yet.',
        () => countOutbox(db).catch(() => Number.NaN),
      ],
      [
        'jobs_failed',
        'Jobs that failed for good in the last days: see `backoffice jobs`.',
        () => countFailedJobs(db).catch(() => Number.NaN),
      ],
      [
        'mails_undelivered',
        'Mails given up within the last day or waiting for more than an hour: see `backoffice mails`.',
        () => countUndelivered(db, now()).catch(() => Number.NaN),
      ],
      [
        'findings_open',
        'Differences between ledger, gateway, bank and invoices that nobody has looked into: see `backoffice audit`.',
        () => countFindings(db).catch(() => Number.NaN),
      ],
      ['database_pool_connections', 'Open connections of this process.', () => pool.total],
      ['database_pool_idle', 'Open connections that nobody uses.', () => pool.idle],
      ['database_pool_waiting', 'Calls that wait for a connection.', () => pool.waiting],
    ])
    return context.text(text, 200, { 'content-type': contentType })
  })
}
