import type { RequestFace } from '@invoice-card/contracts'
import { originalLink } from '../files/links.ts'
import type { PublicContext } from '../http/context.ts'
import { listInvoiceFiles } from '../invoices/store.ts'
import type { KeyedRequest } from './store.ts'

type Sources = Pick<PublicContext, 'db' | 'config' | 'now'>

/** What the holder of a link sees of a request before signing in; links to its files work for some minutes. */
export async function describeFace({ db, config, now }: Sources, request: KeyedRequest): Promise<RequestFace> {
  const files = await listInvoiceFiles(db, request.id, request.seller_company_id ?? 0)
  return {
    invoice_id: request.id,
    doc_number: request.invoice_number,
    seller_name: request.supplier_name,
    amount: request.amount,
    payment_due_date: request.due_date,
    expires_at: request.expires_at.toISOString(),
    person_name: request.person_name,
    message: request.message,
    buyer_email_address: request.buyer_email_address ?? '',
    files: files.map(file => ({ ...file, download_url: originalLink(config, file.file_id, now()).url })),
  }
}
