import * as v from 'valibot'
import { AmountYen, Count, DateOnly, Id, Timestamp } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'
import { InvoiceStatus } from './base/invoice-states.ts'

/** How many days ahead due payments are listed. */
export const dueDays = 30
/** For how many days what nobody has paid stays among them: as long as a draft is stored. */
export const overdueDays = 90

/**
 * What falls due: a request of a seller, a draft and an item that a program prepared are still to be paid; an
 * application is on its way to its transfer.
 */
export const DuePaymentKind = v.picklist(['request', 'draft', 'prepared', 'application'])
export type DuePaymentKind = v.InferOutput<typeof DuePaymentKind>

/** A payment by the day on which it falls due: the due date, of an application the day of its transfer. */
export const DuePayment = v.object({
  kind: DuePaymentKind,
  /** Of the invoice, the draft or the item. */
  id: Id,
  /** Of an item, its group. */
  pre_group_id: v.nullable(Id),
  day: DateOnly,
  /** Payee or seller; null where a draft does not name one yet. */
  name: v.nullable(v.string()),
  /** Goes to the payee, in yen; null where a draft has none yet. */
  amount: v.nullable(AmountYen),
  /** What the card costs on top, in yen: none of a request, whose seller pays it. */
  commission_amount: v.nullable(AmountYen),
  /** Until when it can be paid so that the money arrives in time; null of an application. */
  pay_until: v.nullable(Timestamp),
  /** Of a request and an application. */
  status: v.nullable(InvoiceStatus),
  is_action_required: v.boolean(),
})
export type DuePayment = v.InferOutput<typeof DuePayment>

/** Several due payments in yen. */
const DueSum = v.object({ count: Count, amount: Count, commission_amount: Count })

/** How many of them are drafts without an amount: they add 0 yen. Left out by an older API. */
const WithoutAmount = v.optional(Count)

/** What falls due soon, of the whole company. */
export const duePayments = defineContract({
  listDuePayments: {
    method: 'GET',
    path: '/api/v1/invoices/due',
    summary: `What falls due within ${dueDays} days: requests received, drafts and prepared payments by their due date, applications by the day of their transfer; before them drafts and prepared payments whose day has passed`,
    query: v.object({
      /** Lists one day alone; the sums stay those of all days. */
      day: v.optional(DateOnly),
      size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
    }),
    response: v.object({
      from: DateOnly,
      to: DateOnly,
      /** The earliest first, no more than asked for. */
      due_payments: v.array(DuePayment),
      /** Of the days that are listed. */
      total_count: Count,
      /**
       * All drafts of the days that are listed, the earliest first. Together with `request_ids` they are no more than
       * one confirmation pays: those that fall due first.
       */
      draft_ids: v.array(Id),
      /** The same of requests, by the ids of their invoices. */
      request_ids: v.array(Id),
      /** Items of the days that are listed, the earliest first; left out by an older API. */
      pre_items: v.optional(v.array(v.object({ id: Id, pre_group_id: Id }))),
      /** What `draft_ids` and `request_ids` come to; left out by an older API. */
      together: v.optional(v.object({ ...DueSum.entries, without_amount_count: WithoutAmount })),
      /** What the items of the days that are listed come to; left out by an older API. */
      prepared: v.optional(DueSum),
      /** Days with something, also passed ones, with what they come to. */
      days: v.array(v.object({ day: DateOnly, count: Count, amount: Count, without_amount_count: WithoutAmount })),
      /** Requests, drafts and items: what is still to be paid by card. */
      to_pay: v.object({ ...DueSum.entries, without_amount_count: WithoutAmount }),
      /** Applications: charged or authorised already. */
      applied: DueSum,
      /** The nearest end of what waits for the user: an answer (a day) or the payment of a request (a moment). */
      next_deadline: v.nullable(
        v.object({ kind: v.picklist(['answer', 'request']), until: v.union([DateOnly, Timestamp]) }),
      ),
    }),
  },
})
