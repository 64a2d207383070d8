import type { InvoiceFile } from '@invoice-card/contracts'
import { documentSizeCode, invoiceFileTypeOf } from '@invoice-card/domain'
import { type FileRow, listPages, pageLink } from '../../platform/files/public.ts'
import type { Context } from '../../platform/http/public.ts'
import { findInvoiceOfEvidence } from '../books/public.ts'

type Sources = Pick<Context, 'db' | 'config' | 'now'>
type OwnSources = Sources & { readonly session: Pick<Context['session'], 'company_id'> }

/** The file as its owner sees it, with signed links to the pictures that are there by now. */
export async function toInvoiceFile(file: FileRow, { db, config, now, session }: OwnSources): Promise<InvoiceFile> {
  const used_by = await findUse(file, { db, session })
  return {
    file_id: file.id,
    file_name: file.file_name,
    content_type: file.content_type,
    size_bytes: file.size_bytes,
    page_count: file.page_count,
    document_size_code: file.document_size_code ?? documentSizeCode('A4'),
    invoice_file_type: file.invoice_file_type ?? invoiceFileTypeOf(file.content_type),
    pages: await describePages(file.id, { db, config, now }),
    ocr: { status: file.ocr_status, progress: file.ocr_progress, fields: file.ocr_fields, warnings: file.ocr_warnings },
    ...(used_by && { used_by }),
  }
}

/** What the file, or another of the same content, was used for; of a file that somebody else shows, nothing is said. */
async function findUse(
  { company_id, sha256 }: FileRow,
  { db, session }: Pick<OwnSources, 'db' | 'session'>,
): Promise<InvoiceFile['used_by']> {
  if (sha256 === null || company_id !== session.company_id) return undefined
  const invoice = await findInvoiceOfEvidence(db, company_id, [sha256])
  if (!invoice) return undefined
  const { id: invoice_id, kind, status, seller_company_id } = invoice
  const type =
    kind === 'payment'
      ? 'InvoicePayment'
      : seller_company_id === company_id
        ? 'InvoiceRequestSeller'
        : 'InvoiceRequestBuyer'
  return { invoice_id, type, status }
}

/** Signed links to the pictures of a file's pages, in page order. */
export async function describePages(fileId: string, { db, config, now }: Sources): Promise<InvoiceFile['pages']> {
  const pages = await listPages(db, fileId)
  return pages.map(({ page, width, height }) => ({
    image_url: pageLink(config, fileId, page, now()).url,
    width,
    height,
  }))
}
