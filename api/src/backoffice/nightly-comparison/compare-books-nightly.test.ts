import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { recordFirstCheck, markTransferred } from '../calls/actions.ts'
import { completeInvoice } from '../../payments/examination/complete.ts'
import type { Db } from '../../platform/database/connection.ts'
import { answerFile } from '../../testing/outside/bank.ts'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { makeTransferFile } from '../../payments/transfers/make-file.ts'
import { recordReturnedTransfer } from '../../payments/transfers/returned.ts'
import { acknowledgeFinding, listOpenFindings } from './findings-store.ts'
import { compareBooksNightly } from './compare-books-nightly.ts'
import { examiners } from '../../testing/companies/examiners.ts'
import { examinerActor } from '../../platform/audit/examiner.ts'

const { app, payer, gateway } = await startAppWithPayer()
const { examiner: services, db } = app
const day = '2026-11-30'
const later = '2026-12-15'

async function reserve(transferDate = day) {
  const { invoice_id, payment_id } = await payer.pay({
    invoice: { due_date: transferDate, transfer_date: transferDate },
  })
  await recordFirstCheck(services, invoice_id, examiners.first)
  assert.equal((await completeInvoice(services, invoice_id, examiners.second)).kind, 'completed')
  return { invoice_id, payment_id }
}
const compare = () => compareBooksNightly.run(app.worker, {})
const open = async (): Promise<string[]> =>
  (await listOpenFindings(db)).map(({ kind, subject }) => `${kind} ${subject}`).sort()

/** Past every guard of the database, as somebody with its password could. */
const tamper = (work: (db: Db) => Promise<unknown>) =>
  db.transaction().execute(async trx => {
    await sql`set local session_replication_role = 'replica'`.execute(trx)
    await work(trx)
  })

/** Made wrong it is found, once however often it is compared, and gone when it is repaired. */
async function findsAndClears(
  expected: string[],
  plant: (db: Db) => Promise<unknown>,
  repair: (db: Db) => Promise<unknown>,
) {
  await tamper(plant)
  await Promise.all([compare(), compare()])
  const found = await listOpenFindings(db)
  assert.deepEqual(await open(), expected)
  await compare()
  assert.deepEqual(
    (await listOpenFindings(db)).map(({ id }) => id),
    found.map(({ id }) => id),
  )
  await tamper(repair)
  await compare()
  assert.deepEqual(await open(), [])
}

const [paid, reserved, sent] = [await payer.pay(), await reserve(), await reserve()]
const cancelled = await payer.pay()
const returned = await reserve()
await makeTransferFile(services, day, 'examiner:a')
await answerFile(services, day, 1, '0', '0', '0')
const waiting = await reserve()
await payer.client.invoices.cancelInvoice({ params: { id: cancelled.invoice_id } })
await app.runJobs()
await recordReturnedTransfer(services, returned.invoice_id, examiners.first, '口座解約')

test('finds no difference in books that followed the rules, whatever happened to a payment', async () => {
  await compare()
  assert.deepEqual(await listOpenFindings(db), [])
})

test('a line of the ledger that was changed is found in its posting and on its account', async () => {
  const line = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', 'ledger_postings.id', 'posting_id')
    .select(['ledger_entries.id', 'posting_id'])
    .where('payment_id', '=', paid.payment_id)
    .where('account', '=', 'card_authorised')
    .executeTakeFirstOrThrow()
  const set = (by: number) => (trx: Db) =>
    trx
      .updateTable('ledger_entries')
      .set(({ eb }) => ({ amount: eb('amount', '+', by) }))
      .where('id', '=', line.id)
      .execute()
  await findsAndClears(
    [`ledger_account payment:${paid.payment_id}`, `ledger_balance posting:${line.posting_id}`],
    set(1),
    set(-1),
  )
})

test('a posting that is missing is found', async () => {
  const posting = await db
    .selectFrom('ledger_postings')
    .selectAll()
    .where('payment_id', '=', sent.payment_id)
    .where('kind', '=', 'transferred')
    .executeTakeFirstOrThrow()
  const move = (to: string) => (trx: Db) =>
    trx.updateTable('ledger_postings').set({ payment_id: to }).where('id', '=', posting.id).execute()
  await findsAndClears(
    [
      `ledger_account payment:${cancelled.payment_id}`,
      `ledger_account payment:${cancelled.payment_id}`,
      `ledger_account payment:${cancelled.payment_id}`,
      `ledger_account payment:${sent.payment_id}`,
      `ledger_account payment:${sent.payment_id}`,
      `ledger_account payment:${sent.payment_id}`,
      `ledger_posting payment:${cancelled.payment_id}`,
      `ledger_posting payment:${sent.payment_id}`,
    ].sort(),
    move(cancelled.payment_id),
    move(sent.payment_id),
  )
})

