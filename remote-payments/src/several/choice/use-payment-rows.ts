import { useQueries, useQueryClient } from '@tanstack/react-query'
import { commissionQuery } from '../../fee/commission-query.ts'
import type { DuplicateQuery } from '../../invoice-values/duplicates/queries.ts'
import { useDuplicates } from '../../invoice-values/duplicates/use-duplicates.ts'
import { keyOf } from '../run/chosen.ts'
import { alikeDrafts } from '../candidates/alike-drafts.ts'
import type { CompleteDraft, Payable, PayableRequest } from '../candidates/candidate.ts'
import type { PaymentRow } from './payment-row.ts'

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
  const { duplicatesOf, settle } = useDuplicates(drafts.map(documentOf))
  const alikeOf = alikeDrafts(drafts)

  const rowOfDraft = (draft: CompleteDraft): Omit<PaymentRow, 'isChosen'> => {
    const fee = fees[amounts.indexOf(draft.amountYen)]
    const document = documentOf(draft)
    const duplicates = duplicatesOf(document)
    const alike = alikeOf(draft)
    const similar = [...duplicates.texts, ...alike.map(({ text }) => text)]
    const others = [...duplicates.ids, ...alike.map(({ values }) => values)]
    return {
      item: draft,
      // That of another amount is no fee of this one.
      fee: fee?.isPlaceholderData ? undefined : fee?.data,
      similar,
      held: similar.length === 0 ? draft.held : JSON.stringify([draft.held, document, others]),
    }
  }
  const rowsNow = () =>
    items.map((item): PaymentRow => {
      const row = item.kind === 'draft' ? rowOfDraft(item) : rowOfRequest(item)
      return { ...row, isChosen: row.held === null || confirmed[keyOf(item)] === row.held }
    })
  const rows = rowsNow()
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
    /** The rows once it is known what looks like each of them. */
    comparedRows: async (): Promise<readonly PaymentRow[]> => {
      await settle()
      return rowsNow()
    },
  }
}

const rowOfRequest = (item: PayableRequest): Omit<PaymentRow, 'isChosen'> => ({
  item,
  fee: { commission_amount: 0, total_amount: item.amountYen },
  similar: [],
  held: item.held,
})

function documentOf({ amountYen, invoiceNumber, dueDate, application }: CompleteDraft): DuplicateQuery {
  const { isNewSupplier, supplierId } = application.invoiceForm.formOne
  return { amount: amountYen, number: invoiceNumber, supplierId: isNewSupplier ? null : supplierId, dueDate }
}
