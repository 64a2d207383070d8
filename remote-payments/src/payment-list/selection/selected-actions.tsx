import type { InvoiceSummary } from '@invoice-card/contracts'
import { isAwaitingBuyer, isTransferred } from '@invoice-card/domain'
import { BarButton, SelectedDownloads, type Selection } from '@invoice-card/list'
import { useIsPaymentOffered } from '@invoice-card/remote'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { calls } from '../../calls.ts'
import { paths } from '../../paths.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { messages } from './messages.ts'
import { ResultsDialog } from './results-dialog.tsx'
import { useCancellations } from './use-cancellations.ts'

const nothing: readonly InvoiceSummary[] = []

/** The fee's receipt is issued with the transfer, to whom bears the fee. */
const mayHaveReceipt = (invoice: InvoiceSummary): boolean =>
  isTransferred(invoice) && invoice.type === 'InvoicePayment' && invoice.commission_amount > 0

/** What can be done with the selected payments. The dialogs outlive the selection, which ends with the rows. */
export function useSelectedActions(rows: readonly InvoiceSummary[], selection: Selection) {
  const [toCancel, setToCancel] = useState(nothing)
  const { results, isPending, start, retry, clear } = useCancellations()
  const selected = rows.filter(({ id }) => selection.isSelected(id))
  const navigate = useNavigate()
  const isOffered = useIsPaymentOffered()
  const requests = selected.filter(isAwaitingBuyer).map(({ id }) => id)
  const query = { ids: selected.map(({ id }) => id) }
  const makeReceipts = () => calls.invoices.getReceiptArchive({ query })
  const actions = (
    <>
      {isOffered && requests.length > 0 && (
        <BarButton label={messages.payTogether} onClick={() => void navigate(paths.several({ requests }))} />
      )}
      <SelectedDownloads
        count={selected.length}
        makeCsv={() => calls.invoices.exportInvoices({ query })}
        makeReceipts={selected.some(mayHaveReceipt) ? makeReceipts : undefined}
      />
      {selected.some(({ is_cancellable }) => is_cancellable) && (
        <BarButton
          variant="secondary"
          icon="cancel"
          label={messages.cancel}
          short={messages.yes}
          onClick={() => setToCancel(selected)}
        />
      )}
    </>
  )
  const dialogs = (
    <>
      <CancelDialog
        invoices={toCancel}
        onClose={() => setToCancel(nothing)}
        onConfirm={cancellable => {
          setToCancel(nothing)
          start(cancellable)
        }}
      />
      <ResultsDialog
        results={results}
        isPending={isPending}
        onRetry={retry}
        onClose={() => {
          clear()
          selection.clear()
        }}
      />
    </>
  )
  return { actions, dialogs }
}
