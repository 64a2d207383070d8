import type { InvoiceFile } from '@invoice-card/contracts'
import { collectionDetailPath, invoiceDisplayId, paymentDetailPath } from '@invoice-card/domain'
import { AppLink, Notice } from '@invoice-card/ui'
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
  const path = isRequest ? collectionDetailPath({ id, status }) : paymentDetailPath({ id, status })
  const link = <AppLink to={location.origin + path}>{words.link(invoiceDisplayId(id))}</AppLink>
  return (
    <Notice tone="attention" isLive title={isRequest ? words.request : words.payment} actions={link}>
      {words.text}
    </Notice>
  )
}
