import type { InvoiceSummary } from '@invoice-card/contracts'
import { invoiceDisplayId } from '@invoice-card/domain'
import { useIsPaymentOffered } from '@invoice-card/remote'
import { Button } from '@invoice-card/ui'
import { messages } from './messages.ts'
import { usePayAgain } from './use-pay-again.ts'

interface PayAgainProps {
  readonly invoice: InvoiceSummary & { supplier_id: number }
}

/** Of a payment's detail. */
export function PayAgainButton({ invoice }: PayAgainProps) {
  const { mutate, isPending } = usePayAgain(invoice)
  if (!useIsPaymentOffered()) return null
  return (
    <Button variant="secondary" icon="sync" isLoading={isPending} onClick={() => mutate()}>
      {messages.start}
    </Button>
  )
}

/** Of a row, whose name distinguishes it from those of the other rows. */
export function PayAgainOfRow({ invoice }: PayAgainProps) {
  const { mutate, isPending } = usePayAgain(invoice)
  const { supplier_name, id } = invoice
  if (!useIsPaymentOffered()) return null
  const name = messages.rowOf(supplier_name, invoiceDisplayId(id))
  return (
    <Button variant="secondary" size="sm" isLoading={isPending} aria-label={name} onClick={() => mutate()}>
      {messages.row}
    </Button>
  )
}
