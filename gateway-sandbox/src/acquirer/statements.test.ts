import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../testing/gateway.ts'

let server: RunningSandbox
before(async () => (server = await startSandbox()))
after(() => server.stop())

async function capture(orderId: string): Promise<void> {
  await server.authorize(orderId, { command: 'Authorize/card' })
  await server.call('Capture/card', { orderId })
}
const close = () => server.admin('POST', '/settlements')
const dispute = (order_id: string) =>
  server.admin('POST', '/chargebacks', { order_id, reason: '利用覚えなし', deadline: '2026-12-20' })
const shown = (statement: { lines: { kind: string; order_id: string; amount: number; fee: number }[] }) =>
  statement.lines.map(({ kind, order_id, amount, fee }) => [kind, order_id, amount, fee])

test('settles no order that is not captured, and takes none back', async () => {
  await server.authorize('held', { command: 'Authorize/card' })
  assert.deepEqual(await close(), { error: 'Nothing is to be settled' })
  assert.deepEqual(await dispute('held'), { error: 'The order is not captured' })
  assert.deepEqual(await dispute('nobody'), { error: 'The order is not captured' })
  assert.deepEqual(await server.admin('POST', '/chargebacks/held/reversal'), {
    error: 'The order is not charged back',
  })
  assert.deepEqual(await server.admin('GET', '/settlements/S-20261121-1'), { error: 'No such statement' })
})

test('settles each capture once, net of the fee, and takes a refund back', async () => {
  await capture('sold')
  const first = await close()
  assert.deepEqual(
    [first.statement_id, first.closed_on, first.deposit, shown(first)],
    ['S-20261121-1', '2026-11-21', 111_034, [['sale', 'sold', 113_300, 2_266]]],
  )
  await server.call('Cancel/card', { orderId: 'sold' })
  const second = await close()
  assert.deepEqual(
    [second.statement_id, second.deposit, shown(second)],
    ['S-20261121-2', -113_300, [['refund', 'sold', 113_300, 0]]],
  )
  assert.deepEqual(await close(), { error: 'Nothing is to be settled' })
  assert.deepEqual(await server.admin('GET', '/settlements/S-20261121-1'), first)
})

test('takes a chargeback out of the next deposit, once, and gives it back once it is won', async () => {
  await capture('disputed')
  await close()
  await dispute('disputed')
  assert.deepEqual(await dispute('disputed'), { error: 'The order is charged back' })
  const taken = await close()
  assert.deepEqual(
    [taken.deposit, taken.lines],
    [
      -113_300,
      [
        {
          number: 1,
          kind: 'chargeback',
          order_id: 'disputed',
          amount: 113_300,
          fee: 0,
          reason: '利用覚えなし',
          deadline: '2026-12-20',
        },
      ],
    ],
  )
  await server.admin('POST', '/chargebacks/disputed/reversal')
  assert.deepEqual(shown(await close()), [['chargeback_reversal', 'disputed', 113_300, 0]])
})
