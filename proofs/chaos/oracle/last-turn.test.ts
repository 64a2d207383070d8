import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { runJob } from '../../../api/src/worker/run-job.ts'
import { visitIssuer } from '../../../api/src/testing/companies/payment.ts'
import { applyWith, openPlay, pay, type Play } from '../enumerated/play.ts'
import { applyToRequest, endRequest } from '../enumerated/requesting.ts'
import { openStage } from '../enumerated/stage.ts'

// A storm of 2026-11-26: the ten minutes of an authentication ended between the jobs' last turn and the look, and the
// release that waited for it was called "never finished". The gateway ends it when its order book is read.
suite('an authentication that ends after the last turn of the jobs', async () => {
  const stage = await openStage()
  after(() => stage.close())
  const payer = await stage.createPayer()

  const orderOf = async ({ order_id }: Play) =>
    (await stage.gateway.orders()).find(order => order.order_id === order_id)
  const failAtIssuer = async (play: Play): Promise<void> => {
    const order = await orderOf(play)
    assert.equal(order?.status, 'authenticating')
    await visitIssuer(`${stage.gateway.origin}/acs/${order.authentication_id}`, { password: '0000' })
    assert.equal((await orderOf(play))?.status, 'authentication_failed')
  }
  const rowOf = ({ order_id }: Play) =>
    stage.app.db
      .selectFrom('payment_transactions')
      .selectAll()
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow()

  test('leaves the release of a payment to the next turn, and not to a later one', async () => {
    const play = await openPlay(stage, payer, 'wrong_amount', applyWith('challengeFails'))
    await stage.gateway.arm({ command: 'Authorize/mpi', kind: 'wrong_amount', order_id: play.order_id })
    await pay(play)
    await stage.recover()
    await failAtIssuer(play)
    assert.equal((await rowOf(play)).pending_action, 'release')
    assert.deepEqual(await stage.judge(), [])

    await stage.recover(1)
    assert.equal((await rowOf(play)).pending_action, null)
    assert.deepEqual(await stage.judge(), [])

    const { id } = await rowOf(play)
    await stage.app.db
      .updateTable('payment_transactions')
      .set({ pending_action: 'release' })
      .where('id', '=', id)
      .execute()
    assert.deepEqual(await stage.judge(), [
      {
        invariant: 'settled',
        about: play.order_id,
        text: 'the payment is declined and its release was never finished',
      },
    ])
    await stage.recover(1)
  })

  test('leaves an overdue request open until the next turn', async () => {
    const play = await openPlay(stage, payer, 'ok', applyToRequest)
    await stage.gateway.arm({
      command: 'Authorize/mpi',
      kind: 'authentication_status',
      value: 'N',
      order_id: play.order_id,
    })
    await play.application.send()
    await endRequest(play)
    await stage.recover()
    await failAtIssuer(play)
    assert.deepEqual(await stage.judge(), [])

    // A push comes while the oracle reads.
    const { id: payment_id, about_invoice_id } = await rowOf(play)
    await runJob(stage.app.worker, 'settlePayment', { payment_id })
    assert.equal((await rowOf(play)).status, 'declined')
    assert.deepEqual(await stage.judge(), [])

    await stage.recover(1)
    const { status } = await stage.app.db
      .selectFrom('invoices')
      .select('status')
      .where('id', '=', about_invoice_id ?? 0)
      .executeTakeFirstOrThrow()
    assert.equal(status, 8)
    assert.deepEqual(await stage.judge(), [])
  })
})
