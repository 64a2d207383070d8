import { PageReports, type ErrorReport } from '@invoice-card/environment/schema'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Db } from '../../platform/database/public.ts'
import { type App, limitBody, limitRate, refusePlatform } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { countReport } from '../../platform/metrics/public.ts'
import { countDocument, countError, countVital } from './store.ts'

const maxBytes = 64 * 1024
/** A document sends about six, and a whole office may stand behind one address. */
const perMinute = 300

/**
 * `POST /reports`, to which the edge leads what pages say about themselves. Nobody has to be signed in, so little is
 * believed of it.
 */
export function mountReports(app: Hono<App>, { db, log, now }: Services): void {
  app.post('/reports', limitBody(maxBytes), async context => {
    await limitRate({ db, now }, { key: `reports:${context.var.request.address}`, max: perMinute, windowSeconds: 60 })
    const reports = await readReports(context)
    for (const report of reports) {
      await countOne(db, report, now())
      countReport(report.release.split('@')[0] ?? '', report.type, report.variant)
    }
    for (const report of reports) if (isError(report)) log.warn({ report }, 'page report')
    return context.body(null, 204)
  })
}

type Report = v.InferOutput<typeof PageReports>[number]

const isError = (report: Report): report is ErrorReport => report.type !== 'vital' && report.type !== 'document'

async function countOne(db: Db, report: Report, at: Date): Promise<void> {
  if (report.type === 'vital') await countVital(db, report, at)
  else if (report.type === 'document') await countDocument(db, report, 'opened', at)
  else {
    await countError(db, report, at)
    if (report.is_first) await countDocument(db, report, 'failed', at)
  }
}

async function readReports(context: Context<App>) {
  const body: unknown = await context.req.json().catch(() => null)
  const reports = v.safeParse(PageReports, Array.isArray(body) ? body : [body])
  return reports.success ? reports.output : refusePlatform('invalid_request')
}
