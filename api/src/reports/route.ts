import { PageReports } from '@invoice-card/environment/schema'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { limitBody } from '../http/limit-body.ts'
import { limitRate } from '../http/rate-limit.ts'
import { refusePlatform } from '../http/refuse.ts'
import type { App } from '../http/request.ts'
import type { Services } from '../services.ts'
import { countReport } from '../system/metrics.ts'
import { countError, countVital } from './store.ts'

const maxBytes = 64 * 1024
const perMinute = 60

/** `POST /reports`, to which the edge leads what pages say about themselves. Nobody has to be signed in, so little is believed of it. */
export function mountReports(app: Hono<App>, { db, log, now }: Services): void {
  app.post('/reports', limitBody(maxBytes), async (context) => {
    await limitRate({ db, now }, { key: `reports:${context.var.request.address}`, max: perMinute, windowSeconds: 60 })
    const reports = await readReports(context)
    for (const report of reports) {
      await (report.type === 'vital' ? countVital(db, report, now()) : countError(db, report, now()))
      countReport(report.release.split('@')[0] ?? '', report.type)
    }
    for (const report of reports) if (report.type !== 'vital') log.warn({ report }, 'page report')
    return context.body(null, 204)
  })
}

async function readReports(context: Context<App>) {
  const body: unknown = await context.req.json().catch(() => null)
  const reports = v.safeParse(PageReports, Array.isArray(body) ? body : [body])
  return reports.success ? reports.output : refusePlatform('invalid_request')
}
