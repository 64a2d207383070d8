import { readStatement } from '../../api/src/payments/acquirer/read-statement.ts'
import { examiners } from '../../api/src/testing/companies/examiners.ts'
import type { Stage } from './actions.ts'
import { isPaidOut } from './endings.ts'
import { expectedOf, sumOf } from './expected.ts'
import { readBalances } from './ledger-problems.ts'
import type { Played } from './run.ts'

/** Has the acquirer pay for all that the gateway has charged: its fee is booked, and it owes nothing any more. */
export async function settlementProblems({ app, gateway }: Stage, { lives }: Played): Promise<string[]> {
  const statement = await gateway.closeStatement()
  const read = await readStatement(app.examiner, statement, examiners.first)
  const balances = await readBalances(app)
  const paidOut = lives.filter(({ plan }) => isPaidOut(plan.ending)).map(expectedOf)
  const expected = {
    gateway_receivable: 0,
    merchant_fee: sumOf(statement.lines, ({ fee }) => fee),
    bank: statement.deposit - sumOf(paidOut, ({ deposit }) => deposit),
  }
  return [
    ...(read.kind === 'read' && read.posted === statement.lines.length
      ? []
      : [`the acquirer's statement of ${statement.lines.length} lines was taken over as ${JSON.stringify(read)}`]),
    ...Object.entries(expected)
      .filter(([account, yen]) => (balances[account as keyof typeof expected] ?? 0) !== yen)
      .map(([account, yen]) => `once the acquirer has paid, account ${account} should hold ${yen} yen`),
  ]
}
