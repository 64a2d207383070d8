import { requestStatus } from '@invoice-card/domain'
import type { RequestSeller } from '@invoice-card/contracts'
import { SelectedDownloads } from '@invoice-card/list'
import { calls } from '../calls.ts'

/** The receipt of the fee is issued with the deposit. */
const mayHaveReceipt = ({ status }: RequestSeller): boolean => status === requestStatus.deposited

/** What can be done with the selected requests. */
export function SelectedActions({ selected }: { selected: readonly RequestSeller[] }) {
  const query = { ids: selected.map(({ id }) => id) }
  const makeReceipts = () => calls.invoices.getReceiptArchive({ query })
  return (
    <SelectedDownloads
      count={selected.length}
      makeCsv={() => calls.collections.exportRequestSellers({ query })}
      makeReceipts={selected.some(mayHaveReceipt) ? makeReceipts : undefined}
    />
  )
}
