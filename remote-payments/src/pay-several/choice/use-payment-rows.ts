import { useQueries, useQueryClient } from '@tanstack/react-query'
import { isAwaitingBuyer } from '@invoice-card/domain'
import { commissionQuery } from '../../fee/commission-query.ts'
import { messages as duplicateMessages } from '../../invoice-form/duplicates/messages.ts'
import { similarPaymentsQuery } from '../../invoice-form/duplicates/queries.ts'
import type { CompleteDraft } from './candidate.ts'
import type { PaymentRow } from './columns.tsx'

/** The payments with their fees, and what looks like them. */
export function usePaymentRows(drafts: readonly CompleteDraft[]) {
  const queryClient = useQueryClient()
  const fees = useQueries({ queries: drafts.map(({ amountYen }) => commissionQuery(amountYen)) })
  const similar = useQueries({ queries: drafts.map(similarQuery) })
  const rows = drafts.map((draft, index): PaymentRow => {
    const fee = fees[index]
    const found = similar[index]?.data?.invoices ?? []
    return {
      draft,
      // That of another amount is no fee of this one.
      fee: fee?.isPlaceholderData ? undefined : fee?.data,
      similar: found.length === 0 ? null : wordsOn(draft, found.every(isAwaitingBuyer)),
    }
  })
  const failed = fees.find(({ data, error }) => !data && error)
  /** Whether the server still asks what is shown; where it does not, the new fees are shown. */
  const areFeesCurrent = async (): Promise<boolean> => {
    const current = await Promise.all(
      drafts.map(({ amountYen }) => queryClient.fetchQuery({ ...commissionQuery(amountYen), staleTime: 0 })),
    )
    return rows.every(({ fee }, index) => fee?.commission_amount === current[index]?.commission_amount)
  }
  return {
    rows,
    feeError: failed?.error ?? null,
    retryFees: () => fees.forEach(fee => void fee.refetch()),
    areFeesCurrent,
  }
}

function similarQuery({ amountYen, application }: CompleteDraft) {
  const { invoice_number, isNewSupplier, supplierId } = application.invoiceForm.formOne
  return similarPaymentsQuery({
    amount: amountYen,
    number: invoice_number.trim(),
    supplierId: isNewSupplier ? null : supplierId,
  })
}

function wordsOn({ application }: CompleteDraft, areRequests: boolean): string {
  const hasNumber = application.invoiceForm.formOne.invoice_number.trim() !== ''
  const title = hasNumber ? duplicateMessages.sameNumber : duplicateMessages.sameAmount
  return `${title(areRequests ? 'requests' : 'payments')}。${duplicateMessages.check}`
}