test('a record of the audit log, a counter and a receipt number that were changed are found', async () => {
  const chain = `company-${payer.companyId}`
  const actor = (name: string) => (trx: Db) =>
    trx.updateTable('audit_log').set({ actor: name }).where('chain', '=', chain).where('sequence', '=', 1).execute()
  const { actor: before } = await db
    .selectFrom('audit_log')
    .select('actor')
    .where('chain', '=', chain)
    .where('sequence', '=', 1)
    .executeTakeFirstOrThrow()
  await findsAndClears([`audit_chain audit_chain:${chain}`], actor('nobody'), actor(before))
  const count = (by: number) => (trx: Db) =>
    trx
      .updateTable('company_counters')
      .set(({ eb }) => ({ count: eb('count', '+', by) }))
      .where('company_id', '=', payer.companyId)
      .where('name', '=', 'payments_review')
      .execute()
  await findsAndClears([`counter counter:${payer.companyId} payments_review`], count(1), count(-1))
  const number = (by: number) => (trx: Db) =>
    trx
      .updateTable('receipt_numbers')
      .set(({ eb }) => ({ last_number: eb('last_number', '+', by) }))
      .execute()
  await findsAndClears(['receipt_number receipts'], number(1), number(-1))
})

test('finds an invoice whose payment is not charged, and a charge that stands for no invoice', async () => {
  const status = (to: 'authorised' | 'captured') => (trx: Db) =>
    trx.updateTable('payment_transactions').set({ status: to }).where('id', '=', waiting.payment_id).execute()
  await tamper(status('authorised'))
  await compare()
  assert.ok((await open()).includes(`invoice_payment invoice:${waiting.invoice_id}`))
  assert.ok((await open()).includes(`gateway_order payment:${waiting.payment_id}`))
  await tamper(status('captured'))
  const stands = (to: string | null) => (trx: Db) =>
    trx.updateTable('invoices').set({ payment_id: to }).where('id', '=', paid.invoice_id).execute()
  await findsAndClears(
    [`charge_without_invoice payment:${paid.payment_id}`, `invoice_payment invoice:${paid.invoice_id}`],
    stands(null),
    stands(paid.payment_id),
  )
})

test('a card that is charged for an invoice which nobody completes is found after an hour', async () => {
  const { invoice_id } = waiting
  const { completed_by_id } = await db
    .selectFrom('invoices')
    .select('completed_by_id')
    .where('id', '=', invoice_id)
    .executeTakeFirstOrThrow()
  const event = await db
    .selectFrom('invoice_events')
    .select('id')
    .where('invoice_id', '=', invoice_id)
    .where('kind', '=', 'check_completed')
    .executeTakeFirstOrThrow()
  const stands =
    (invoice: { status: 2 | 3; completed_by_id: number | null }, transfer: 'reserved' | 'cancelled', of: number) =>
    async (trx: Db) => {
      await trx.updateTable('invoices').set(invoice).where('id', '=', invoice_id).execute()
      await trx.updateTable('transfers').set({ status: transfer }).where('invoice_id', '=', invoice_id).execute()
      await trx.updateTable('invoice_events').set({ invoice_id: of }).where('id', '=', event.id).execute()
    }
  const before = app.clock.now()
  const isFound = async () => (await open()).includes(`invoice_completion invoice:${invoice_id}`)
  await tamper(stands({ status: 2, completed_by_id: null }, 'cancelled', paid.invoice_id))
  await compare()
  assert.equal(await isFound(), false)
  app.clock.advance({ minutes: 61 })
  await compare()
  assert.equal(await isFound(), true)
  await tamper(stands({ status: 3, completed_by_id }, 'reserved', invoice_id))
  await compare()
  assert.deepEqual(await open(), [])
  app.clock.set(before.toISOString())
})

test('a transfer that is missing or of another amount is found', async () => {
  const amount = (by: number) => (trx: Db) =>
    trx
      .updateTable('transfers')
      .set(({ eb }) => ({ amount: eb('amount', '+', by) }))
      .where('invoice_id', '=', waiting.invoice_id)
      .execute()
  await findsAndClears([`invoice_transfer invoice:${waiting.invoice_id}`], amount(1), amount(-1))
  const status = (to: 'reserved' | 'cancelled') => (trx: Db) =>
    trx.updateTable('transfers').set({ status: to }).where('invoice_id', '=', waiting.invoice_id).execute()
  await findsAndClears([`invoice_transfer invoice:${waiting.invoice_id}`], status('cancelled'), status('reserved'))
})

test('a file that went to the bank and is not what its transfers are is found, line by line', async () => {
  const file = await db.selectFrom('transfer_files').select(['id', 'content', 'sha256']).executeTakeFirstOrThrow()
  const tampered = Buffer.from(file.content)
  tampered.write('9', 122 + 43, 'latin1')
  const content = (to: Buffer) => (trx: Db) =>
    trx.updateTable('transfer_files').set({ content: to }).where('id', '=', file.id).execute()
  const { id } = await db
    .selectFrom('transfers')
    .select('id')
    .where('invoice_id', '=', reserved.invoice_id)
    .executeTakeFirstOrThrow()
  await findsAndClears(
    [`transfer_file transfer_file:${file.id}`, `transfer_line transfer:${id}`],
    content(tampered),
    content(file.content),
  )
})

