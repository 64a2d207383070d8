import type { RequestPreview } from '@invoice-card/contracts'
import { withoutLinks } from '@invoice-card/domain'
import { copyLink } from '../../platform/files/public.ts'
import type { PublicContext } from '../../platform/http/public.ts'
import { describePages } from '../invoice-files/public.ts'
import { listInvoiceFiles } from '../../books/invoices/public.ts'
import type { KeyedRequest } from './store.ts'

type Sources = Pick<PublicContext, 'db' | 'config' | 'now'>
type File = Omit<RequestPreview['files'][number], 'download_url' | 'pages'>

/** What a preview is made of, in the words of the request's row. */
interface PreviewFacts {
  readonly invoice_number: string | null
  readonly supplier_name: string
  readonly amount: number
  readonly due_date: string
  readonly expires_at: Date
  readonly person_name: string
  readonly message: string
  readonly buyer_email_address: string | null
}

/** What the holder of a link sees of a request before signing in; links to its files work for some minutes. */
export async function describeRequestPreview(sources: Sources, request: KeyedRequest): Promise<RequestPreview> {
  const files = await listInvoiceFiles(sources.db, request.id, request.seller_company_id ?? 0)
  return { invoice_id: request.id, ...(await requestPreviewOf(sources, request, files)) }
}

/** The same of a request that is not made yet. */
export const requestPreviewOf = async (
  sources: Sources,
  facts: PreviewFacts,
  files: readonly File[],
): Promise<Omit<RequestPreview, 'invoice_id'>> => ({
  doc_number: facts.invoice_number,
  seller_name: facts.supplier_name,
  amount: facts.amount,
  payment_due_date: facts.due_date,
  expires_at: facts.expires_at.toISOString(),
  person_name: facts.person_name,
  // As in the mail that leads here: under our name nobody but us sends people anywhere.
  message: withoutLinks(facts.message),
  buyer_email_address: facts.buyer_email_address ?? '',
  files: await Promise.all(files.map(file => describeFile(sources, file))),
})

async function describeFile(sources: Sources, { file_id, file_name, content_type, page_count }: File) {
  const download_url = copyLink(sources, file_id).url
  return { file_id, file_name, content_type, page_count, download_url, pages: await describePages(file_id, sources) }
}
