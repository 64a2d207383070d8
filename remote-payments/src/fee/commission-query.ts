import { maxInvoiceYen } from '@invoice-card/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

/**
 * The fee for an amount in yen, with a promotion code by its terms, of a payment that is corrected by its own; only the
 * server computes it.
 */
export const commissionQuery = (amountYen: number | null, invoiceId?: number, promotionCode?: string | null) =>
  queryOptions({
    queryKey: ['commission', amountYen, invoiceId, promotionCode ?? null],
    queryFn: ({ signal }) =>
      calls.invoices.getCommission(
        {
          query: { amount: amountYen ?? undefined, invoice_id: invoiceId, promotion_code: promotionCode ?? undefined },
        },
        { signal },
      ),
    enabled: amountYen !== null && amountYen > 0 && amountYen <= maxInvoiceYen,
    placeholderData: keepPreviousData,
  })
