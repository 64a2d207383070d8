import type { InvoiceFile } from '@invoice-card/contracts'
import { AppLink, Notice } from '@invoice-card/ui'
import { messages as words } from './messages.ts'
import { knownInvoiceOf, linkOfUse } from './use-of-invoice.ts'

/** Says, before a card is asked, that the document is paid already, and by what: the application would be refused. */
export function KnownInvoice({ file }: { file: InvoiceFile | undefined }) {
  const use = knownInvoiceOf(file)
  if (use === undefined) return null
  const { path, label } = linkOfUse(use)
  // In a tab of its own: leaving the flow would clear what was entered.
  const to = location.origin + path
  return (
    <Notice
      tone="danger"
      isLive
      title={file?.used_by ? words.sameFile(label) : words.sameDocument(label)}
      actions={<AppLink to={to}>{words.open(label)}</AppLink>}
    >
      {words.notTwice}
    </Notice>
  )
}
