import { listOpenFindings } from '../../api/src/backoffice/nightly-comparison/findings-store.ts'
import { compareBooksNightly } from '../../api/src/backoffice/nightly-comparison/compare-books-nightly.ts'
import type { Stage } from './actions.ts'
import type { Ending } from './ending-names.ts'
import { isPaidOut } from './endings.ts'
import { expectedOf, sumOf } from './expected.ts'
import { ledgerProblems } from './ledger-problems.ts'
import { receiptProblems } from './receipt-problems.ts'
import { requestProblems } from './request-problems.ts'
import { type Played, playRequests } from './run.ts'
import { settlementProblems } from './settlement-problems.ts'
import { transferProblems } from './transfer-problems.ts'

export interface Proof {
  readonly seed: number
  /** Requests by how they ended. */
  readonly counts: Readonly<Partial<Record<Ending, number>>>
  readonly billedYen: number
  readonly depositedYen: number
  readonly feesYen: number
  readonly transfers: number
  readonly problems: readonly string[]
}

/**
 * Plays random requests to their ends and compares requests, ledger, gateway, bank and receipts, and what the nightly
 * comparison finds.
 */
export async function proveRequestMoney(
  stage: Stage,
  { requests, seed }: { readonly requests: number; readonly seed: number },
): Promise<Proof> {
  const played = await playRequests(stage, requests, seed)
  const problems: string[] =
    played.lives.length === requests ? [] : [`${played.lives.length} of ${requests} requests were made`]
  const checks = [requestProblems, ledgerProblems, transferProblems, receiptProblems, settlementProblems]
  for (const check of [...checks, foundByComparison]) problems.push(...(await check(stage, played)))
  const paidOut = played.lives.filter(({ plan }) => isPaidOut(plan.ending)).map(expectedOf)
  return {
    seed,
    problems,
    counts: countsOf(played),
    transfers: played.answered.length,
    billedYen: sumOf(played.lives.map(expectedOf), ({ billing }) => billing),
    depositedYen: sumOf(paidOut, ({ deposit }) => deposit),
    feesYen: sumOf(paidOut, ({ fee }) => fee),
  }
}

const foundByComparison = async ({ app }: Stage): Promise<string[]> => {
  await compareBooksNightly.run(app.worker, {})
  return (await listOpenFindings(app.db)).map(
    ({ subject, expected, found }) => `${subject} should be ${expected}, but is ${found}`,
  )
}

const countsOf = ({ lives }: Played): Proof['counts'] =>
  Object.fromEntries([...Map.groupBy(lives, ({ plan }) => plan.ending)].map(([ending, all]) => [ending, all.length]))

/** One line for each problem and sum. */
export const describeProof = ({ seed, counts, problems, transfers, ...yen }: Proof): string =>
  [
    ...Object.entries(counts)
      .toSorted()
      .map(([ending, count]) => `${String(count).padStart(7)}  ${ending}`),
    ...problems.map(problem => `FAULT ${problem}`),
    `seed ${seed}: ${sumOf(Object.values(counts), count => count)} requests over ${yenOf(yen.billedYen)}, ${transfers} lines in bank files, ` +
      `${yenOf(yen.depositedYen)} deposited, ${yenOf(yen.feesYen)} of fees: ${problems.length} faults`,
  ].join('\n')

const yenOf = (amount: number): string => `${amount.toLocaleString('en')} yen`
