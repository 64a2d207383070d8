import type { InvoiceFile } from '@invoice-card/contracts'
import { invoiceDisplayId, paymentDetailPath } from '@invoice-card/domain'
import { AppLink, Notice } from '@invoice-card/ui'
import { addressOfRequest } from './address-of-request.ts'
import { messages } from './messages.ts'

const { usedFile: words } = messages

/**
 * Says that the file belongs to another request or payment already, which the request would be refused for at its end.
 */
export function UsedFileNotice({ file }: { file: InvoiceFile | undefined }) {
  const use = file?.used_by
  if (use === undefined) return null
  const { invoice_id: id, type, status } = use
  const isRequest = type === 'InvoiceRequestSeller'
  const to = isRequest ? addressOfRequest({ id, status }) : location.origin + paymentDetailPath({ id, status })
  const link = <AppLink to={to}>{words.link(invoiceDisplayId(id))}</AppLink>
  return (
    <Notice tone="attention" isLive title={isRequest ? words.request : words.payment} actions={link}>
      {words.text}
    </Notice>
  )
}
