import { sql } from 'kysely'
import type { Stage } from './actions.ts'
import { isPaidOut } from './endings.ts'
import { sumOf } from './expected.ts'
import type { Played } from './run.ts'

/**
 * Receipts of fees that were retained, against what is posted as earned and as tax; a buyer of a request bears no fee
 * and gets none.
 */
export async function receiptProblems({ app: { db } }: Stage, { lives, parties }: Played): Promise<string[]> {
  const paidOut = new Set(lives.filter(({ plan }) => isPaidOut(plan.ending)).map(({ id }) => id))
  const buyers = new Set(parties.buyers.map(({ companyId }) => companyId))
  const receipts = await db.selectFrom('receipts').select(['invoice_id', 'company_id', 'content']).execute()
  const valid = receipts.filter(({ invoice_id }) => paidOut.has(invoice_id))
  const taxed = sumOf(valid, ({ content }) => content.taxed_amount)
  const tax = sumOf(valid, ({ content }) => content.tax_amount)
  const ofBuyers = receipts.filter(({ company_id }) => buyers.has(company_id)).length
  const { income, payable } = await db
    .selectFrom('ledger_entries')
    .select([
      sql<number>`-coalesce(sum(amount) filter (where account = 'commission_income'), 0)::bigint`.as('income'),
      sql<number>`-coalesce(sum(amount) filter (where account = 'consumption_tax_payable'), 0)::bigint`.as('payable'),
    ])
    .executeTakeFirstOrThrow()
  return [
    ...(taxed === income + payable ? [] : [`receipts are over ${taxed} yen of fees, posted are ${income + payable}`]),
    ...(tax === payable ? [] : [`receipts are over ${tax} yen of tax, posted are ${payable}`]),
    ...(ofBuyers === 0 ? [] : [`buyers got ${ofBuyers} receipts`]),
  ]
}
