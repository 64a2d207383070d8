import type { Hono } from 'hono'
import { type App, csvDownload, csvHeaders, type Sessions } from '../../../platform/http/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import type { InvoiceRow } from '../../books/public.ts'
import { listAccountRequired } from '../account/account-required-store.ts'
import { readWholeRequestList } from './store.ts'
import { lineOf } from './export-csv.ts'
import { columnHeads } from './export-messages.ts'
import { requestExport } from './export-link.ts'

/**
 * The file behind a signed link. Its rows are as of one moment, so that none is missing or twice while others are made.
 */
export function mountRequestExport(app: Hono<App>, services: Services, sessions: Sessions): void {
  const { db, now } = services
  app.get(`${requestExport.path}/:token`, async context => {
    const { company_id: companyId, query } = await requestExport.open(services, sessions, context.req.param('token'))
    const asked = await listAccountRequired(db, companyId)
    const pieces = linesOf(readWholeRequestList(db, companyId, query), asked)
    const file = await csvDownload({ companyId, heads: columnHeads, pieces, signal: context.req.raw.signal })
    return context.body(file, 200, csvHeaders(requestExport.fileName(now())))
  })
}

async function* linesOf(pieces: AsyncIterable<readonly InvoiceRow[]>, asked: ReadonlySet<number>) {
  for await (const rows of pieces) yield rows.map(row => lineOf(row, asked.has(row.id)))
}
