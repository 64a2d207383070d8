import { requestAmountFields, type RequestDraftValues } from '@invoice-card/contracts'
import { addMonths, isDepositDateAvailable, isPaymentDueDateAvailable, japanDay, rollBack } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import type { RequestRow } from '../collections/public.ts'
import { claimOf } from '../invoices/public.ts'
import type { InvoiceRow } from '../../books/invoices/public.ts'
import { requestDayOf } from './request-day.ts'

const amounts = [...requestAmountFields, 'discount_rate'] as const satisfies (keyof RequestDraftValues)[]

/** What of the company's own is there today: null where it was deleted since. */
interface Own {
  readonly supplier_id: number | null
  readonly account_id: number | null
  /** The day of the deposit as it was agreed: money that came back arrived later. */
  readonly deposit_date: string | null
  readonly now: Date
}

/**
 * A request as the draft of the next one. File and number belong to the invoice that was sent: the next one has its
 * own. Dates that can't be chosen any more are left empty.
 */
export function copiedValues(
  { invoice, request }: RequestRow,
  { supplier_id, account_id, deposit_date, now }: Own,
): RequestDraftValues {
  const { person_name, message, ...claim } = claimOf(request)
  const dates = movedDates(invoice, deposit_date, now)
  return {
    // The seller's earlier choices stay: the file of the next invoice replaces amounts and dates of the paper only.
    edited_fields: [
      ...(supplier_id === null ? [] : ['supplierId', 'isNewSupplier']),
      'supplier_person_name',
      'supplier_person_email',
      'message',
      ...(dates.deposit_date ? ['deposit_date'] : []),
    ],
    file_ids: [],
    supplier_id,
    is_new_supplier: false,
    ...(supplier_id === null ? { supplier_search_word: invoice.buyer_name ?? '' } : {}),
    supplier_person_name: person_name,
    supplier_person_email: invoice.buyer_email_address ?? '',
    message,
    billing_amount: invoice.amount,
    ...Object.fromEntries(amounts.map(name => [name, claim[name]])),
    ...dates,
    account_id,
    is_new_account: false,
    is_send_request_mail: request?.is_mailed ?? true,
  }
}

/** Dates of the invoice, as many months later as its issue is. */
function movedDates(
  { issue_date, created_at, due_date }: InvoiceRow,
  depositDate: string | null,
  now: Date,
): Pick<RequestDraftValues, 'issue_date' | 'payment_due_date' | 'deposit_date'> {
  const today = japanDay(now)
  const months = monthsBetween(requestDayOf({ issue_date, at: created_at }), today)
  const deposit = depositDate === null ? null : rollBack(addMonths(depositDate, months), holidays)
  const due = addMonths(due_date, months)
  return {
    issue_date: today,
    payment_due_date: isPaymentDueDateAvailable(due, now) ? due : '',
    deposit_date: deposit !== null && isDepositDateAvailable(deposit, now, holidays) ? deposit : '',
  }
}

const monthsBetween = (from: string, to: string): number => indexOfMonth(to) - indexOfMonth(from)
const indexOfMonth = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
