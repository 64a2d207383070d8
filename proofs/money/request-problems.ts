import { RequestAmounts } from '@invoice-card/contracts'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Life, Stage } from './actions.ts'
import { courseOf, hasReceipt } from './endings.ts'
import { expectedOf } from './expected.ts'
import type { Played } from './run.ts'

const unbilledFields = new Set(['billing_amount', 'service_fee_amount', 'deposit_amount'])

/** Each request against its plan: amounts as its seller sees them, state, card, and the receipt of the fee. */
export async function requestProblems(stage: Stage, { lives }: Played): Promise<string[]> {
  const problems: string[] = []
  for (const life of lives)
    problems.push(
      ...(await problemsOf(stage, life)).map(problem => `request ${life.id} (${life.plan.ending}) ${problem}`),
    )
  return problems
}

async function problemsOf({ app: { db } }: Stage, life: Life): Promise<string[]> {
  const {
    plan: { claim, ending },
    id,
    seller,
  } = life
  const { billing, fee, tax, deposit } = expectedOf(life)
  const detail = await seller.client.collections.getRequestSeller({ params: { id } })
  const invoice = await db
    .selectFrom('invoices')
    .select(['status', 'amount', 'commission_amount', 'commission_tax_amount', 'payment_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const payment =
    invoice.payment_id === null
      ? undefined
      : await db
          .selectFrom('payment_transactions')
          .select(['status', 'amount', 'commission_amount', 'total_amount'])
          .where('id', '=', invoice.payment_id)
          .executeTakeFirstOrThrow()
  const receipt = await db
    .selectFrom('receipts')
    .select(['number', 'company_id', 'content'])
    .where('invoice_id', '=', id)
    .executeTakeFirst()
  const course = courseOf(ending)
  const stated = Object.fromEntries(Object.entries(claim).filter(([field]) => !unbilledFields.has(field)))
  const pairs: Readonly<Record<string, readonly [found: unknown, expected: unknown]>> = {
    status: [invoice.status, course.status],
    'amounts on the row': [
      [invoice.amount, invoice.commission_amount, invoice.commission_tax_amount],
      [billing, fee, tax],
    ],
    "amounts of the seller's detail": [
      [detail.amount, detail.service_fee_amount, detail.deposit_amount],
      [billing, fee, deposit],
    ],
    'amounts by class': [v.parse(RequestAmounts, detail), stated],
    card: [payment?.status ?? 'unused', course.card],
    'amounts of the charge': [
      payment && [payment.total_amount, payment.commission_amount, payment.amount],
      payment && [billing, fee, deposit],
    ],
    receipt: [
      receipt && [receipt.company_id, receipt.content.taxed_amount, receipt.content.tax_amount],
      hasReceipt(ending) ? [seller.companyId, fee, tax] : undefined,
    ],
    "receipt of the seller's detail": [detail.receipt?.number, receipt?.number],
  }
  return Object.entries(pairs)
    .filter(([, [found, expected]]) => !isDeepStrictEqual(found, expected))
    .map(([what, [found, expected]]) => `${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`)
}
