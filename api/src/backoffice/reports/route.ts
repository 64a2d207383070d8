import { type EnvironmentSet, PageReports } from '@invoice-card/environment/schema'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { readVerifiedSet } from '../../platform/features/public.ts'
import { type App, limitBody, limitRate, refusePlatform } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { countReport } from '../../platform/metrics/public.ts'
import { countDocument, countError, countVital } from './store.ts'

const maxBytes = 64 * 1024
/** A document sends about six, and a whole office may stand behind one address. */
const perMinute = 300

/** The same error is a line of the log so often in an hour: its row counts the others. */
const linesPerHour = 20

/**
 * `POST /reports`, to which the edge leads what pages say about themselves. Nobody has to be signed in, so little is
 * believed of it.
 */
export function mountReports(app: Hono<App>, services: Services): void {
  const { config, db, now } = services
  app.post('/reports', limitBody(maxBytes), async context => {
    await limitRate({ db, now }, { key: `reports:${context.var.request.address}`, max: perMinute, windowSeconds: 60 })
    const reports = await readReports(context)
    const set = await readVerifiedSet(config)
    for (const report of reports) {
      const isStored = await countOne(services, set, report)
      countReport(applicationOf(set, report), isStored ? report.type : 'surplus', report.variant)
    }
    return context.body(null, 204)
  })
}

type Report = v.InferOutput<typeof PageReports>[number]

/** False where it was counted with others or nowhere, since the hour is full. */
async function countOne(
  { config, db, log, now }: Services,
  set: EnvironmentSet | null,
  report: Report,
): Promise<boolean> {
  const at = now()
  const isLive = set?.name === report.environment && set.sequence === report.sequence
  if (report.type === 'vital') return countVital(db, report, at)
  if (report.type === 'document') return countDocument(db, report, { what: 'opened', isLive, at })
  const { count, isSurplus } = await countError(db, report, { environment: config.environment, at })
  if (report.is_first) await countDocument(db, report, { what: 'failed', isLive, at })
  if (count <= linesPerHour) log.warn({ report }, 'page report')
  return !isSurplus
}

/** In module federation's words; `other` for what no set names, so that made-up names add no series. */
function applicationOf(set: EnvironmentSet | null, { release }: Report): string {
  const name = release.split('@')[0] ?? ''
  const sets = [set, set?.canary, ...(set?.overrides ?? [])]
  const known = ['host', ...sets.flatMap(one => Object.keys(one?.releases ?? {}))]
  return known.some(application => application.replaceAll('-', '_') === name) ? name : 'other'
}

async function readReports(context: Context<App>) {
  const body: unknown = await context.req.json().catch(() => null)
  const reports = v.safeParse(PageReports, Array.isArray(body) ? body : [body])
  return reports.success ? reports.output : refusePlatform('invalid_request')
}
