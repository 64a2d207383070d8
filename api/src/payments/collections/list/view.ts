import type { RequestSeller, RequestSellerDetail } from '@invoice-card/contracts'
import { isCancelled, isTransferred, japanDay, requestStatusOf } from '@invoice-card/domain'
import type { Db } from '../../../platform/database/public.ts'
import { type InvoiceRow, isForSeller, listInvoiceFiles, requestAmountsOf } from '../../../books/invoices/public.ts'
import { defineFacts, refusalOf } from '../../../books/moves/public.ts'
import { cancellationOf, endingCommentOf } from '../../../books/outcomes/public.ts'
import { findLivePaymentAbout, findPayment } from '../../../books/payments/public.ts'
import { listEvents } from '../../../books/work/public.ts'
import { listReturns, type MoneyReturn } from '../../transfers/public.ts'
import { claimOf, findAddresseeChangers, timelineOf } from '../../invoices/public.ts'
import { findReceiptOf } from '../../receipts/public.ts'
import { findOwnCompany, findSupplier } from '../../../parties/suppliers/public.ts'
import { isRequestOpen } from '../request/is-open.ts'
import { isSameAddress } from '../request/same-address.ts'
import { listRequestMails } from '../mails/mail-store.ts'
import { mailStateOf, requestMailKindOf } from '../mails/request-mail.ts'
import type { RequestRow } from '../request/request-store.ts'
import type { RowFacts } from './rows-store.ts'

/** A request as a row of its seller's list. */
export function toRequestSeller(
  row: InvoiceRow,
  { terms, supplier_id, mail_state, isReturned }: RowFacts,
  now: Date,
): RequestSeller {
  const { id, status, buyer_name, buyer_email_address, invoice_number, amount, due_date, transfer_date, created_at } =
    row
  const { amount: deposit_amount, commission_amount } = requestAmountsOf(row)
  const isForItsSeller = isForSeller(row)
  return {
    id,
    status: requestStatusOf({ status }, terms?.opened_at != null),
    supplier_id,
    buyer_name: buyer_name ?? '',
    buyer_email_address: buyer_email_address ?? '',
    invoice_number,
    amount,
    service_fee_amount: commission_amount,
    deposit_amount,
    due_date,
    deposit_date: transfer_date,
    expires_at: terms?.expires_at.toISOString() ?? null,
    is_open: isRequestOpen({ invoice: row, request: terms }, now),
    opened_at: terms?.opened_at?.toISOString() ?? null,
    mail_state,
    is_account_required: isForItsSeller || isReturned,
    account_required_until: isForItsSeller ? row.action_required_until : null,
    created_at: created_at.toISOString(),
  }
}

/** A request with everything that its seller may know and do. */
export async function describeRequest(
  db: Db,
  { invoice, request }: RequestRow,
  now: Date,
): Promise<RequestSellerDetail> {
  const sellerId = invoice.seller_company_id ?? 0
  const [events, files, livePayment, payment, payer, returns, allMails, receipt, partner] = await Promise.all([
    listEvents(db, invoice.id),
    listInvoiceFiles(db, invoice.id, sellerId),
    findLivePaymentAbout(db, invoice),
    invoice.payment_id === null ? undefined : findPayment(db, invoice.payment_id),
    // Shows only after the payment that the address has an account (decision 0066).
    invoice.payment_id === null || invoice.buyer_company_id === null
      ? undefined
      : findOwnCompany(db, invoice.buyer_company_id),
    isTransferred(invoice) ? listReturns(db, invoice.id) : [],
    listRequestMails(db, invoice.id),
    findReceiptOf(db, sellerId, invoice.id),
    request && findSupplier(db, sellerId, request.partner_id),
  ])
  const { person_name: supplier_person_name, ...claim } = claimOf(request)
  const facts = defineFacts({ kind: 'seller', name: '' }, now)
  const isWithdrawable = refusalOf('withdrawRequest', invoice, facts) === null && livePayment === undefined
  const last = returns.at(-1)
  const returnToAnswer =
    last !== undefined && last.outcome === null && last.account_named_at === null ? last : undefined
  // A link alone is mailed about to a customer only: that one is there would say that it is one.
  const mails = request?.is_mailed === false ? [] : allMails
  const newest = mails.find(({ to_address }) => isSameAddress(to_address, invoice.buyer_email_address))
  const mail_state = newest ? mailStateOf(newest) : null
  const row = toRequestSeller(
    invoice,
    { terms: request, supplier_id: partner?.id ?? null, mail_state, isReturned: returnToAnswer !== undefined },
    now,
  )
  return {
    ...row,
    supplier_person_name,
    ...claim,
    issue_date: invoice.issue_date,
    account_id: request?.account_id ?? null,
    account: invoice.account,
    payer_name: payer?.name ?? null,
    transfer_person_name: invoice.transfer_person_name,
    files,
    timeline: timelineOf(invoice, events, {
      returns,
      isSeller: true,
      userNames: await findAddresseeChangers(db, sellerId, events),
      today: japanDay(now),
    }),
    mails: mails.flatMap(({ name, to_address, created_at, ...mail }) => {
      const kind = requestMailKindOf(name)
      return kind === null
        ? []
        : [
            {
              kind,
              to: to_address,
              state: mailStateOf(mail),
              at: (mail.sent_at ?? created_at).toISOString(),
              message: kind === 'message' ? messageSentAt(events, created_at) : null,
            },
          ]
    }),
    is_mailed: request?.is_mailed ?? true,
    is_cancellable: isWithdrawable,
    is_date_changeable: row.is_open && livePayment === undefined,
    is_addressee_changeable: row.is_open && livePayment === undefined,
    is_linked: events.some(({ kind }) => kind === 'linked'),
    cancellation: endOf(invoice, events, payment),
    receipt: receipt ? { number: receipt.number, issued_on: receipt.issued_on } : null,
    returned: returnedOf(last),
    account_required: accountRequired(invoice, returnToAnswer),
  }
}

type Events = Awaited<ReturnType<typeof listEvents>>

/** What the seller wrote in the message of that moment; null of one that was sent before its words were stored. */
function messageSentAt(events: Events, at: Date): string | null {
  const sent = events.find(event => event.kind === 'message_sent' && event.at.getTime() === at.getTime())
  return typeof sent?.detail.message === 'string' ? sent.detail.message : null
}

function endOf(
  invoice: InvoiceRow,
  events: Events,
  payment: Awaited<ReturnType<typeof findPayment>>,
): RequestSellerDetail['cancellation'] {
  const cancellation = isCancelled(invoice) ? cancellationOf(invoice, events, payment) : null
  // What its buyer disputes is no business of the seller's.
  const settlement = cancellation?.settlement === 'charge_back' ? 'refund' : (cancellation?.settlement ?? null)
  return cancellation && { ...cancellation, settlement, comment: endingCommentOf(events) }
}

function returnedOf(last: MoneyReturn | undefined): RequestSellerDetail['returned'] {
  if (!last || last.done_at !== null) return null
  const { reason, outcome, transfer_date, account } = last
  return { reason, outcome, transfer_date, account }
}

function accountRequired(
  invoice: InvoiceRow,
  returned: MoneyReturn | undefined,
): RequestSellerDetail['account_required'] {
  if (isForSeller(invoice)) return { until: invoice.action_required_until, comment: invoice.action_required_comment }
  return returned ? { until: null, comment: returned.reason } : null
}
