import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditBooks } from '../../backoffice/nightly-comparison/books-store.ts'
import { recordFirstCheck, markTransferred } from '../../backoffice/calls/actions.ts'
import { completeInvoice } from '../examination/complete.ts'
import { insertAccount } from '../../parties/suppliers/rows/account-store.ts'
import { answerFile } from '../../testing/outside/bank.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { findTransferFile } from './file-store.ts'
import { makeTransferFile } from './make-file.ts'
import { recordReturnedTransfer, refundReturned, resendReturned } from './returned.ts'
import { decodeRecords } from './zengin-record.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, payer, gateway } = await startAppWithPayer()
const { examiner: services, db } = app
const day = '2026-11-30'
const refused = (refusal: string) => ({ name: 'ReturnRefused', refusal })

async function reserve() {
  const { invoice_id } = await payer.pay()
  await recordFirstCheck(services, invoice_id, examiners.first)
  assert.equal((await completeInvoice(services, invoice_id, examiners.second)).kind, 'completed')
  return invoice_id
}
async function send() {
  const id = await reserve()
  await markTransferred(services, id, examiners.second)
  return id
}
const statusOf = async (id: number) =>
  (await db.selectFrom('invoices').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const balancesOf = async (id: number): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', 'ledger_postings.id', 'posting_id')
    .select(({ fn }) => ['account', fn.sum<number>('amount').as('sum')])
    .where('invoice_id', '=', id)
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]).filter(([, sum]) => sum !== 0))
}
const owed = { gateway_receivable: 113_300, transfer_payable: -110_000, commission_deferred: -3_300 }
const paidOut = {
  gateway_receivable: 113_300,
  bank: -110_000,
  commission_income: -3_000,
  consumption_tax_payable: -300,
}
const newestNotice = () =>
  db
    .selectFrom('notifications')
    .select(['kind', 'body'])
    .where('company_id', '=', payer.companyId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

test('only what was sent can come back, once, and a second person decides what comes of it', async () => {
  const reserved = await reserve()
  await assert.rejects(
    recordReturnedTransfer(services, reserved, examiners.first, '口座解約'),
    refused('not_transferred'),
  )
  await assert.rejects(
    recordReturnedTransfer(services, 999_999, examiners.first, '口座解約'),
    refused('not_transferred'),
  )
  await markTransferred(services, reserved, examiners.second)
  await assert.rejects(resendReturned(services, reserved, examiners.second), refused('no_open_return'))
  const recorded = await Promise.allSettled(
    [examiners.first, examiners.first].map(one => recordReturnedTransfer(services, reserved, one, '口座解約')),
  )
  assert.deepEqual(recorded.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await assert.rejects(resendReturned(services, reserved, examiners.first), refused('same_examiner'))
  await assert.rejects(refundReturned(services, reserved, examiners.first), refused('same_examiner'))
  await assert.rejects(resendReturned(services, reserved, examiners.second, 999_999), refused('account_not_found'))
  assert.equal(await statusOf(reserved), 4, 'it was transferred, and that stays true')
  assert.deepEqual(await balancesOf(reserved), owed)
  const { kind, body } = await newestNotice()
  assert.equal(kind, 'transfer_returned')
  assert.match(body, /口座解約/)
  const decided = await Promise.allSettled([
    resendReturned(services, reserved, examiners.second),
    refundReturned(services, reserved, examiners.second),
  ])
  assert.deepEqual(decided.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('sent to the given account, failed, resent, returned and resent: the books follow', async () => {
  const id = await send()
  await recordReturnedTransfer(services, id, examiners.first, '口座解約')
  const account = await insertAccount(
    db,
    payer.supplierId,
    {
      bank_code: '0001',
      branch_code: '001',
      account_type: 1,
      account_number: '7654321',
      account_holder_kana: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ',
    },
    { userId: payer.userId, now: services.now() },
  )
  await resendReturned(services, id, examiners.second, account)
  await app.db
    .updateTable('transfers')
    .set({ status: 'cancelled' })
    .where('invoice_id', '<>', id)
    .where('status', '=', 'reserved')
    .execute()
  const made = await makeTransferFile(services, day, 'examiner:a')
  assert.equal(typeof made === 'object' && made.transfer_count, 1)
  const { content } = (await findTransferFile(db, day, 1)) ?? assert.fail('no file')
  assert.match(decodeRecords(content).find(record => record.startsWith('2')) ?? '', /7654321/)

  await answerFile(services, day, 1, '2')
  assert.deepEqual(await balancesOf(id), owed, 'nothing has left')
  await resendReturned(services, id, examiners.second)
  await makeTransferFile(services, day, 'examiner:a')
  await Promise.all([answerFile(services, day, 2, '0'), answerFile(services, day, 2, '0')])
  assert.deepEqual(await balancesOf(id), paidOut)
  assert.equal((await newestNotice()).kind, 'transfer_resent')

  await recordReturnedTransfer(services, id, examiners.first, '口座解約')
  assert.deepEqual(await answerFile(services, day, 2, '0'), {
    kind: 'settled',
    done: 0,
    returned: 0,
    known: 1,
    conflicts: [],
  })
  assert.deepEqual(await balancesOf(id), owed)
  await resendReturned(services, id, examiners.second)
  await markTransferred(services, id, examiners.second)
  assert.deepEqual([await statusOf(id), await balancesOf(id)], [4, paidOut])
  assert.equal((await db.selectFrom('receipts').select('number').where('invoice_id', '=', id).execute()).length, 1)
  assert.deepEqual(await auditBooks(db), [])
})

test("a refund gives the card's money back at the gateway, once, and leaves nothing in the books", async () => {
  const id = await send()
  await recordReturnedTransfer(services, id, examiners.first, '口座解約')
  await refundReturned(services, id, examiners.second)
  await app.runJobs()
  const { order_id, status } = await db
    .selectFrom('payment_transactions')
    .select(['order_id', 'status'])
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(status, 'refunded')
  const order = (await gateway.orders()).find(held => held.order_id === order_id)
  assert.deepEqual(
    [order?.status, order?.transactions.filter(({ command }) => command === 'Cancel').length],
    ['refunded', 1],
  )
  assert.deepEqual([await statusOf(id), await balancesOf(id)], [4, {}])
  await assert.rejects(recordReturnedTransfer(services, id, examiners.first, '口座解約'), refused('not_transferred'))
  assert.deepEqual(await auditBooks(db), [])
})

test('its payer sees that it came back and why, that somebody decides, and what was decided', async () => {
  const id = await send()
  const seen = async () => {
    const { timeline, returned } = await payer.client.invoices.getInvoice({ params: { id }, query: {} })
    return {
      steps: timeline
        .slice(timeline.findIndex(({ kind }) => kind === 'transferred') + 1)
        .map(({ kind, state }) => `${kind} ${state}`),
      returned,
    }
  }
  assert.deepEqual(await seen(), { steps: ['card_debit planned'], returned: null })
  await recordReturnedTransfer(services, id, examiners.first, '口座解約')
  assert.deepEqual(await seen(), {
    steps: ['returned done', 'return_decision current', 'card_debit planned'],
    returned: { reason: '口座解約', outcome: null, transfer_date: null, account: null },
  })
  await resendReturned(services, id, examiners.second)
  const resend = await seen()
  assert.deepEqual(
    [resend.steps, resend.returned?.outcome, resend.returned?.account?.account_number],
    [['returned done', 'resent current', 'card_debit planned'], 'resend', '1234567'],
  )
  await markTransferred(services, id, examiners.second)
  assert.deepEqual(await seen(), { steps: ['returned done', 'resent done', 'card_debit planned'], returned: null })
  await recordReturnedTransfer(services, id, examiners.first, '口座番号相違')
  await refundReturned(services, id, examiners.second)
  const refund = await seen()
  assert.deepEqual(
    [refund.steps, refund.returned?.outcome],
    [['returned done', 'resent done', 'returned done', 'refunded done'], 'refund'],
  )
})

test('a file that went to the bank is never changed, settled twice or deleted', async () => {
  const changes = [
    db.updateTable('transfer_files').set({ total_amount: 1 }),
    db.updateTable('transfer_files').set({ settled_at: new Date(), content: Buffer.from('x') }),
    db.updateTable('transfer_files').set({ settled_at: null }),
    db.updateTable('transfer_files').set({ settled_at: new Date() }),
    db.deleteFrom('transfer_files'),
  ]
  for (const change of changes) await assert.rejects(change.execute(), /append-only/)
})
