import { addBusinessDays, japanDay } from '@invoice-card/domain'
import { overdueChargebacks, refusedLines, unpaidCharges, wrongStatements } from './acquirer-store.ts'
import { bookDifferences } from './books-store.ts'
import { cardsAtGateway } from './cards-store.ts'
import { holidays } from '../../parties/banks/public.ts'
import { type Db, inSnapshot } from '../../platform/database/public.ts'
import { type Difference, type DifferenceKind, differenceKinds } from './difference.ts'
import {
  chargesWithoutInvoice,
  stuckPayments,
  unfinishedCompletions,
  wrongPayments,
  wrongTransfers,
} from './invoices-store.ts'
import { wrongAccounts, wrongPostings } from './ledger-store.ts'
import { missedTransfers, openConflicts, unansweredFiles, wrongFiles, wrongLines } from './transfers-store.ts'

/** What is compared without asking the gateway. */
export const bookKinds: readonly DifferenceKind[] = differenceKinds.filter(kind => kind !== 'gateway_order')

/** Between a charge and the completed invoice lie milliseconds, or the minutes until the reconciler comes. */
const completesWithinMs = 3_600_000
/** An authentication lapses within minutes, and a gateway that was down is up again. */
const endsWithinMs = 86_400_000
/** Its own job asks for four days, and another one each day until it is gone. */
const deletedWithinMs = 3 * 86_400_000

/** Ledger, audit chains, payments, invoices, transfers and files against one another, as they stand at one moment. */
export const compareBooks = (pool: Db, now: Date, settlementDays: number): Promise<Difference[]> =>
  inSnapshot(pool, async db => {
    const lastBusinessDay = addBusinessDays(japanDay(now), -1, holidays)
    const checks = [
      bookDifferences,
      wrongPostings,
      wrongAccounts,
      chargesWithoutInvoice,
      wrongPayments,
      wrongTransfers,
      wrongFiles,
      openConflicts,
      wrongStatements,
      refusedLines,
      (snapshot: Db) => overdueChargebacks(snapshot, japanDay(now)),
      (snapshot: Db) => unpaidCharges(snapshot, now, settlementDays),
      (snapshot: Db) => stuckPayments(snapshot, new Date(now.getTime() - endsWithinMs)),
      (snapshot: Db) => cardsAtGateway(snapshot, new Date(now.getTime() - deletedWithinMs)),
      (snapshot: Db) => unfinishedCompletions(snapshot, new Date(now.getTime() - completesWithinMs)),
      (snapshot: Db) => wrongLines(snapshot, now),
      (snapshot: Db) => missedTransfers(snapshot, japanDay(now)),
      (snapshot: Db) => unansweredFiles(snapshot, lastBusinessDay),
    ]
    const differences: Difference[] = []
    for (const check of checks) differences.push(...(await check(db)))
    return differences
  })
