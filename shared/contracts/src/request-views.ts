import * as v from 'valibot'
import { Account } from './accounts.ts'
import { AmountYen, Count, DateOnly, Id, Timestamp } from './base/common.ts'
import { CancelReason, Cancellation, ReturnedMoney, ReturnState, TimelineEntry } from './invoice-course.ts'
import { InvoiceFileLink } from './invoices.ts'
import { RequestAmounts } from './request-amounts.ts'

/**
 * A seller's status (docs/product.md#collection-groups): 1 waiting, 2 waiting and opened, 3 in progress, 4 review
 * completed, 5 deposited, 6 expired, 7 cancelled.
 */
export const RequestSellerStatus = v.picklist([1, 2, 3, 4, 5, 6, 7])

/**
 * `waiting`: not handed to the buyer's mail server yet. `failed`: that server refused it for good. `cancelled`: not
 * sent on purpose, since its request had ended, was addressed to somebody else, or its seller was frozen.
 */
export const MailState = v.picklist(['waiting', 'sent', 'failed', 'cancelled'])
export type MailState = v.InferOutput<typeof MailState>

/** A request as lists of its seller show it; amounts in yen. */
export const RequestSeller = v.object({
  id: Id,
  status: RequestSellerStatus,
  /** The partner that is asked to pay. */
  supplier_id: v.nullable(Id),
  buyer_name: v.string(),
  buyer_email_address: v.string(),
  invoice_number: v.nullable(v.string()),
  /** What the buyer's card pays, tax included. */
  amount: AmountYen,
  /** Borne by the seller, tax included. */
  service_fee_amount: AmountYen,
  /** What the seller receives. */
  deposit_amount: AmountYen,
  due_date: DateOnly,
  deposit_date: v.nullable(DateOnly),
  /** Until then the buyer can pay. */
  expires_at: v.nullable(Timestamp),
  /** A link or a mail can still bring the buyer here. */
  is_open: v.boolean(),
  /** When somebody first opened it by a link, or its buyer read it without one. */
  opened_at: v.nullable(Timestamp),
  /** Of the newest mail to the buyer; null where none was sent. */
  mail_state: v.nullable(MailState),
  is_account_required: v.boolean(),
  /** The last day to name another account; null where nothing is asked or no day is set. */
  account_required_until: v.nullable(DateOnly),
  /** Of a cancelled row of a list, where it is known; a detail has `cancellation`. */
  cancel_reason: v.optional(CancelReason),
  /** Of a deposited row of a list whose money came back, until it has arrived after all; a detail has `returned`. */
  return_state: v.optional(ReturnState),
  created_at: Timestamp,
})
export type RequestSeller = v.InferOutput<typeof RequestSeller>

/** One mail about a request to its buyer. */
export const RequestMail = v.object({
  kind: v.picklist(['received', 'reminder', 'cancelled', 'expired', 'dates_changed', 'message']),
  to: v.string(),
  state: MailState,
  at: Timestamp,
  /** What its seller wrote, of a `message`; the mail has it without links. */
  message: v.nullable(v.string()),
})
export type RequestMail = v.InferOutput<typeof RequestMail>

/** A request with all that its seller may know. */
export const RequestSellerDetail = v.object({
  ...RequestSeller.entries,
  supplier_person_name: v.string(),
  ...RequestAmounts.entries,
  issue_date: v.nullable(DateOnly),
  message: v.string(),
  /** Which of the company's accounts; null where it was deleted since. */
  account_id: v.nullable(Id),
  account: v.nullable(v.omit(Account, ['id', 'created_at'])),
  /** The company that paid, which may be another than `buyer_name`; null until the buyer has paid. */
  payer_name: v.nullable(v.string()),
  /** The name that its bank statement shows, zengin kana; empty until the buyer has paid. */
  transfer_person_name: v.string(),
  files: v.array(InvoiceFileLink),
  timeline: v.array(TimelineEntry),
  /** Newest first. */
  mails: v.array(RequestMail),
  /** False: handed over as a link alone. */
  is_mailed: v.boolean(),
  is_cancellable: v.boolean(),
  is_date_changeable: v.boolean(),
  /** Its person; its mail address as well unless it is linked. Left out by an older API, where nobody changes it. */
  is_addressee_changeable: v.optional(v.boolean()),
  /** Its buyer has come by a link: the request is between the two companies. */
  is_linked: v.optional(v.boolean()),
  /** Who ended it and why; `comment` in the words that its buyer read. */
  cancellation: v.nullable(v.object({ ...Cancellation.entries, comment: v.nullable(v.string()) })),
  /** The receipt of the fee, once it is issued. */
  receipt: v.nullable(v.object({ number: v.number(), issued_on: DateOnly })),
  /** The last return of its transfer, until the money has arrived after all. */
  returned: v.nullable(ReturnedMoney),
  /** The bank could not pay into `account`: the seller names another until then, or the payment is cancelled. */
  account_required: v.nullable(
    v.object({
      until: v.nullable(DateOnly),
      /** Why, in the words of the bank or the examiner. */
      comment: v.nullable(v.string()),
    }),
  ),
})
export type RequestSellerDetail = v.InferOutput<typeof RequestSellerDetail>

/** Deposits of one month of Japan's calendar, by the deposit day, in yen after the fee. */
export const DepositMonth = v.object({
  /** `YYYY-MM`. */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  /** Arrived. */
  deposited_amount: Count,
  /** Examined, on its way. */
  planned_amount: Count,
  /** Paid by the buyer, being examined. */
  examined_amount: Count,
  /** The buyer has not paid yet. */
  requested_amount: Count,
  count: Count,
})
export type DepositMonth = v.InferOutput<typeof DepositMonth>

/** A request of the same buyer, number and amount that is there already. */
export const DuplicateRequest = v.object({ id: Id, status: RequestSellerStatus, created_at: Timestamp })
export type DuplicateRequest = v.InferOutput<typeof DuplicateRequest>

/** A mail as it is sent, without its secret link. */
export const MailPreview = v.object({
  from: v.string(),
  to: v.string(),
  subject: v.string(),
  /** The whole text part; the link stands as 「（ご依頼のリンク）」. */
  text: v.string(),
})
export type MailPreview = v.InferOutput<typeof MailPreview>
