import { sql } from 'kysely'
import type { LedgerAccount } from '../../api/src/books/ledger/postings.ts'
import type { Stage } from './actions.ts'
import { isPaidOut } from './endings.ts'
import { expectedOf, sumOf } from './expected.ts'
import type { Played } from './run.ts'

type Balances = Readonly<Record<LedgerAccount, number>>

/** Every account of the ledger against what the requests' plans make of it, and what the gateway has charged. */
export async function ledgerProblems({ app, gateway }: Stage, { lives }: Played): Promise<string[]> {
  const balances = await readBalances(app)
  const paidOut = lives.filter(({ plan }) => isPaidOut(plan.ending)).map(expectedOf)
  const expected: Balances = {
    card_authorised: 0,
    authorisation_held: 0,
    transfer_payable: 0,
    commission_deferred: 0,
    gateway_receivable: sumOf(paidOut, ({ billing }) => billing),
    // The acquirer pays afterwards (settlement-problems.ts).
    merchant_fee: 0,
    chargeback_claim: 0,
    chargeback_loss: 0,
    bank: -sumOf(paidOut, ({ deposit }) => deposit),
    commission_income: -sumOf(paidOut, ({ fee, tax }) => fee - tax),
    consumption_tax_payable: -sumOf(paidOut, ({ tax }) => tax),
  }
  const total = Object.values(balances).reduce((sum, yen) => sum + yen, 0)
  const captured = sumOf(
    (await gateway.orders()).filter(({ status }) => status === 'captured'),
    ({ amount }) => amount,
  )
  return [
    ...(total === 0 ? [] : [`the ledger is off by ${total} yen`]),
    // A table's keys are what it was made of; Object.keys loses that.
    ...(Object.keys({ ...expected, ...balances }) as LedgerAccount[])
      .filter(account => (balances[account] ?? 0) !== expected[account])
      .map(account => `account ${account} holds ${balances[account] ?? 0} yen instead of ${expected[account]}`),
    ...(captured === expected.gateway_receivable
      ? []
      : [`the gateway has charged ${captured} yen instead of ${expected.gateway_receivable}`]),
  ]
}

export async function readBalances({ db }: Stage['app']): Promise<Partial<Balances>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['account', sql<number>`sum(amount)::bigint`.as('amount')])
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}
