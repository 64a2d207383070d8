import assert from 'node:assert/strict'
import { auditBooks } from '../../backoffice/nightly-comparison/books-store.ts'
import type { Checkpoint } from '../../platform/services/checkpoints.ts'
import { reconcilePayments } from '../../payments/reconciler/reconcile-payments.ts'
import { startAppWithPayer } from './payer-app.ts'

class Crash extends Error {}

/** An app with a company that is ready to pay, whose process can die at any numbered point. */
export async function startMortalApp() {
  let crashAt: Checkpoint | null = null
  const { gateway, app, payer } = await startAppWithPayer({
    services: {
      checkpoint: point => {
        if (point !== crashAt) return
        crashAt = null
        throw new Crash(point)
      },
    },
  })
  return {
    gateway,
    app,
    payer,
    /** The process dies at the point; what it was doing is lost. */
    dieAt: async (point: Checkpoint, work: () => Promise<unknown>): Promise<void> => {
      crashAt = point
      await work().catch(() => undefined)
      assert.equal(crashAt, null, `${point} was not passed`)
    },
    /** Time passes and the jobs run: the worker's share after a crash. */
    recover: async (): Promise<void> => {
      for (let round = 0; round < 3; round++) {
        app.clock.advance({ minutes: 3 })
        await reconcilePayments.run(app.worker, {})
        await app.runJobs()
      }
      await payer.signInAgain()
    },
    paymentById: (id: string) =>
      app.db.selectFrom('payment_transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    orderOf: async (orderId: string) => (await gateway.orders()).find(({ order_id }) => order_id === orderId),
    booksHold: async () => assert.deepEqual(await auditBooks(app.db), []),
  }
}
