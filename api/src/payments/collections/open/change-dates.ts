import type { HandlerInput, collections } from '@invoice-card/contracts'
import { applicationDeadline, isDepositDateAvailable, isPaymentDueDateAvailable } from '@invoice-card/domain'
import { auditChainOf } from '../../../platform/audit/public.ts'
import { holidays } from '../../../parties/banks/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { type InvoiceRow, lockInvoice, updateInvoiceRow } from '../../../books/invoices/public.ts'
import { findLivePaymentAbout } from '../../../books/payments/public.ts'
import { type Books, changeBooks } from '../../../books/work/public.ts'
import { isRequestOpen } from '../request/is-open.ts'
import { countingMail } from '../mails/limit-mails.ts'
import { notifyBuyer } from '../mails/notices.ts'
import { findRequest, type RequestRow, updateDeadline } from '../request/request-store.ts'

type Call = HandlerInput<typeof collections.changeRequestDates>
interface Days {
  readonly due_date: string
  readonly transfer_date: string
}
type KnownDays = Pick<InvoiceRow, 'due_date' | 'transfer_date'>

/**
 * The seller gives an open request other days: its buyer can pay until another moment, is notified of both, and is
 * reminded again.
 */
export async function changeDates(
  context: Context,
  { params: { id }, body, refuse }: Omit<Call, 'query'>,
): Promise<void> {
  const { db: pool, session, now: clock } = context
  const days: Days = { due_date: body.payment_due_date, transfer_date: body.deposit_date }
  const { known_dates } = body
  const known = known_dates && { due_date: known_dates.payment_due_date, transfer_date: known_dates.deposit_date }
  const found = (await findRequest(pool, session.company_id, id)) ?? refuse('invoice_request_not_found')
  // Counted whether the address has an account or not: a limit for customers alone would say who is one.
  const isNotified = isChanged(found.invoice, days) && isRequestOpen(found, clock())
  await countingMail(context, isNotified ? found.invoice.buyer_email_address : null, () =>
    changeBooks(pool, async books => {
      const { db } = books
      const now = clock()
      await lockInvoice(books, id)
      // Under the lock: paid, withdrawn or changed by a colleague since.
      const { invoice, request } =
        (await findRequest(db, session.company_id, id)) ?? refuse('invoice_request_not_found')
      if (!request || !isRequestOpen({ invoice, request }, now)) return refuse('request_already_closed')
      if (await findLivePaymentAbout(db, invoice)) refuse('request_payment_in_progress')
      // The call of a lost answer finds its own change.
      if (!isChanged(invoice, days)) return
      if (known && isChanged(invoice, known)) refuse('request_dates_changed')
      checkDays(invoice, days, now, refuse)
      await saveDates(books, { invoice, request }, days, { userId: session.user_id, now })
    }),
  )
}

const isChanged = ({ due_date, transfer_date }: InvoiceRow, days: KnownDays): boolean =>
  due_date !== days.due_date || transfer_date !== days.transfer_date

/** A day that stays may be nearer than one that could be chosen now. */
function checkDays(invoice: InvoiceRow, { due_date, transfer_date }: Days, now: Date, refuse: Call['refuse']): void {
  if (transfer_date !== invoice.transfer_date && !isDepositDateAvailable(transfer_date, now, holidays))
    refuse('deposit_date_not_available')
  if (due_date !== invoice.due_date && !isPaymentDueDateAvailable(due_date, now))
    refuse('payment_due_date_not_available')
}

async function saveDates(
  books: Books,
  { invoice, request }: RequestRow & { readonly request: object },
  days: Days,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  const before = { due_date: invoice.due_date, transfer_date: invoice.transfer_date, expires_at: request.expires_at }
  const changed = await updateInvoiceRow(books, invoice, { ...days, updated_at: now })
  await updateDeadline(books.db, invoice.id, applicationDeadline(days.transfer_date, holidays))
  const detail = {
    from: { due_date: before.due_date, deposit_date: before.transfer_date },
    to: { due_date: days.due_date, deposit_date: days.transfer_date },
  }
  books.addEvent({ invoice_id: invoice.id, kind: 'dates_changed', actor: `user-${userId}`, detail, at: now })
  books.audit({
    chain: auditChainOf(invoice.seller_company_id ?? 0),
    at: now,
    actor: `seller:user-${userId}`,
    action: 'invoice.dates_changed',
    subject: `invoice:${invoice.id}`,
    detail,
  })
  await notifyBuyer(books, 'dates_changed', changed, now, { before })
}
