import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from './calls.ts'

/** The fee for an amount in yen, of a payment that is corrected by its own terms; only the server computes it. */
export const commissionQuery = (amountYen: number | null, invoiceId?: number) => queryOptions({
  queryKey: ['commission', amountYen, invoiceId],
  queryFn: ({ signal }) => calls.invoices.getCommission({ query: { amount: amountYen ?? undefined, invoice_id: invoiceId } }, { signal }),
  enabled: amountYen !== null && amountYen > 0,
  placeholderData: keepPreviousData,
})
