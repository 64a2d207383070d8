import type { invoices, QueryOf } from '@invoice-card/contracts'
import { invoiceStatus, isCalendarDay } from '@invoice-card/domain'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../../calls.ts'

// A cancelled or expired payment is no payment.
const standingStatuses = Object.values(invoiceStatus).filter(
  status => status !== invoiceStatus.cancelled && status !== invoiceStatus.expired,
)

interface ComparedDocument {
  readonly amount: number | null
  readonly number: string
  readonly supplierId: number | null
}

export interface DuplicateQuery extends ComparedDocument {
  /** `YYYY-MM-DD`, or as typed. */
  readonly dueDate: string
}

const listStanding = (narrowed: Partial<QueryOf<typeof invoices.listInvoices>>, signal: AbortSignal) =>
  calls.invoices.listInvoices(
    { query: { from: 0, size: 3, invoice_statuses: standingStatuses, ...narrowed } },
    { signal },
  )

/** Payments with the same number and amount; without a number those to the same supplier with the same amount. */
export const similarPaymentsQuery = ({ amount, number, supplierId }: ComparedDocument) =>
  queryOptions({
    // A number says enough: a supplier that is known later is no other question.
    queryKey: ['payments', 'similar', amount, number, number === '' ? supplierId : null],
    queryFn: ({ signal }) =>
      listStanding(
        {
          amount_min: amount ?? 0,
          amount_max: amount ?? 0,
          ...(number === '' ? { supplier_id: supplierId ?? undefined } : { invoice_number: number }),
        },
        signal,
      ),
    enabled: amount !== null && amount > 0 && (number !== '' || supplierId !== null),
    retry: false,
  })

/** Payments to the same supplier with the same number, whatever their amount: one may have been corrected by hand. */
export const sameInvoiceQuery = ({ amount, number, supplierId }: ComparedDocument) =>
  queryOptions({
    queryKey: ['payments', 'same-invoice', number, supplierId],
    queryFn: ({ signal }) => listStanding({ invoice_number: number, supplier_id: supplierId ?? undefined }, signal),
    enabled: amount !== null && amount > 0 && number !== '' && supplierId !== null,
    retry: false,
  })

/**
 * Payments to the same supplier of the same amount and due date, whatever their number: one may have been misread, or
 * corrected by hand.
 */
export const sameDayQuery = ({ amount, number, supplierId, dueDate }: DuplicateQuery) =>
  queryOptions({
    queryKey: ['payments', 'same-day', amount, supplierId, dueDate],
    queryFn: ({ signal }) =>
      listStanding(
        {
          amount_min: amount ?? 0,
          amount_max: amount ?? 0,
          supplier_id: supplierId ?? undefined,
          due_date_from: dueDate,
          due_date_to: dueDate,
        },
        signal,
      ),
    // Without a number the supplier and the amount alone say enough.
    enabled: amount !== null && amount > 0 && number !== '' && supplierId !== null && isCalendarDay(dueDate),
    retry: false,
  })
