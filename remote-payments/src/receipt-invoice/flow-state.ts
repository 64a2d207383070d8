import { flowAtom } from '@invoice-card/session'
import { useAtom } from 'jotai'

/** The received invoice that is shown (docs/product.md#flows). */
interface ReceiptInvoiceFlow {
  readonly fileId: string | null
  /** The user has read what is warned of. */
  readonly isWarningRead: boolean
}

const receiptInvoiceAtom = flowAtom<ReceiptInvoiceFlow>('receiptInvoice', { fileId: null, isWarningRead: false })

/** Whether the warnings about this file are read, and a function that says so: about another file nothing is known. */
export function useWarningRead(fileId: string): readonly [boolean, (isRead: boolean) => void] {
  const [flow, setFlow] = useAtom(receiptInvoiceAtom)
  return [flow.fileId === fileId && flow.isWarningRead, isWarningRead => setFlow({ fileId, isWarningRead })]
}
