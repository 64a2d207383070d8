import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditBooks } from '../../backoffice/nightly-comparison/books-store.ts'
import { recordFirstCheck, rejectInvoice, requireAction } from '../../backoffice/calls/actions.ts'
import { holidays } from '../../parties/banks/holidays.ts'
import { completeInvoice } from '../examination/complete.ts'
import { cancelInvoice } from '../../books/moves/cancel.ts'
import { lockInvoice } from '../../books/invoices/store.ts'
import { changeBooks } from '../../books/work/change-books.ts'
import { answeredFile } from '../../testing/outside/bank.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { recordingStatements } from '../../testing/contract/send-call.ts'
import { waitUntilBlocked } from '../../testing/database/waiting.ts'
import { findTransferFile } from './file-store.ts'
import { makeTransferFile, makeTransferFiles } from './make-file.ts'
import { applyResultFile } from './apply-result-file.ts'
import { decodeRecords } from './zengin-record.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()
const { examiner: services, db } = app
const day = '2026-11-30'
const remote = { ...services, config: { ...services.config, isLocal: false } }

/** A payment that is charged and reserved. */
async function reserve(transfer_date = day) {
  const { invoice_id } = await payer.pay({ invoice: { due_date: transfer_date, transfer_date } })
  await recordFirstCheck(services, invoice_id, examiners.first)
  const completion = await completeInvoice(services, invoice_id, examiners.second)
  assert.equal(completion.kind, 'completed')
  return invoice_id
}
const contentOf = async (sequence: number): Promise<Buffer> =>
  (await findTransferFile(db, day, sequence))?.content ?? assert.fail('no file')
const linesOf = (content: Buffer) => decodeRecords(content).filter(record => record.startsWith('2'))
const invoice = (id: number) => payer.client.invoices.getInvoice({ params: { id } })

test('makes no file for a closed or future day, nor where nothing is due', async () => {
  assert.equal(await makeTransferFile(services, '2026-11-29', 'examiner:a'), 'bank_closed')
  assert.equal(await makeTransferFile(remote, day, 'examiner:a'), 'day_not_reached')
  assert.equal(await makeTransferFile(services, day, 'examiner:a'), 'nothing_due')
})

let sent: number
let returned: number
test('each due transfer stands in one of the concurrent files; cancelled ones in none', async () => {
  sent = await reserve()
  returned = await reserve()
  const cancelled = await reserve()
  await payer.client.invoices.cancelInvoice({ params: { id: cancelled } })
  const asked = await reserve()
  await requireAction(services, asked, examiners.first, 4, null)
  await payer.pay()
  app.clock.set('2026-11-29T23:00:00Z')
  const made = await Promise.all(Array.from({ length: 4 }, () => makeTransferFile(remote, day, 'examiner:a')))
  await makeTransferFiles.run(app.worker, {})
  assert.equal(made.filter(file => typeof file === 'object').length, 1)
  const content = await contentOf(1)
  assert.equal(linesOf(content).length, 2)
  assert.match(decodeRecords(content).at(-2) ?? '', /^8000002000000220000 /)
})

test('once the transfer file is made, nobody takes a payment back or asks for something', async () => {
  await payer.signInAgain()
  await assert.rejects(
    payer.client.invoices.cancelInvoice({ params: { id: sent } }),
    isRefusedCall('cancel_deadline_passed'),
  )
  await assert.rejects(rejectInvoice(services, sent, examiners.first, null), { refusal: 'in_transfer_file' })
  await assert.rejects(requireAction(services, sent, examiners.first, 1, null), { refusal: 'in_transfer_file' })
})

// A storm heard 'not found' of a payment that was there.
test('a transfer file made before the last day to cancel ends the time to cancel', async () => {
  const later = '2026-12-15'
  const early = await reserve(later)
  assert.equal(typeof (await makeTransferFile(services, later, 'examiner:a')), 'object')
  await assert.rejects(
    payer.client.invoices.cancelInvoice({ params: { id: early } }),
    isRefusedCall('cancel_deadline_passed'),
  )
})

test('a result file that says anything else than what was sent is refused as a whole', async () => {
  const tampered = answeredFile(await contentOf(1), '0', '0')
  tampered.write('9', 122 + 80, 'latin1')
  const settlement = await applyResultFile(services, day, 1, tampered, examiners.first)
  assert.equal(settlement.kind, 'refused')
  assert.equal((await invoice(sent)).status, 3)
  assert.deepEqual(await applyResultFile(services, day, 2, tampered, examiners.first), { kind: 'unknown_file' })
})

test('a sent transfer gets its receipt, a returned one asks its owner, also when read again', async () => {
  const back = answeredFile(await contentOf(1), '0', '2')
  await Promise.all([
    applyResultFile(services, day, 1, back, examiners.first),
    applyResultFile(services, day, 1, back, examiners.first),
  ])
  assert.deepEqual(await applyResultFile(services, day, 1, back, examiners.first), {
    kind: 'settled',
    done: 0,
    returned: 0,
    known: 2,
    conflicts: [],
  })
  const other = await applyResultFile(services, day, 1, answeredFile(await contentOf(1), '8', '0'), examiners.first)
  assert.equal(other.kind === 'settled' && other.conflicts.length, 2, 'what ended otherwise before is left to a person')
  const [done, open] = [await invoice(sent), await invoice(returned)]
  assert.deepEqual([done.status, done.has_receipt], [4, true])
  assert.deepEqual(
    [open.status, open.is_action_required, open.action_required_reason, open.action_required_comment],
    [3, true, 6, '口座なし'],
  )
  assert.deepEqual(await auditBooks(db), [])
})

