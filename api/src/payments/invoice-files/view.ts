import type { InvoiceFile } from '@invoice-card/contracts'
import { documentSizeCode, invoiceFileTypeOf, statusForSeller } from '@invoice-card/domain'
import { type FileRow, listPages, pageLink } from '../../platform/files/public.ts'
import type { Context } from '../../platform/http/public.ts'
import { severalWarning } from './messages.ts'
import { invoiceRangesOf } from './invoice-ranges.ts'
import { documentKeyOf, findInvoiceOfDocument, findInvoiceOfEvidence } from '../../books/documents/public.ts'

type Sources = Pick<Context, 'db' | 'config' | 'now'> & { readonly session?: Context['session'] }
type OwnSources = Pick<Context, 'db' | 'config' | 'now' | 'session'>

/** The file as its owner sees it, with signed links to the pictures that are there by now. */
export async function toInvoiceFile(file: FileRow, sources: OwnSources): Promise<InvoiceFile> {
  const used_by = await findUse(file, sources)
  const several = severalIn(file, sources)
  const same_document = used_by ? undefined : await findSameDocument(file, sources)
  return {
    file_id: file.id,
    file_name: file.file_name,
    content_type: file.content_type,
    size_bytes: file.size_bytes,
    page_count: file.page_count,
    document_size_code: file.document_size_code ?? documentSizeCode('A4'),
    invoice_file_type: file.invoice_file_type ?? invoiceFileTypeOf(file.content_type),
    pages: await describePages(file.id, sources),
    ocr: {
      status: file.ocr_status,
      progress: file.ocr_progress,
      fields: file.ocr_fields,
      warnings: [...(several ? [several.warning] : []), ...file.ocr_warnings],
    },
    ...(several && { several }),
    ...partOf(file),
    ...(used_by && { used_by }),
    ...(same_document && { same_document }),
  }
}

/** A user who opens a file of somebody else pays it as the one invoice that it stands for. */
function severalIn(file: FileRow, { session }: Pick<OwnSources, 'session'>): InvoiceFile['several'] {
  const invoices = file.company_id === session.company_id ? invoiceRangesOf(file) : []
  return invoices.length > 1 ? { invoices, warning: severalWarning(invoices) } : undefined
}

function partOf({ part_of, first_page, last_page }: FileRow): Pick<InvoiceFile, 'part_of'> {
  if (part_of === null || first_page === null || last_page === null) return {}
  return { part_of: { file_id: part_of, first_page, last_page } }
}

/** What the file, or another of the same content, was used for; of a file that somebody else shows, nothing is said. */
async function findUse(
  { company_id, sha256 }: FileRow,
  { db, session }: Pick<OwnSources, 'db' | 'session'>,
): Promise<InvoiceFile['used_by']> {
  if (sha256 === null || company_id !== session.company_id) return undefined
  const invoice = await findInvoiceOfEvidence(db, company_id, [sha256])
  return invoice && useIn(invoice, company_id)
}

/** What another file of the same document was used for, by what was read from both. */
async function findSameDocument(
  { company_id, ocr_fields }: FileRow,
  { db, session }: Pick<OwnSources, 'db' | 'session'>,
): Promise<InvoiceFile['used_by']> {
  const amount = ocr_fields?.total_amount.value ?? null
  if (!ocr_fields || amount === null || company_id !== session.company_id) return undefined
  const documentKey = documentKeyOf(
    { registration_number: ocr_fields.registration_number.value, invoice_number: ocr_fields.invoice_number.value },
    amount,
  )
  const invoice = documentKey === null ? undefined : await findInvoiceOfDocument(db, company_id, documentKey)
  return invoice && useIn(invoice, company_id)
}

type UsedInvoice = NonNullable<Awaited<ReturnType<typeof findInvoiceOfEvidence>>>

function useIn({ id: invoice_id, kind, status, seller_company_id }: UsedInvoice, company_id: number) {
  if (kind === 'payment') return { invoice_id, type: 'InvoicePayment', status } as const
  return seller_company_id === company_id
    ? ({ invoice_id, type: 'InvoiceRequestSeller', status: statusForSeller(status) } as const)
    : ({ invoice_id, type: 'InvoiceRequestBuyer', status } as const)
}

/** Signed links to the pictures of a file's pages, in page order. */
export async function describePages(fileId: string, sources: Sources): Promise<InvoiceFile['pages']> {
  const pages = await listPages(sources.db, fileId)
  return pages.map(({ page, width, height }) => ({
    image_url: pageLink(sources, fileId, page).url,
    width,
    height,
  }))
}
