import { useQueries, useQueryClient } from '@tanstack/react-query'
import { commissionQuery } from '../../fee/commission-query.ts'
import type { DuplicateQuery } from '../../invoice-values/duplicates/queries.ts'
import { useDuplicates } from '../../invoice-values/duplicates/use-duplicates.ts'
import { keyOf } from '../run/chosen.ts'
import type { CompleteDraft, Payable, PayableRequest } from './candidate.ts'
import type { PaymentRow } from './columns.tsx'

/**
 * The payments with their fees, and what looks like them. A request has neither: its seller pays the fee, and it is
 * itself what a draft of the same document is compared with.
 */
export function usePaymentRows(items: readonly Payable[], confirmed: Readonly<Record<string, string>>) {
  const queryClient = useQueryClient()
  const drafts = items.filter(item => item.kind === 'draft')
  // Each amount is asked for once, though several drafts may have it.
  const amounts = [...new Set(drafts.map(({ amountYen }) => amountYen))]
  const fees = useQueries({ queries: amounts.map(amountYen => commissionQuery(amountYen)) })
  const duplicatesOf = useDuplicates(drafts.map(documentOf))

  const rowOfDraft = (draft: CompleteDraft): Omit<PaymentRow, 'isChosen'> => {
    const fee = fees[amounts.indexOf(draft.amountYen)]
    return {
      item: draft,
      // That of another amount is no fee of this one.
      fee: fee?.isPlaceholderData ? undefined : fee?.data,
      similar: duplicatesOf(documentOf(draft)),
    }
  }
  const rows = items.map((item): PaymentRow => ({
    ...(item.kind === 'draft' ? rowOfDraft(item) : rowOfRequest(item)),
    isChosen: item.held === null || confirmed[keyOf(item)] === item.held,
  }))
  /** Whether the server still asks what is shown; where it does not, the new fees are shown. */
  const areFeesCurrent = async (): Promise<boolean> => {
    const current = await Promise.all(
      amounts.map(amountYen => queryClient.fetchQuery({ ...commissionQuery(amountYen), staleTime: 0 })),
    )
    return current.every(({ commission_amount }, index) => commission_amount === fees[index]?.data?.commission_amount)
  }
  return {
    rows,
    chosen: rows.filter(({ isChosen }) => isChosen),
    feeError: fees.find(({ data, error }) => !data && error)?.error ?? null,
    retryFees: () => fees.forEach(fee => void fee.refetch()),
    areFeesCurrent,
  }
}

const rowOfRequest = (item: PayableRequest): Omit<PaymentRow, 'isChosen'> => ({
  item,
  fee: { commission_amount: 0, total_amount: item.amountYen },
  similar: [],
})

function documentOf({ amountYen, invoiceNumber, dueDate, application }: CompleteDraft): DuplicateQuery {
  const { isNewSupplier, supplierId } = application.invoiceForm.formOne
  return { amount: amountYen, number: invoiceNumber, supplierId: isNewSupplier ? null : supplierId, dueDate }
}
