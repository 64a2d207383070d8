import { isAwaitingBuyer } from '@invoice-card/domain'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { commissionQuery } from '../../fee/commission-query.ts'
import { messages as duplicateMessages } from '../../invoice-values/duplicates/messages.ts'
import { similarPaymentsQuery } from '../../invoice-values/duplicates/queries.ts'
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
  // Each amount and each document is asked for once, though several drafts may have it.
  const amounts = [...new Set(drafts.map(({ amountYen }) => amountYen))]
  const fees = useQueries({ queries: amounts.map(amountYen => commissionQuery(amountYen)) })
  const documents = drafts.filter((draft, index) => drafts.findIndex(other => isSame(other, draft)) === index)
  const similar = useQueries({ queries: documents.map(draft => similarPaymentsQuery(documentOf(draft))) })

  const rowOfDraft = (draft: CompleteDraft): Omit<PaymentRow, 'isChosen'> => {
    const fee = fees[amounts.indexOf(draft.amountYen)]
    const found = similar[documents.findIndex(other => isSame(other, draft))]?.data?.invoices ?? []
    return {
      item: draft,
      // That of another amount is no fee of this one.
      fee: fee?.isPlaceholderData ? undefined : fee?.data,
      similar: found.length === 0 ? null : wordsOn(draft, found.every(isAwaitingBuyer)),
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
  similar: null,
})

function documentOf({ amountYen, invoiceNumber, application }: CompleteDraft) {
  const { isNewSupplier, supplierId } = application.invoiceForm.formOne
  return { amount: amountYen, number: invoiceNumber, supplierId: isNewSupplier ? null : supplierId }
}

const isSame = (one: CompleteDraft, other: CompleteDraft): boolean => {
  const [first, second] = [documentOf(one), documentOf(other)]
  return (
    first.amount === second.amount &&
    first.number === second.number &&
    (first.number !== '' || first.supplierId === second.supplierId)
  )
}

function wordsOn(draft: CompleteDraft, areRequests: boolean): string {
  const title = documentOf(draft).number === '' ? duplicateMessages.sameAmount : duplicateMessages.sameNumber
  return `${title(areRequests ? 'requests' : 'payments')}。${duplicateMessages.check}`
}
