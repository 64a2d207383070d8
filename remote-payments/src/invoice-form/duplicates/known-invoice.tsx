import type { InvoiceFile } from '@invoice-card/contracts'
import { invoiceDisplayId, paymentDetailPath } from '@invoice-card/domain'
import { AppLink, Notice } from '@invoice-card/ui'
import { messages as words } from './messages.ts'

type Use = NonNullable<InvoiceFile['used_by']>

/** The invoice that this file, or the document that it shows, belongs to already. */
export const knownInvoiceOf = (file: InvoiceFile | undefined): Use | undefined => file?.used_by ?? file?.same_document

/** Says, before a card is asked, that the document is paid already, and by what: the application would be refused. */
export function KnownInvoice({ file }: { file: InvoiceFile | undefined }) {
  const use = knownInvoiceOf(file)
  if (use === undefined) return null
  const { invoice_id: id, type, status } = use
  const isRequest = type === 'InvoiceRequestSeller'
  // In a tab of its own: leaving the flow would clear what was entered.
  const to = location.origin + (isRequest ? `/collections/request/${id}` : paymentDetailPath({ id, status }))
  return (
    <Notice
      tone="danger"
      isLive
      title={file?.used_by ? words.sameFile(invoiceDisplayId(id)) : words.sameDocument(invoiceDisplayId(id))}
      actions={<AppLink to={to}>{words.open(invoiceDisplayId(id))}</AppLink>}
    >
      {words.notTwice}
    </Notice>
  )
}
