import type { InvoiceFile } from '@invoice-card/contracts'
import { documentSizeCode, invoiceFileTypeOf } from '@invoice-card/domain'
import { pageLink } from '../files/links.ts'
import { listPages, type FileRow } from '../files/store.ts'
import type { Context } from '../http/context.ts'

/** The file as its owner sees it, with signed links to the pictures that are there by now. */
export async function toInvoiceFile(file: FileRow, { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>): Promise<InvoiceFile> {
  const pages = await listPages(db, file.id)
  return {
    file_id: file.id,
    file_name: file.file_name,
    content_type: file.content_type,
    size_bytes: file.size_bytes,
    page_count: file.page_count,
    document_size_code: file.document_size_code ?? documentSizeCode('A4'),
    invoice_file_type: file.invoice_file_type ?? invoiceFileTypeOf(file.content_type),
    pages: pages.map(({ page, width, height }) => ({ image_url: pageLink(config, file.id, page, now()).url, width, height })),
    ocr: { status: file.ocr_status, progress: file.ocr_progress, fields: file.ocr_fields, warnings: file.ocr_warnings },
  }
}