test('resends a returned transfer in another file once its owner answered and it is checked', async () => {
  await payer.client.invoices.updateInvoice(
    { params: { id: returned }, body: { comment: '口座を確認しました。' } },
    { idempotencyKey: randomUUID() },
  )
  await recordFirstCheck(services, returned, examiners.first)
  assert.equal((await completeInvoice(services, returned, examiners.second)).kind, 'completed')
  app.clock.set('2026-11-30T23:30:00Z')
  const made = await makeTransferFile(remote, '2026-12-01', 'examiner:a')
  assert.equal(typeof made === 'object' && made.transfer_count, 1)
  const content = (await findTransferFile(db, '2026-12-01', 1))?.content ?? assert.fail('no file')
  assert.equal(
    (await applyResultFile(services, '2026-12-01', 1, answeredFile(content, '0'), examiners.first)).kind,
    'settled',
  )
  await payer.signInAgain()
  assert.equal((await invoice(returned)).status, 4)
  assert.deepEqual(await auditBooks(db), [])
})

// What was sent on the 30th of November was in December's totals, and its fee in December's tax.
test('a sent transfer has the day of its file, not the day on which the answer was read', async () => {
  const transfer_date = '2026-12-14'
  const id = await reserve(transfer_date)
  assert.equal(typeof (await makeTransferFile(services, transfer_date, 'examiner:a')), 'object')
  const before = app.clock.now()
  app.clock.set('2026-12-15T01:00:00Z')
  await applyResultFile(
    services,
    transfer_date,
    1,
    answeredFile((await findTransferFile(db, transfer_date, 1))?.content ?? assert.fail('no file'), '0'),
    examiners.first,
  )
  await payer.signInAgain()
  assert.equal((await invoice(id)).transfer_date, transfer_date)
  const receipt = await db.selectFrom('receipts').selectAll().where('invoice_id', '=', id).executeTakeFirstOrThrow()
  assert.deepEqual([receipt.content.transaction_date, receipt.issued_on], [transfer_date, '2026-12-15'])
  await app.runJobs()
  assert.match((await app.mailbox())[0]?.text ?? '', /振込実行日：2026年12月14日/)
  app.clock.set(before.toISOString())
  await payer.signInAgain()
})

// PostgreSQL takes 65,535 parameters, and each bank was asked for by a question of its own.
test('makes a file by as many statements and parameters for three transfers as for one', async () => {
  await payer.signInAgain()
  const made = async (count: number, transfer_date: string) => {
    for (let one = 0; one < count; one++) await reserve(transfer_date)
    return recordingStatements(async () => {
      const file = await makeTransferFile(services, transfer_date, 'examiner:a')
      return { count: typeof file === 'object' ? file.transfer_count : 0 }
    })
  }
  const one = await made(1, '2026-12-16')
  const three = await made(3, '2026-12-17')
  assert.deepEqual([one.count, three.count], [1, 3])
  assert.deepEqual(three.statements, one.statements)
  const { content } = (await findTransferFile(db, '2026-12-17', 1)) ?? assert.fail('no file')
  for (const line of linesOf(content)) assert.match(line, /^20001ﾐｽﾞﾎ/)
})

// Skipped over, it missed the file of its day, and nothing was due any more.
test('waits for a transfer whose payment is locked, and omits it only where it was cancelled', async () => {
  await payer.signInAgain()
  const transfer_date = '2026-12-15'
  const [held, ended] = [await reserve(transfer_date), await reserve(transfer_date)]
  const made = await changeBooks(db, async books => {
    await lockInvoice(books, held)
    const facts = {
      actor: { kind: 'examiner', name: 'first', examiner_id: examiners.first.id },
      now: services.now(),
      holidays,
      isCaptured: true,
    } as const
    await cancelInvoice(books, (await lockInvoice(books, ended)) ?? assert.fail(), 'examiner', facts)
    const making = makeTransferFile(services, transfer_date, 'examiner:a')
    await waitUntilBlocked(db)
    return { making }
  })
  const file = await made.making
  assert.equal(typeof file === 'object' && file.transfer_count, 1)
  const inFile = await db
    .selectFrom('transfers')
    .select('invoice_id')
    .where('file_id', '=', typeof file === 'object' ? file.id : 0)
    .execute()
  assert.deepEqual(inFile, [{ invoice_id: held }])
  const back = answeredFile((await findTransferFile(db, transfer_date, 1))?.content ?? assert.fail('no file'), '0')
  assert.equal((await applyResultFile(services, transfer_date, 1, back, examiners.first)).kind, 'settled')
})
