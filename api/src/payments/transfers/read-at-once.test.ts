import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markTransferred, recordFirstCheck } from '../../backoffice/calls/actions.ts'
import { auditBooks } from '../../backoffice/nightly-comparison/books-store.ts'
import { answerFile } from '../../testing/outside/bank.ts'
import { examiners } from '../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { waitUntilBlocked } from '../../testing/database/waiting.ts'
import { lockInvoice } from '../../books/invoices/store.ts'
import { changeBooks } from '../../books/work/change-books.ts'
import { completeInvoice } from '../examination/complete.ts'
import { makeTransferFile } from './make-file.ts'
import { recordReturnedTransfer, resendReturned } from './returned.ts'

const { app, payer } = await startAppWithPayer()
const { examiner: services, db } = app
const day = '2026-11-30'

async function reserve(): Promise<number> {
  const { invoice_id } = await payer.pay()
  await recordFirstCheck(services, invoice_id, examiners.first)
  assert.equal((await completeInvoice(services, invoice_id, examiners.second)).kind, 'completed')
  return invoice_id
}
/** Sent, returned, and to be sent once more. */
async function reserveFollowUp(): Promise<number> {
  const id = await reserve()
  await markTransferred(services, id, examiners.second)
  await recordReturnedTransfer(services, id, examiners.first, '口座解約')
  await resendReturned(services, id, examiners.second)
  return id
}
/** A file of its own, with its number. */
async function putInFile(): Promise<number> {
  const file = await makeTransferFile(services, day, 'examiner:a')
  assert.ok(typeof file === 'object' && file.transfer_count === 1)
  return file.sequence
}
/** Two readings start while the invoice is locked: both have seen the transfer as it was, and go on at once. */
async function readTwice(invoiceId: number, sequence: number, codes: readonly [string, string]) {
  const { readings } = await changeBooks(db, async books => {
    await lockInvoice(books, invoiceId)
    const started = codes.map(code => answerFile(services, day, sequence, code))
    await waitUntilBlocked(db, 2)
    return { readings: Promise.allSettled(started) }
  })
  return (await readings).map(reading => {
    if (reading.status === 'rejected') return String(reading.reason)
    const { value } = reading
    if (value.kind !== 'settled') return value.kind
    return Object.entries({ ...value, conflicts: value.conflicts.length })
      .filter(([, count]) => count === 1)
      .map(([name]) => name)
      .join()
  })
}
/** How often the audit log says what a result led to. */
const audited = async (): Promise<number> =>
  (
    await db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'in', ['invoice.transfer', 'invoice.returnTransfer', 'payment.resent', 'payment.resend_failed'])
      .execute()
  ).length

// The second reading went by what it had seen before the lock: it was refused, or recorded the same once more.
for (const { title, make, code, outcome } of [
  { title: 'a transfer that was sent', make: reserve, code: '0', outcome: 'done' },
  { title: 'a transfer that came back', make: reserve, code: '2', outcome: 'returned' },
  { title: 'a second transfer that was sent', make: reserveFollowUp, code: '0', outcome: 'done' },
  { title: 'a second transfer that came back', make: reserveFollowUp, code: '2', outcome: 'returned' },
] as const)
  test(`two readings of one file at once record ${title} once`, async () => {
    const id = await make()
    const sequence = await putInFile()
    const before = await audited()
    assert.deepEqual((await readTwice(id, sequence, [code, code])).toSorted(), [outcome, 'known'].toSorted())
    assert.equal((await audited()) - before, 1)
    assert.deepEqual(await auditBooks(db), [])
  })

test('of two readings at once that disagree, one is carried out and the other left to a person', async () => {
  const id = await reserve()
  const sequence = await putInFile()
  const before = await audited()
  const outcomes = await readTwice(id, sequence, ['0', '2'])
  assert.equal(outcomes.filter(outcome => outcome === 'conflicts').length, 1, outcomes.join())
  assert.equal((await audited()) - before, 1)
  assert.deepEqual(await auditBooks(db), [])
})
