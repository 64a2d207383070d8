import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { markTransferred, recordFirstCheck } from '../../backoffice/calls/actions.ts'
import { compareBooksNightly } from '../../backoffice/nightly-comparison/compare-books-nightly.ts'
import { listOpenFindings } from '../../backoffice/nightly-comparison/findings-store.ts'
import { completeInvoice } from '../../payments/examination/complete.ts'
import type { TestApp } from '../app/app.ts'
import { createExaminerDesk, examiners } from '../companies/examiners.ts'
import type { Payer } from '../companies/payment.ts'
import type { SandboxStatement } from './gateway.ts'

let made = 0
/** A statement of lines about 113,300 yen that the sandbox would not make. */
export const statementOf = (...lines: Partial<SandboxStatement['lines'][number]>[]): SandboxStatement => {
  const whole = lines.map((line, index) => ({
    number: index + 1,
    kind: 'sale' as const,
    order_id: 'nobody',
    amount: 113_300,
    fee: 0,
    reason: null,
    deadline: null,
    ...line,
  }))
  const deposit = whole.reduce(
    (sum, { kind, amount, fee }) => sum + (/sale|reversal/.test(kind) ? amount : -amount) - fee,
    0,
  )
  return { statement_id: `T-${++made}`, closed_on: '2026-11-30', deposit, lines: whole }
}

/** What examiners do about the acquirer, and what the books then say. */
export function createAcquirerDesk(app: TestApp, payer: Payer) {
  const { db, examiner: services } = app
  const { run } = createExaminerDesk(services)
  const reserve = async () => {
    const { invoice_id, payment_id } = await payer.pay()
    await recordFirstCheck(services, invoice_id, examiners.first)
    assert.equal((await completeInvoice(services, invoice_id, examiners.second)).kind, 'completed')
    const { order_id } = await db
      .selectFrom('payment_transactions')
      .select('order_id')
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow()
    return { invoice_id, payment_id, order_id }
  }
  return {
    run,
    /** A payment whose card is charged and whose transfer is ahead. */
    reserve,
    /** One whose payee has the money. */
    pay: async () => {
      const paid = await reserve()
      await markTransferred(services, paid.invoice_id, examiners.second)
      return paid
    },
    /** Reads a statement as tanaka; lines that were not posted as `2 posted_before`. */
    read: async (statement: unknown) => {
      const path = join(app.config.dataDir, 'statement.json')
      await writeFile(path, JSON.stringify(statement))
      const { json } = await run('acquirer-statement', '--in', path)
      const { posted, known, refused } = json as {
        posted: number
        known: number
        refused: { number: number; refusal: string }[]
      }
      return { posted, known, refused: refused.map(({ number, refusal }) => `${number} ${refusal}`) }
    },
    /** What the comparison of this night finds. */
    findings: async (): Promise<string[]> => {
      await compareBooksNightly.run(app.worker, {})
      return (await listOpenFindings(db)).map(({ kind, subject, found }) => `${kind} ${subject} ${found.split(':')[0]}`)
    },
    /** Closes what the last comparison found, as a person who has asked the acquirer. */
    closeFindings: async (): Promise<void> => {
      for (const { id } of await listOpenFindings(db))
        await run('audit', '--acknowledge', String(id), '--reason', '加盟店契約会社に確認済み')
    },
    /** Accounts of an invoice that are not empty; all of its postings together are 0. */
    balancesOf: async (id: number): Promise<Record<string, number>> => {
      const rows = await db
        .selectFrom('ledger_entries')
        .innerJoin('ledger_postings', 'ledger_postings.id', 'posting_id')
        .select(({ fn }) => ['account', fn.sum<number>('amount').as('sum')])
        .where('invoice_id', '=', id)
        .groupBy('account')
        .execute()
      const sums = rows.map(({ account, sum }): [string, number] => [account, Number(sum)])
      assert.equal(
        sums.reduce((all, [, sum]) => all + sum, 0),
        0,
      )
      return Object.fromEntries(sums.filter(([, sum]) => sum !== 0))
    },
  }
}
