import type { Hono } from 'hono'
import type { App, Sessions } from '../../../platform/http/public.ts'
import { csvDownload, csvHeaders } from '../../../platform/list-files/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import { readWholeRequestList } from './store.ts'
import { lineOf } from './export-csv.ts'
import { columnHeads } from './export-messages.ts'
import { requestExport } from './export-link.ts'

/**
 * The file behind a signed link. Its rows are as of one moment, so that none is missing or twice while others are made.
 */
export function mountRequestExport(app: Hono<App>, services: Services, sessions: Sessions): void {
  const { db, log, now } = services
  app.get(`${requestExport.path}/:token`, async context => {
    const granted = await requestExport.open(services, sessions, context.req.param('token'))
    const { company_id: companyId, query, about } = granted
    const pieces = linesOf(readWholeRequestList(db, companyId, query))
    const file = await csvDownload({ companyId, heads: columnHeads, pieces, request: context.req.raw, log })
    return new Response(file, { headers: csvHeaders(requestExport.fileName(now(), about)) })
  })
}

async function* linesOf(pieces: ReturnType<typeof readWholeRequestList>) {
  for await (const rows of pieces) yield rows.map(lineOf)
}
