import type { Hono } from 'hono'
import { poolUse } from '../../platform/database/public.ts'
import type { App } from '../../platform/http/public.ts'
import { countFailedJobs, countOutbox } from '../../platform/jobs/public.ts'
import { countUndelivered } from '../../platform/mail/public.ts'
import { renderMetrics } from '../../platform/metrics/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { countFindings } from '../nightly-comparison/public.ts'

/** `/metrics`: what this process measured, for a port that the public does not reach. */
export function mountMetrics(app: Hono<App>, { db, now }: Pick<Services, 'db' | 'now'>): void {
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
        'Mails that failed within the last day or waiting for more than an hour: see `backoffice mails`.',
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
