import { maxInvoiceYen } from '@invoice-card/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

/** The service fee of a billed amount in yen; only the server computes it. */
export const commissionQuery = (amountYen: number | null) =>
  queryOptions({
    queryKey: ['commission', amountYen],
    queryFn: ({ signal }) => calls.invoices.getCommission({ query: { amount: amountYen ?? undefined } }, { signal }),
    enabled: amountYen !== null && amountYen > 0 && amountYen <= maxInvoiceYen,
    placeholderData: keepPreviousData,
  })
