import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actionRequiredReasons } from '@invoice-card/domain'
import { recordFirstCheck, requireAction } from '../../backoffice/calls/actions.ts'
import { BackofficeRefusal } from '../../backoffice/commands/session/usage.ts'
import { missedTransfers } from '../../backoffice/nightly-comparison/transfers-store.ts'
import { lockKnown } from '../../books/payments/lock-known.ts'
import { changeBooks } from '../../books/work/change-books.ts'
import { examiners } from '../../testing/companies/examiners.ts'
import { startMortalApp } from '../../testing/companies/mortal-app.ts'
import { waitUntilBlocked } from '../../testing/database/waiting.ts'
import { createAcquirerDesk, statementOf } from '../../testing/outside/acquirer.ts'
import { makeTransferFile } from '../transfers/make-file.ts'
import { recordReturnedTransfer, refundReturned } from '../transfers/returned.ts'

const { app, payer, gateway, recover } = await startMortalApp()
const { examiner: services, db } = app
const { run, reserve, pay, read, findings, balancesOf } = createAcquirerDesk(app, payer)
const total = 113_300
const day = '2026-11-30'
const chargedBack = { kind: 'chargeback', reason: '利用覚えなし', deadline: '2026-12-20' } as const
const commission = 3_300
/** As it stands while the dispute is open and the payee is owed the money. */
const claimed = {
  gateway_receivable: total,
  transfer_payable: -110_000,
  commission_deferred: -commission,
  bank: -total,
  chargeback_claim: total,
}

const invoice = (id: number) => payer.client.invoices.getInvoice({ params: { id } })
const cancel = (id: number) => payer.client.invoices.cancelInvoice({ params: { id } })
const refusedWith = (code: string) => (error: unknown) => error instanceof BackofficeRefusal && error.code === code
const orderStatusOf = async (orderId: string) =>
  (await gateway.orders()).find(({ order_id }) => order_id === orderId)?.status

async function endCase(invoiceId: number, how: 'lose' | 'win'): Promise<void> {
  const { chargebacks } = (await run('chargebacks')).json as { chargebacks: { id: number; invoice_id: number }[] }
  const { id } = chargebacks.find(({ invoice_id }) => invoice_id === invoiceId) ?? assert.fail('no case')
  await run(`${how}-chargeback`, String(id), '--comment', '加盟店契約会社の通知')
}

/** A payment whose money the issuer took back before the payee was sent it. */
async function dispute() {
  const paid = await reserve()
  await read(statementOf({ order_id: paid.order_id, ...chargedBack }))
  return {
    ...paid,
    lose: () => endCase(paid.invoice_id, 'lose'),
    win: async () => {
      await read(statementOf({ order_id: paid.order_id, kind: 'chargeback_reversal' }))
      await endCase(paid.invoice_id, 'win')
    },
  }
}

test('no transfer takes a payment that is charged back; the next file does once that is won', async () => {
  const { invoice_id, win } = await dispute()
  assert.equal(await makeTransferFile(services, day, 'examiner:a'), 'nothing_due')
  await assert.rejects(run('transfer-done', String(invoice_id)), refusedWith('charged_back'))
  assert.deepEqual(await balancesOf(invoice_id), claimed)
  await win()
  const made = await makeTransferFile(services, day, 'examiner:a')
  assert.equal(typeof made === 'object' && made.transfer_count, 1)
  await run('transfer-done', String(invoice_id))
  assert.equal((await invoice(invoice_id)).status, 4)
  assert.deepEqual(await findings(), [])
})

test('its owner cancels a payment that is charged back, and its card has the money once', async () => {
  const { invoice_id, order_id, lose } = await dispute()
  const before = await invoice(invoice_id)
  assert.deepEqual([before.is_cancellable, before.cancel?.settlement], [true, 'charge_back'])
  const cancelled = await cancel(invoice_id)
  assert.deepEqual([cancelled.status, cancelled.cancellation?.settlement], [5, 'charge_back'])
  await recover()
  assert.deepEqual([await orderStatusOf(order_id), await balancesOf(invoice_id)], ['captured', claimed])
  assert.deepEqual(await findings(), [])
  await lose()
  await recover()
  assert.deepEqual(await balancesOf(invoice_id), { gateway_receivable: total, bank: -total })
  assert.equal(await orderStatusOf(order_id), 'captured')
  assert.equal((await invoice(invoice_id)).cancellation?.settlement, 'charge_back')
  await read(statementOf({ order_id }))
  assert.deepEqual(await balancesOf(invoice_id), {})
  assert.deepEqual(await findings(), [])
})

