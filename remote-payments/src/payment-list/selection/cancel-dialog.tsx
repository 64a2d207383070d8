import type { InvoiceSummary } from '@invoice-card/contracts'
import { isAwaitingBuyer } from '@invoice-card/domain'
import { AmountLines, AppLink, ConfirmDialog, Stack, Text } from '@invoice-card/ui'
import { paths } from '../../paths.ts'
import { whyNotCancellable } from './cancellable.ts'
import { messages } from './messages.ts'
import { PaymentLines } from './payment-lines.tsx'

interface CancelDialogProps {
  /** Closed while there are none. */
  readonly invoices: readonly InvoiceSummary[]
  readonly onClose: () => void
  readonly onConfirm: (cancellable: readonly InvoiceSummary[]) => void
}

/**
 * Asks before several payments are cancelled. First which ones and their sum, then which ones not, and why; what a
 * cancellation does stands last, in few words.
 */
export function CancelDialog({ invoices, onClose, onConfirm }: CancelDialogProps) {
  const cancellable = invoices.filter(invoice => whyNotCancellable(invoice) === null)
  const others = invoices.filter(invoice => whyNotCancellable(invoice) !== null)
  return (
    <ConfirmDialog
      isOpen={invoices.length > 0}
      title={cancellable.length > 0 ? messages.title(cancellable.length) : messages.noneTitle}
      tone={cancellable.length > 0 ? 'danger' : 'normal'}
      confirmLabel={cancellable.length > 0 ? messages.yes : messages.close}
      onCancel={onClose}
      onConfirm={() => (cancellable.length > 0 ? onConfirm(cancellable) : onClose())}
    >
      <Stack gap="4">
        {cancellable.length > 0 && (
          <>
            <Totals of={cancellable} />
            <PaymentLines
              title={messages.cancellable(cancellable.length)}
              lines={cancellable.map(invoice => ({ invoice }))}
            />
          </>
        )}
        {others.length > 0 && (
          <PaymentLines
            title={messages.notCancellable(others.length)}
            lines={others.map(invoice => ({ invoice, note: <Reason invoice={invoice} /> }))}
          />
        )}
        {cancellable.length > 0 && (
          <Stack gap="1">
            <Text>{messages.final}</Text>
            <Text size="sm">{messages.money}</Text>
            <Text size="sm">{messages.limit}</Text>
          </Stack>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

/** What the payees would have got, and what the cards get back. */
function Totals({ of }: { of: readonly InvoiceSummary[] }) {
  const amountYen = of.reduce((sum, { amount }) => sum + amount, 0)
  const feeYen = of.reduce((sum, { commission_amount }) => sum + commission_amount, 0)
  const lines = [
    { term: messages.total(of.length), amountYen },
    { term: messages.cardTotal, amountYen: amountYen + feeYen, weight: 'total' },
  ] as const
  return <AmountLines lines={feeYen > 0 ? lines : lines.slice(0, 1)} />
}

/** With the way to what can be done instead. */
const Reason = ({ invoice }: { invoice: InvoiceSummary }) => (
  <>
    {whyNotCancellable(invoice)}
    {isAwaitingBuyer(invoice) && (
      <>
        {' '}
        <AppLink to={paths.payRequest(invoice.id)}>{messages.reasons.openRequest}</AppLink>
      </>
    )}
  </>
)
