import * as v from 'valibot'
import { Timestamp } from './base/common.ts'
import { RequestAmounts } from './request-amounts.ts'

/** A request as its buyer sees it. The seller's fee and account are not in it. */
export const InvoiceRequestTerms = v.object({
  seller_name: v.string(),
  /** Until when it can be paid by card; null once it is paid or has ended. */
  pay_until: v.nullable(Timestamp),
  /** Waits, but nobody can pay it until the back office lifts that: its seller is frozen (decision 0128). */
  is_suspended: v.optional(v.boolean()),
  /** The buyer's person that the seller addressed. */
  person_name: v.string(),
  message: v.string(),
  /** What its seller wrote to this buyer since, oldest first. */
  later_messages: v.optional(v.array(v.object({ sent_at: Timestamp, text: v.string() }))),
  ...RequestAmounts.entries,
})
export type InvoiceRequestTerms = v.InferOutput<typeof InvoiceRequestTerms>