test('an examiner rejects a payment whose dispute is lost, and its card has the money once', async () => {
  const { invoice_id, order_id, lose } = await dispute()
  await lose()
  assert.equal(await makeTransferFile(services, day, 'examiner:a'), 'nothing_due')
  await run('reject', String(invoice_id))
  await recover()
  assert.deepEqual(await balancesOf(invoice_id), { gateway_receivable: total, bank: -total })
  assert.equal(await orderStatusOf(order_id), 'captured')
  assert.deepEqual(await findings(), [])
})

test('a rejected payment whose dispute is won is refunded then', async () => {
  const { invoice_id, order_id, win } = await dispute()
  await run('reject', String(invoice_id))
  await recover()
  assert.equal(await orderStatusOf(order_id), 'captured')
  await win()
  await recover()
  assert.equal(await orderStatusOf(order_id), 'refunded')
  assert.deepEqual(await balancesOf(invoice_id), {})
  assert.deepEqual((await invoice(invoice_id)).cancellation, { reason: 'examiner', settlement: 'refund' })
  assert.deepEqual(await findings(), [])
})

for (const first of ['cancellation', 'chargeback'] as const)
  test(`of a cancellation and a chargeback at once, ${first} first, neither refunds the card`, async () => {
    const { invoice_id, order_id } = await reserve()
    const blocking = Promise.withResolvers<void>()
    const holding = Promise.withResolvers<void>()
    const blocked = changeBooks(db, async books => {
      await lockKnown(books, invoice_id)
      holding.resolve()
      await blocking.promise
    })
    await holding.promise
    const begin = [
      () => cancel(invoice_id).then(({ status }) => assert.equal(status, 5)),
      () => read(statementOf({ order_id, ...chargedBack })).then(({ posted }) => assert.equal(posted, 1)),
    ]
    const [one, other] = first === 'cancellation' ? begin : begin.toReversed()
    const both = [one?.()]
    await waitUntilBlocked(db, 1)
    both.push(other?.())
    await waitUntilBlocked(db, 2)
    blocking.resolve()
    await blocked
    await Promise.all(both)
    await recover()
    assert.deepEqual([await orderStatusOf(order_id), await balancesOf(invoice_id)], ['captured', claimed])
    assert.deepEqual(await findings(), [])
  })

test('the refund of a returned transfer that is charged back meanwhile waits for the dispute', async () => {
  const { invoice_id, order_id } = await pay()
  await recordReturnedTransfer(services, invoice_id, examiners.first, '口座解約')
  await refundReturned(services, invoice_id, examiners.second)
  await read(statementOf({ order_id, ...chargedBack }))
  await recover()
  assert.deepEqual([await orderStatusOf(order_id), await balancesOf(invoice_id)], ['captured', claimed])
  await endCase(invoice_id, 'lose')
  await recover()
  assert.equal(await orderStatusOf(order_id), 'captured')
  assert.deepEqual(await balancesOf(invoice_id), { gateway_receivable: total, bank: -total })
  assert.deepEqual(await findings(), [])
})

test('a charged payment that is examined again is not completed while it is charged back', async () => {
  const { invoice_id, order_id } = await reserve()
  await requireAction(services, invoice_id, examiners.first, actionRequiredReasons.evidenceUnreadable, null)
  await payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { comment: '再送します。' } })
  await recordFirstCheck(services, invoice_id, examiners.first)
  await read(statementOf({ order_id, ...chargedBack }))
  await assert.rejects(run('complete', String(invoice_id)), refusedWith('charged_back'))
  await read(statementOf({ order_id, kind: 'chargeback_reversal' }))
  await endCase(invoice_id, 'win')
  await run('complete', String(invoice_id))
  assert.equal((await invoice(invoice_id)).status, 3)
  await cancel(invoice_id)
  await recover()
  assert.equal(await orderStatusOf(order_id), 'refunded')
  assert.deepEqual(await findings(), [])
})

// Held for good, and nobody would have noticed.
test('a lost dispute is a finding from the day of the transfer on, until the payment is rejected', async () => {
  const { invoice_id, lose } = await dispute()
  assert.deepEqual(await missedTransfers(db, '2026-12-01'), [])
  await lose()
  assert.deepEqual(
    (await missedTransfers(db, '2026-12-01')).map(({ kind }) => kind),
    ['transfer_missed'],
  )
  await run('reject', String(invoice_id))
  assert.deepEqual(await missedTransfers(db, '2026-12-01'), [])
})
