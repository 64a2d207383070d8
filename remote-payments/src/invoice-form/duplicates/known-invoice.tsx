import type { InvoiceFile } from '@invoice-card/contracts'
import { invoiceDisplayId } from '@invoice-card/domain'
import { AppLink, Notice } from '@invoice-card/ui'
import { messages as words } from './messages.ts'
import { knownInvoiceOf, pathOfUse } from './use-of-invoice.ts'

/** Says, before a card is asked, that the document is paid already, and by what: the application would be refused. */
export function KnownInvoice({ file }: { file: InvoiceFile | undefined }) {
  const use = knownInvoiceOf(file)
  if (use === undefined) return null
  const { invoice_id: id } = use
  // In a tab of its own: leaving the flow would clear what was entered.
  const to = location.origin + pathOfUse(use)
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
