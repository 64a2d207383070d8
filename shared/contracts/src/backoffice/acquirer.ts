import * as v from 'valibot'
import { Count, DateOnly, text, Timestamp } from '../base/common.ts'
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
  ]),
})

/** What the acquirer pays for charged cards. */
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
})
