import type { PageRange } from '@invoice-card/contracts'
import type { FileRow } from '../../platform/files/public.ts'

/**
 * The pages of each invoice of a file; none where it holds no more than one. A page of no invoice, such as a cover
 * letter, goes with the invoice before it, or with the first.
 */
export function invoiceRangesOf({
  invoice_pages,
  page_count,
}: Pick<FileRow, 'invoice_pages' | 'page_count'>): PageRange[] {
  const begins = invoice_pages.toSorted((a, b) => a - b)
  if (begins.length < 2) return []
  return begins.map((begin, at) => ({
    first_page: at === 0 ? 1 : begin,
    last_page: (begins[at + 1] ?? page_count + 1) - 1,
  }))
}
