import { maxExportedInvoices } from '@invoice-card/contracts'
import type { Hono } from 'hono'
import { type App, csvHeaders, refusePlatform } from '../../platform/http/public.ts'
import { invoiceExport, listInvoices } from '../invoices/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { csvOf } from './csv.ts'

/**
 * The file behind a signed link. Its rows are read by one statement, so that none is missing or twice while others are
 * made.
 */
export function mountInvoiceExport(app: Hono<App>, { config, db, now }: Services): void {
  app.get(`${invoiceExport.path}/:token`, async context => {
    const { company_id, query } =
      invoiceExport.read(config, context.req.param('token'), now()) ?? refusePlatform('not_found')
    const { rows } = await listInvoices(db, company_id, { ...query, from: 0, size: maxExportedInvoices })
    return context.body(csvOf(rows), 200, csvHeaders(invoiceExport.fileName(now())))
  })
}