test('finds what the bank reports otherwise, and a file without an answer, until they end', async () => {
  await answerFile(services, day, 1, '0', '8', '0')
  await compare()
  const { id } = await db
    .selectFrom('transfers')
    .select('id')
    .where('invoice_id', '=', sent.invoice_id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(await open(), [`transfer_result transfer:${id}`])
  await recordReturnedTransfer(services, sent.invoice_id, examiners.first, '組戻し')
  await compare()
  assert.deepEqual(await open(), [])

  const file = await makeTransferFile(services, day, 'examiner:a')
  assert.ok(typeof file === 'object')
  app.clock.set('2026-12-01T01:00:00Z')
  await compare()
  assert.deepEqual(await open(), [], 'the bank has until the end of the next business day')
  app.clock.set('2026-12-02T01:00:00Z')
  await compare()
  assert.deepEqual(await open(), [`transfer_result transfer_file:${file.id}`])
  await answerFile(services, day, 2, '0')
  await compare()
  assert.deepEqual(await open(), [])
})

test('a transfer whose day has passed without a file is found, unless its owner is asked', async () => {
  await payer.signInAgain()
  const { invoice_id } = await reserve(later)
  const { id } = await db
    .selectFrom('transfers')
    .select('id')
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirstOrThrow()
  const due = (transfer_date: string) => (trx: Db) =>
    trx.updateTable('transfers').set({ transfer_date }).where('id', '=', id).execute()
  await tamper(due('2026-12-02'))
  await compare()
  assert.deepEqual(await open(), [], 'its file is made after the books were compared')
  await findsAndClears([`transfer_missed transfer:${id}`], due('2026-12-01'), due(later))
})

test('finds an order that the gateway has otherwise before its money is sent', async () => {
  await payer.signInAgain()
  const { payment_id } = await payer.pay({ invoice: { due_date: later, transfer_date: later } })
  const { order_id, total_amount } = await db
    .selectFrom('payment_transactions')
    .select(['order_id', 'total_amount'])
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  await gateway.arm({ command: 'GetResult/mpi', kind: 'wrong_amount', order_id })
  await compare()
  const [finding] = await listOpenFindings(db)
  assert.deepEqual(
    [finding?.kind, finding?.subject, finding?.expected, finding?.found],
    [
      'gateway_order',
      `payment:${payment_id}`,
      `authorized, ${total_amount} yen`,
      `authorized, ${total_amount + 1} yen`,
    ],
  )
  await gateway.arm({ command: 'GetResult/mpi', kind: 'server_error', order_id })
  await assert.rejects(compare(), /did not answer about 1 orders/)
  assert.deepEqual(await open(), [`gateway_order payment:${payment_id}`])
  await compare()
  assert.deepEqual(await open(), [])

  await services.gateway.call('paynow/v2/Cancel/card', { orderId: order_id })
  await compare()
  assert.deepEqual(
    (await listOpenFindings(db)).map(({ found }) => found),
    [`voided, ${total_amount} yen`],
  )
})

test('an examiner closes a difference with a reason that the audit log has; it stays closed', async () => {
  const audit = (...argv: string[]) => createExaminerDesk(services).run('audit', ...argv)
  await assert.rejects(async () => audit(), { code: 'books_wrong' })
  const [finding] = await listOpenFindings(db)
  const id = String(finding?.id)
  await assert.rejects(async () => audit('--acknowledge', id), /--reason/)
  await assert.rejects(async () => audit('--acknowledge', '999999', '--reason', 'x'), { code: 'finding_not_found' })
  const metrics = async () => (await app.app.request('/metrics')).text()
  assert.match(await metrics(), /findings_open\{kind="gateway_order"\} 1/)
  await audit('--acknowledge', id, '--as', 'sato', '--reason', 'カード会社が取り消した')
  assert.doesNotMatch(await metrics(), /findings_open\{/)
  const { actor, detail } = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('chain', '=', 'findings')
    .executeTakeFirstOrThrow()
  assert.deepEqual([actor, detail.reason], [examinerActor(examiners.sato), 'カード会社が取り消した'])
  await compare()
  assert.deepEqual(await open(), [])
  assert.equal(
    await acknowledgeFinding(db, Number(id), {
      acknowledged_at: new Date(),
      acknowledged_by: 'x',
      acknowledged_reason: 'x',
    }),
    undefined,
  )
})

test('finds no difference in a transfer that was made without a file', async () => {
  const { invoice_id } = await reserve(later)
  await markTransferred(services, invoice_id, examiners.second)
  await compare()
  assert.deepEqual(await open(), [])
})
