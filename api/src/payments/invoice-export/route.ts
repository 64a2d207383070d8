import { maxExportedInvoices } from '@invoice-card/contracts'
import type { Hono } from 'hono'
import { csvHeaders } from '../../platform/http/csv-file.ts'
import { refusePlatform } from '../../platform/http/refuse.ts'
import type { App } from '../../platform/http/request.ts'
import { listInvoices } from '../invoices/list-store.ts'
import type { Services } from '../../platform/services/services.ts'
import { csvOf } from './csv.ts'
import { invoiceExport } from '../invoices/export-link.ts'

/** The file behind a signed link. Its rows are read by one statement, so that none is missing or twice while others are made. */
export function mountInvoiceExport(app: Hono<App>, { config, db, now }: Services): void {
  app.get(`${invoiceExport.path}/:token`, async (context) => {
    const { company_id, query } = invoiceExport.read(config, context.req.param('token'), now()) ?? refusePlatform('not_found')
    const { rows } = await listInvoices(db, company_id, { ...query, from: 0, size: maxExportedInvoices })
    return context.body(csvOf(rows), 200, csvHeaders(invoiceExport.fileName(now())))
  })
}
