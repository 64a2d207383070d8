import { maxExportedInvoices } from '@invoice-card/contracts'
import type { Hono } from 'hono'
import { type App, csvHeaders, refusePlatform } from '../../../platform/http/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import { listAccountRequired } from '../account/account-required-store.ts'
import { listRequests } from './store.ts'
import { csvOf } from './export-csv.ts'
import { requestExport } from './export-link.ts'

/**
 * The file behind a signed link. Its rows are read by one statement, so that none is missing or twice while others are
 * made.
 */
export function mountRequestExport(app: Hono<App>, { config, db, now }: Services): void {
  app.get(`${requestExport.path}/:token`, async context => {
    const { company_id, query } =
      requestExport.read(config, context.req.param('token'), now()) ?? refusePlatform('not_found')
    const [rows, asked] = await Promise.all([
      listRequests(db, company_id, { ...query, from: 0, size: maxExportedInvoices }),
      listAccountRequired(db, company_id),
    ])
    return context.body(csvOf(rows, asked), 200, csvHeaders(requestExport.fileName(now())))
  })
}
