import { maxExportedInvoices } from '@invoice-card/contracts'
import type { Hono } from 'hono'
import { csvHeaders } from '../../../platform/http/csv-file.ts'
import { refusePlatform } from '../../../platform/http/refuse.ts'
import type { App } from '../../../platform/http/request.ts'
import type { Services } from '../../../platform/services/services.ts'
import { listAccountAsked } from '../account-asked-store.ts'
import { listRequests } from '../store.ts'
import { csvOf } from './csv.ts'
import { requestExport } from '../export-link.ts'

/** The file behind a signed link. Its rows are read by one statement, so that none is missing or twice while others are made. */
export function mountRequestExport(app: Hono<App>, { config, db, now }: Services): void {
  app.get(`${requestExport.path}/:token`, async (context) => {
    const { company_id, query } = requestExport.read(config, context.req.param('token'), now()) ?? refusePlatform('not_found')
    const [rows, asked] = await Promise.all([listRequests(db, company_id, { ...query, from: 0, size: maxExportedInvoices }), listAccountAsked(db, company_id)])
    return context.body(csvOf(rows, asked), 200, csvHeaders(requestExport.fileName(now())))
  })
}
