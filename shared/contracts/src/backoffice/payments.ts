import * as v from 'valibot'
import { Account } from '../accounts.ts'
import { AmountYen, DateOnly, Id, optionalText, text, Timestamp, Uuid } from '../base/common.ts'
import { ActionRequiredReason, InvoiceStatus } from '../base/invoice-states.ts'
import { ActedBy } from './acted-by.ts'
import { defineBackofficeContract, FileAnswer } from './endpoint.ts'
import { ExaminedFile, ExaminedPayer } from './evidence.ts'
import { after, next_after } from './paging.ts'

const Row = v.object({
  id: Id,
  display_id: v.string(),
  status: InvoiceStatus,
  is_action_required: v.boolean(),
  action_required_reason: v.nullable(ActionRequiredReason),
  supplier_name: v.string(),
  amount: AmountYen,
  commission_amount: AmountYen,
  transfer_date: v.nullable(DateOnly),
  checked_by: ActedBy,
  completed_by: ActedBy,
  /** Held by a freeze: it is neither charged nor sent. */
  is_frozen: v.boolean(),
})

/** A payment as a line of a list. */
export type ExaminedPayment = v.InferOutput<typeof Row>

const Detail = v.object({
  ...Row.entries,
  /** Null of a request that nobody has found yet. */
  payer: v.nullable(ExaminedPayer),
  supplier_id: v.nullable(Id),
  due_date: DateOnly,
  issue_date: v.nullable(DateOnly),
  invoice_number: v.nullable(v.string()),
  registration_number: v.nullable(v.string()),
  transfer_person_name: v.string(),
  account: v.nullable(v.omit(Account, ['id', 'created_at'])),
  action_required: v.nullable(
    v.object({
      reason: ActionRequiredReason,
      title: v.string(),
      comment: v.nullable(v.string()),
      until: v.nullable(DateOnly),
    }),
  ),
  payment: v.nullable(
    v.object({
      payment_id: v.string(),
      order_id: v.string(),
      status: v.string(),
      pending_action: v.nullable(v.string()),
      total_amount: AmountYen,
      card: v.string(),
    }),
  ),
  /** Payments by which the payee pays the payer too, within 60 days: an examiner has to say why that is right. */
  round_trip: v.array(
    v.object({
      id: Id,
      display_id: v.string(),
      amount: AmountYen,
      status: InvoiceStatus,
      transfer_date: v.nullable(DateOnly),
      payer_name: v.string(),
      supplier_name: v.string(),
    }),
  ),
  /** Invoice and further evidence in order, those that were replaced last. */
  files: v.array(ExaminedFile),
  events: v.array(
    v.object({ kind: v.string(), actor: v.string(), at: Timestamp, detail: v.record(v.string(), v.unknown()) }),
  ),
})

/** Everything that an examiner reads before deciding. */
export type ExaminedPaymentDetail = v.InferOutput<typeof Detail>

const unknown = { invoice_not_found: 404 } as const

/** Why a change of a payment is not possible now. */
const refusals = {
  ...unknown,
  wrong_status: 409,
  wrong_actor: 409,
  action_required: 409,
  no_action_required: 409,
  same_examiner: 409,
  not_captured: 409,
  cancel_deadline_passed: 409,
  in_transfer_file: 409,
  supplier_stopped: 409,
  frozen: 409,
  charged_back: 409,
  paid_to_payer: 409,
  round_trip: 409,
  required_of_seller: 409,
  being_paid: 409,
} as const

/** The examination of payments. */
export const payments = defineBackofficeContract({
  listPayments: {
    method: 'GET',
    path: '/backoffice/v1/payments',
    permission: 'payments:read',
    summary: 'Payments, oldest first, at most 500: those under examination and reserved unless a status is given',
    query: v.object({ status: v.optional(InvoiceStatus), is_action_required: v.optional(v.boolean(), false), after }),
    response: v.object({ invoices: v.array(Row), next_after }),
  },
  getPayment: {
    method: 'GET',
    path: '/backoffice/v1/payments/{id}',
    permission: 'payments:read',
    summary: 'One payment with payer, payee, card, files, what was read from them, and history',
    response: Detail,
    errors: unknown,
  },
  getPaymentFile: {
    method: 'GET',
    path: '/backoffice/v1/payments/{id}/files/{file_id}',
    params: { file_id: Uuid },
    permission: 'payments:read',
    isRecorded: true,
    summary: 'A file of a payment as it was uploaded, also one that was replaced',
    response: FileAnswer,
    errors: { ...unknown, file_not_found: 404 },
  },
  checkPayment: {
    method: 'POST',
    path: '/backoffice/v1/payments/{id}/check',
    permission: 'payments:check',
    summary: 'First check: 1 to 2',
    response: Row,
    errors: refusals,
  },
  completePayment: {
    method: 'POST',
    path: '/backoffice/v1/payments/{id}/complete',
    permission: 'payments:complete',
    summary: 'Second check, by another account: charges the card, 2 to 3',
    body: v.object({
      /** Why it is right that the payee pays its payer too. */
      acknowledged_round_trip: v.optional(text(2000)),
    }),
    response: Row,
    errors: { ...refusals, gateway_silent: 409, capture_refused: 409 },
  },
  requireAction: {
    method: 'POST',
    path: '/backoffice/v1/payments/{id}/require-action',
    permission: 'payments:ask',
    summary: 'Ask the owner; unanswered for 3 business days it is cancelled',
    body: v.object({ reason: ActionRequiredReason, comment: v.optional(optionalText(2000)) }),
    response: Row,
    errors: refusals,
  },
  rejectPayment: {
    method: 'POST',
    path: '/backoffice/v1/payments/{id}/reject',
    permission: 'payments:reject',
    summary: 'Refuse a payment: the card is voided or refunded',
    body: v.object({ comment: v.optional(optionalText(2000)) }),
    response: Row,
    errors: refusals,
  },
  markTransferred: {
    method: 'POST',
    path: '/backoffice/v1/payments/{id}/transferred',
    permission: 'transfers:send',
    summary: 'The bank has said another way than by its file that it sent the money: 3 to 4',
    response: Row,
    errors: { ...refusals, transfer_day_not_reached: 409 },
  },
})
