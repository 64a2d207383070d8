import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BackofficeRefusal } from '../../backoffice/commands/session/usage.ts'
import { examiners } from '../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createAcquirerDesk, statementOf } from '../../testing/outside/acquirer.ts'
import { recordReturnedTransfer, refundReturned } from '../transfers/returned.ts'

const { app, payer, gateway } = await startAppWithPayer()
const { examiner: services, db } = app
const { run, pay, read, findings, closeFindings, balancesOf } = createAcquirerDesk(app, payer)
const [total, fee] = [113_300, 2_266]
const settled = {
  commission_income: -3_000,
  consumption_tax_payable: -300,
  bank: total - fee - 110_000,
  merchant_fee: fee,
}
const taken = { ...settled, bank: settled.bank - total }

interface Shown {
  readonly id: number
  readonly invoice_id: number
  readonly reason: string
  readonly deadline: string
  readonly opened_by: string
  readonly is_reversed: boolean
}
const list = async () => ((await run('chargebacks')).json as { chargebacks: Shown[] }).chargebacks
const statusOf = async (id: number) =>
  (await db.selectFrom('invoices').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const refusedWith = (code: string) => (error: unknown) => error instanceof BackofficeRefusal && error.code === code
const end = (how: 'lose' | 'win', id: number, login = 'suzuki') =>
  run(`${how}-chargeback`, String(id), '--comment', '加盟店契約会社の通知', '--as', login)

/** A payment that was settled, and that the issuer took back. */
async function dispute() {
  const paid = await pay()
  await read(await gateway.closeStatement())
  await gateway.chargeBack(paid.order_id)
  assert.equal((await read(await gateway.closeStatement())).posted, 1)
  const chargeback = (await list()).find(({ invoice_id }) => invoice_id === paid.invoice_id)
  return { ...paid, chargeback: chargeback ?? assert.fail('no case') }
}

test('only a second person ends a chargeback, once, and not as won while the money is away', async () => {
  const { invoice_id, chargeback } = await dispute()
  await assert.rejects(end('lose', 999_999), refusedWith('no_open_chargeback'))
  await assert.rejects(end('lose', chargeback.id, 'tanaka'), refusedWith('same_examiner'))
  await assert.rejects(end('win', chargeback.id), refusedWith('not_reversed'))
  assert.deepEqual(await balancesOf(invoice_id), { ...taken, chargeback_claim: total })
  const ended = await Promise.allSettled([end('lose', chargeback.id), end('lose', chargeback.id, 'sato')])
  assert.deepEqual(ended.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.deepEqual(await balancesOf(invoice_id), { ...taken, chargeback_loss: total })
  assert.deepEqual(await findings(), [])
})

test('money that comes back after the dispute was lost is a finding for a person', async () => {
  const { invoice_id, order_id, chargeback } = await dispute()
  await end('lose', chargeback.id)
  const late = await read(statementOf({ order_id, kind: 'chargeback_reversal' }))
  assert.deepEqual(late, { posted: 0, known: 0, refused: ['1 dispute_lost'] })
  assert.deepEqual(await balancesOf(invoice_id), { ...taken, chargeback_loss: total })
  const [found, ...more] = await findings()
  assert.match(found ?? '', /^acquirer_line .+ dispute_lost$/)
  assert.deepEqual(more, [])
  await closeFindings()
})

test('a chargeback is a claim with reason and deadline beside an invoice that stays transferred', async () => {
  const { invoice_id, chargeback } = await dispute()
  assert.deepEqual(
    [chargeback.reason, chargeback.deadline, chargeback.opened_by, chargeback.is_reversed],
    ['利用覚えなし', '2026-12-20', 'tanaka', false],
  )
  assert.deepEqual(
    [await statusOf(invoice_id), await balancesOf(invoice_id)],
    [4, { ...taken, chargeback_claim: total }],
  )
  assert.deepEqual(await findings(), [])
  await end('lose', chargeback.id)
})

test('a dispute that is won leaves nothing of it, and a second one is a case of its own', async () => {
  const { invoice_id, order_id, chargeback } = await dispute()
  await gateway.reverseChargeback(order_id)
  await read(await gateway.closeStatement())
  assert.deepEqual(await balancesOf(invoice_id), settled)
  assert.equal((await list()).find(({ id }) => id === chargeback.id)?.is_reversed, true)
  await assert.rejects(end('lose', chargeback.id), refusedWith('reversed'))
  await end('win', chargeback.id)
  assert.deepEqual([await list(), await statusOf(invoice_id), await balancesOf(invoice_id)], [[], 4, settled])
  await gateway.chargeBack(order_id)
  await read(await gateway.closeStatement())
  const [second] = await list()
  assert.notEqual(second?.id, chargeback.id)
  await end('lose', second?.id ?? 0)
  assert.deepEqual(await balancesOf(invoice_id), { ...taken, chargeback_loss: total })
  assert.deepEqual(await findings(), [])
})

test('money that the issuer took back is not refunded as well', async () => {
  const { invoice_id, chargeback } = await dispute()
  await recordReturnedTransfer(services, invoice_id, examiners.first, '口座解約')
  await assert.rejects(refundReturned(services, invoice_id, examiners.second), { refusal: 'charged_back' })
  await end('lose', chargeback.id)
  await assert.rejects(refundReturned(services, invoice_id, examiners.second), { refusal: 'charged_back' })
  assert.deepEqual(await findings(), [])
})

test('a chargeback that nobody has ended by its deadline is a finding until somebody does', async () => {
  const { chargeback } = await dispute()
  app.clock.set('2026-12-21T01:00:00Z')
  const overdue = async () => (await findings()).filter(finding => finding.startsWith('chargeback_overdue'))
  assert.deepEqual(await overdue(), [`chargeback_overdue chargeback:${chargeback.id} ${total} yen, undecided`])
  await end('lose', chargeback.id)
  assert.deepEqual(await overdue(), [])
})
