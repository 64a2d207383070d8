import type { Hono } from 'hono'
import type { App, Sessions } from '../../platform/http/public.ts'
import { csvDownload, csvHeaders } from '../../platform/list-files/public.ts'
import { type ExportedInvoice, invoiceExport, readWholeList } from '../invoices/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { lineOf } from './csv.ts'
import { columnHeads } from './messages.ts'

/**
 * The file behind a signed link. Its rows are as of one moment, so that none is missing or twice while others are made.
 */
export function mountInvoiceExport(app: Hono<App>, services: Services, sessions: Sessions): void {
  const { db, log, now } = services
  app.get(`${invoiceExport.path}/:token`, async context => {
    const granted = await invoiceExport.open(services, sessions, context.req.param('token'))
    const { company_id: companyId, query, about } = granted
    const pieces = linesOf(readWholeList(db, companyId, query))
    const file = await csvDownload({ companyId, heads: columnHeads, pieces, request: context.req.raw, log })
    return new Response(file, { headers: csvHeaders(invoiceExport.fileName(now(), about)) })
  })
}

async function* linesOf(pieces: AsyncIterable<readonly ExportedInvoice[]>) {
  for await (const rows of pieces) yield rows.map(lineOf)
}
