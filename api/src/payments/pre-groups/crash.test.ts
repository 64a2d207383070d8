import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditBooks } from '../../backoffice/nightly-comparison/books-store.ts'
import type { Checkpoint } from '../../platform/services/checkpoints.ts'
import { reconcilePayments } from '../reconciler/reconcile-payments.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { connectProgram } from '../../testing/companies/program.ts'

let crashAt: Checkpoint | null = null
const { app, payer } = await startAppWithPayer({
  services: {
    checkpoint: point => {
      if (point !== crashAt) return
      crashAt = null
      throw new Error(`The process died at ${point}`)
    },
  },
})

const prepare = async (): Promise<number> => {
  const { calls } = await connectProgram(app, payer.userId)
  const { items } = await calls.createPreGroup(
    {
      body: {
        items: [
          {
            supplier: { kind: 'existing', supplier_id: payer.supplierId },
            amount: 110_000,
            due_date: '2026-11-30',
            file_ids: [],
          },
        ],
      },
    },
    { idempotencyKey: randomUUID() },
  )
  return items[0]?.pre_id ?? 0
}
const recover = async () => {
  for (let round = 0; round < 3; round++) {
    app.clock.advance({ minutes: 3 })
    await reconcilePayments.run(app.worker, {})
    await app.runJobs()
  }
  await payer.signInAgain()
}
const itemOf = (pre_id: number) =>
  app.db.selectFrom('pre_items').select('payment_id').where('id', '=', pre_id).executeTakeFirstOrThrow()
const paymentOf = (key: string) =>
  app.db
    .selectFrom('payment_transactions')
    .select(['id', 'status'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()

for (const point of ['intent_committed', 'token_bound', 'authorisation_answered', 'authentication_recorded'] as const) {
  test(`a death at ${point} leaves the item open, and the next payment registers it`, async () => {
    const pre_id = await prepare()
    const key = randomUUID()
    crashAt = point
    await payer.start(await payer.application({ pre_id }), key).catch(() => undefined)
    assert.equal(crashAt, null)
    await recover()
    assert.equal((await itemOf(pre_id)).payment_id, null)
    const { payment_id } = await payer.pay({ pre_id })
    assert.equal((await itemOf(pre_id)).payment_id, payment_id)
    assert.equal((await paymentOf(key)).status, 'abandoned')
    assert.deepEqual(await auditBooks(app.db), [])
  })
}

for (const point of ['result_answered', 'authorisation_recorded'] as const) {
  test(`after a death at ${point} the worker makes the invoice and registers the item with it`, async () => {
    const pre_id = await prepare()
    const key = randomUUID()
    const started = await payer.start(await payer.application({ pre_id }), key)
    crashAt = point
    await payer.authenticate(started).catch(() => undefined)
    assert.equal(crashAt, null)
    await recover()
    assert.deepEqual(
      [(await itemOf(pre_id)).payment_id, (await paymentOf(key)).status],
      [started.payment_id, 'authorised'],
    )
    assert.deepEqual(await auditBooks(app.db), [])
  })
}
