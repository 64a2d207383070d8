import * as v from 'valibot'
import { Count, DateOnly, Id, text, Timestamp } from '../base/common.ts'
import { defineBackofficeContract } from './endpoint.ts'

const Yen = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999_999))
const SignedYen = v.pipe(v.number(), v.safeInteger())
const StatementId = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))

const line = {
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  kind: v.picklist(['sale', 'refund', 'chargeback', 'chargeback_reversal']),
  order_id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  amount: Yen,
  /** What the acquirer keeps for itself of this line. */
  fee: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999)),
  reason: v.nullable(text(200)),
  deadline: v.nullable(DateOnly),
}

/** In the shape in which the gateway sandbox gives it. */
const Statement = v.object({
  statement_id: StatementId,
  closed_on: DateOnly,
  /** Below zero is what we owe. */
  deposit: SignedYen,
  lines: v.pipe(v.array(v.object(line)), v.minLength(1), v.maxLength(50_000)),
})

const RefusedLine = v.object({
  ...line,
  refusal: v.picklist([
    'unknown_order',
    'amount_differs',
    'not_captured',
    'not_refunded',
    'not_charged_back',
    'posted_before',
    'dispute_lost',
  ]),
})

const Chargeback = v.object({
  id: Id,
  invoice_id: Id,
  /** Which chargeback of its payment it is, from 1. */
  occasion: Count,
  order_id: v.string(),
  amount: Count,
  reason: v.nullable(v.string()),
  /** Until when it can be disputed. */
  deadline: v.nullable(DateOnly),
  status: Count,
  supplier_name: v.string(),
  opened_by: v.string(),
  opened_at: Timestamp,
  is_reversed: v.boolean(),
})

const ending = {
  method: 'POST',
  permission: 'chargebacks:decide',
  params: { id: Id },
  body: v.object({ comment: text(2000) }),
  response: v.object({ invoice_id: Id }),
  errors: { no_open_chargeback: 409, same_examiner: 409, reversed: 409, not_reversed: 409 },
} as const

/** What the acquirer pays for charged cards, and what issuers take back. */
export const acquirer = defineBackofficeContract({
  listStatements: {
    method: 'GET',
    path: '/backoffice/v1/acquirer-statements',
    permission: 'payments:read',
    summary: 'Statements of the acquirer that were read, newest first, at most 100',
    response: v.object({
      statements: v.array(
        v.object({
          statement_id: v.string(),
          closed_on: DateOnly,
          deposit: SignedYen,
          line_count: Count,
          posted_count: Count,
          read_by: v.string(),
          read_at: Timestamp,
        }),
      ),
    }),
  },
  readStatement: {
    method: 'POST',
    path: '/backoffice/v1/acquirer-statements',
    permission: 'settlements:import',
    summary: 'What the acquirer paid, line by line; read again it goes on with lines that could not be posted',
    // 50,000 lines of 300 bytes.
    maxBodyBytes: 16 * 1024 * 1024,
    body: Statement,
    response: v.object({ posted: Count, known: Count, refused: v.array(RefusedLine) }),
    errors: { statement_wrong: 409, statement_differs: 409 },
  },
  listChargebacks: {
    method: 'GET',
    path: '/backoffice/v1/chargebacks',
    permission: 'payments:read',
    summary: 'Chargebacks that wait for a second person’s decision, the next deadline first',
    response: v.object({ chargebacks: v.array(Chargeback) }),
  },
  loseChargeback: {
    ...ending,
    path: '/backoffice/v1/chargebacks/{id}/lose',
    summary: 'The dispute is lost: the claim is a loss; another account than who read its statement',
  },
  winChargeback: {
    ...ending,
    path: '/backoffice/v1/chargebacks/{id}/win',
    summary: 'The dispute is won, once a statement gave the money back; another account than who read its statement',
  },
})
