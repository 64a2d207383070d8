import { japanDay } from '@invoice-card/domain'
import { readStatement } from '../../payments/acquirer/public.ts'
import { demoExaminer } from './examiners.ts'
import type { SeedStep } from './step.ts'

const dayMs = 24 * 60 * 60 * 1000
/** As acquirers pay: by the end of the next month. */
const paidAfterDays = 30
const feeRate = 0.02

/**
 * What the acquirer has paid of the charges of the demo's past, as an examiner reads it. The sandbox does not know of
 * this statement: its first one names these orders once more, and their lines are refused as posted before.
 */
export const seedSettlement: SeedStep = async services => {
  const { db, now } = services
  const charges = await db
    .selectFrom('payment_transactions as payment')
    .innerJoin('ledger_postings as posting', 'posting.payment_id', 'payment.id')
    .select(['payment.order_id', 'payment.total_amount as amount'])
    .where('payment.status', '=', 'captured')
    .where('posting.kind', '=', 'captured')
    .where('posting.posted_at', '<', new Date(now().getTime() - paidAfterDays * dayMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('acquirer_lines as line').select('line.id').whereRef('line.payment_id', '=', 'payment.id')),
      ),
    )
    .orderBy('posting.id')
    .execute()
  if (charges.length === 0) return
  const lines = charges.map(({ order_id, amount }, index) => ({
    number: index + 1,
    kind: 'sale' as const,
    order_id,
    amount,
    fee: Math.floor(amount * feeRate),
    reason: null,
    deadline: null,
  }))
  const closed_on = japanDay(now())
  const deposit = lines.reduce((sum, { amount, fee }) => sum + amount - fee, 0)
  const statement = { statement_id: `DEMO-${closed_on}`, closed_on, deposit, lines }
  await readStatement(services, statement, await demoExaminer(db, 'suzuki'))
}
