import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordFirstCheck } from '../../backoffice/calls/actions.ts'
import { BackofficeRefusal } from '../../backoffice/commands/session/usage.ts'
import { examiners } from '../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createAcquirerDesk, statementOf } from '../../testing/outside/acquirer.ts'
import { completeInvoice } from '../examination/complete.ts'
import { recordReturnedTransfer, refundReturned } from '../transfers/returned.ts'

const { app, payer, gateway } = await startAppWithPayer()
const { examiner: services, db } = app
const { pay, read, findings, closeFindings, balancesOf } = createAcquirerDesk(app, payer)
const [total, fee] = [113_300, 2_266]
const earned = { commission_income: -3_000, consumption_tax_payable: -300 }

const refusedWith = (code: string) => (error: unknown) => error instanceof BackofficeRefusal && error.code === code
test('a statement that does not add up, or numbers two lines alike, is refused as a whole', async () => {
  const { order_id } = await pay()
  const statement = statementOf({ order_id })
  await assert.rejects(read({ ...statement, deposit: total - 1 }), refusedWith('statement_wrong'))
  const doubled = statementOf({ order_id }, { order_id, number: 1 })
  await assert.rejects(read(doubled), refusedWith('statement_wrong'))
  assert.deepEqual(await db.selectFrom('acquirer_statements').selectAll().execute(), [])
  await read(await gateway.closeStatement())
})

test('a capture is paid net of the fee, once however often and by how many its statement is read', async () => {
  const { invoice_id } = await pay()
  assert.equal((await balancesOf(invoice_id)).gateway_receivable, total)
  const statement = await gateway.closeStatement()
  const readings = await Promise.all([read(statement), read(statement)])
  assert.equal(
    readings.reduce((sum, { posted }) => sum + posted, 0),
    1,
  )
  assert.deepEqual(await read(statement), { posted: 0, known: 1, refused: [] })
  assert.deepEqual(await balancesOf(invoice_id), { ...earned, bank: total - fee - 110_000, merchant_fee: fee })
  await assert.rejects(read({ ...statement, closed_on: '2026-01-05' }), refusedWith('statement_differs'))
  assert.deepEqual(await findings(), [])
})

test('lines that the books do not expect are findings, and nothing of them is posted', async () => {
  const paid = await pay()
  const authorised = await payer.pay()
  const { order_id: held } = await db
    .selectFrom('payment_transactions')
    .select('order_id')
    .where('id', '=', authorised.payment_id)
    .executeTakeFirstOrThrow()
  await read(await gateway.closeStatement())
  const before = await balancesOf(paid.invoice_id)
  const strange = statementOf(
    { order_id: 'nobody' },
    { order_id: paid.order_id },
    { order_id: paid.order_id, amount: total - 1 },
    { order_id: held },
    { order_id: paid.order_id, kind: 'refund' },
    { order_id: paid.order_id, kind: 'chargeback_reversal' },
  )
  const refusals = ['unknown_order', 'posted_before', 'amount_differs', 'not_captured', 'not_refunded']
  const refused = [...refusals, 'not_charged_back'].map((refusal, index) => `${index + 1} ${refusal}`)
  assert.deepEqual(await read(strange), { posted: 0, known: 0, refused })
  assert.deepEqual(await balancesOf(paid.invoice_id), before)
  assert.deepEqual(
    await findings(),
    refused.map(line => `acquirer_line acquirer_line:${strange.statement_id}/${line}`),
  )
  await closeFindings()
  assert.deepEqual(await findings(), [])
})

test('a line that came too early is posted when its statement is read again', async () => {
  const { invoice_id, payment_id } = await payer.pay()
  const { order_id } = await db
    .selectFrom('payment_transactions')
    .select('order_id')
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  const early = statementOf({ order_id, fee })
  assert.deepEqual(await read(early), { posted: 0, known: 0, refused: ['1 not_captured'] })
  assert.equal((await findings()).length, 1)
  await recordFirstCheck(services, invoice_id, examiners.first)
  await completeInvoice(services, invoice_id, examiners.second)
  assert.deepEqual(await read(early), { posted: 1, known: 0, refused: [] })
  assert.deepEqual(await findings(), [])
  await gateway.closeStatement()
})

test('a refund after the settlement is taken back by the acquirer, and leaves its fee alone', async () => {
  const { invoice_id } = await pay()
  await read(await gateway.closeStatement())
  await recordReturnedTransfer(services, invoice_id, examiners.first, '口座解約')
  await refundReturned(services, invoice_id, examiners.second)
  await app.runJobs()
  assert.equal((await balancesOf(invoice_id)).gateway_receivable, -total)
  assert.deepEqual((await read(await gateway.closeStatement())).posted, 1)
  assert.deepEqual(await balancesOf(invoice_id), { bank: -fee, merchant_fee: fee })
  assert.deepEqual(await findings(), [])
})

test('a chargeback before the settlement takes money, and the charge is still owed', async () => {
  const { invoice_id, order_id } = await pay()
  const chargeback = { order_id, kind: 'chargeback', reason: '利用覚えなし', deadline: '2026-12-20' } as const
  assert.deepEqual(await read(statementOf(chargeback)), { posted: 1, known: 0, refused: [] })
  const unpaid = { ...earned, bank: -110_000 - total, gateway_receivable: total, chargeback_claim: total }
  assert.deepEqual(await balancesOf(invoice_id), unpaid)
  assert.deepEqual((await read(statementOf(chargeback))).refused, ['1 posted_before'])
  await findings()
  await closeFindings()
  await read(await gateway.closeStatement())
  await read(statementOf({ order_id, kind: 'chargeback_reversal' }))
  assert.deepEqual(await balancesOf(invoice_id), { ...earned, bank: total - fee - 110_000, merchant_fee: fee })
  assert.deepEqual(await findings(), [])
})

test('a charge that no statement has paid within its days is a finding until one does', async () => {
  const { payment_id } = await pay()
  const unpaidOnes = async () => (await findings()).filter(finding => finding.startsWith('charge_unpaid'))
  app.clock.advance({ days: services.config.settlementDays - 1 })
  assert.deepEqual(await unpaidOnes(), [])
  app.clock.advance({ days: 2 })
  const [found, ...more] = await unpaidOnes()
  assert.match(found ?? '', new RegExp(`payment:${payment_id} 113300 yen`))
  assert.deepEqual(more, [])
  await read(await gateway.closeStatement())
  assert.deepEqual(await unpaidOnes(), [])
})
