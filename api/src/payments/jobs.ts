import { holidays } from '../banks/holidays.ts'
import { inTransaction } from '../database/connection.ts'
import { japanDay } from '@invoice-card/domain'
import { finishCompletion } from '../examine/complete.ts'
import { cancelInvoice } from '../invoices/cancel.ts'
import { TransitionRefused } from '../invoices/move.ts'
import { listUnanswered, lockInvoice } from '../invoices/store.ts'
import { defineJob } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { capturePayment } from './capture.ts'
import { releasePayment as release } from './release.ts'
import { settlePayment as settle } from './settle.ts'
import { deferPayment, listStuckPayments } from './store.ts'

/** Payments that nobody looked at for this long are stuck: their process died or their gateway was silent. */
const stuckAfterMs = 45_000
const batch = 100

/** Voids or refunds a payment whose release was decided. */
export const releasePayment = defineJob<{ payment_id: string }>({
  retryLimit: 3,
  run: (services, { payment_id }) => release(services, payment_id),
})

/** Asks the gateway how a payment stands that it has pushed something about. */
export const settlePayment = defineJob<{ payment_id: string }>({
  run: async (services, { payment_id }) => { await settle(services, payment_id) },
})

type Stuck = Awaited<ReturnType<typeof listStuckPayments>>[number]

const resolve = async (services: Services, { id, invoice_id, pending_action, completion }: Stuck): Promise<void> => {
  if (pending_action === 'release') return release(services, id)
  if (completion !== null && invoice_id !== null) return void await finishCompletion(services, invoice_id, id)
  await (pending_action === 'capture' ? capturePayment(services, id) : settle(services, id))
}

/** Asks the gateway about every payment whose end is not known, and finishes what was decided and not done. */
export const reconcilePayments = defineJob({
  schedule: '* * * * *',
  concurrency: 1,
  timeoutSeconds: 300,
  run: async (services) => {
    const { db, log, now } = services
    const stuck = await listStuckPayments(db, new Date(now().getTime() - stuckAfterMs), batch)
    for (const payment of stuck) {
      try {
        await resolve(services, payment)
      }
      catch (error) {
        // Its owner was asked meanwhile, or its supplier stopped: the decision waits for what comes of that.
        if (error instanceof TransitionRefused) log.info({ payment_id: payment.id, refusal: error.refusal }, 'a charged payment waits to be completed')
        // One payment that needs a person must not keep the others waiting.
        else log.error({ err: error, payment_id: payment.id }, 'payment could not be resolved')
        await deferPayment(db, { id: payment.id, now: now() })
      }
    }
  },
})

/** Cancels payments whose owner did not answer in time. */
export const cancelUnanswered = defineJob({
  schedule: '10 0 * * *',
  isMadeUpFor: true,
  concurrency: 1,
  run: async (services) => {
    for (const { id } of await listUnanswered(services.db, japanDay(services.now()))) {
      try {
        await cancelUnansweredInvoice(services, id)
      }
      catch (error) {
        // One that needs a person must not keep the others waiting.
        services.log.error({ err: error, invoice_id: id }, 'unanswered invoice could not be cancelled')
      }
    }
  },
})

const cancelUnansweredInvoice = ({ db: pool, now }: Services, id: number): Promise<void> => inTransaction(pool, async (db) => {
  const invoice = await lockInvoice(db, id)
  // Answered since the list was made.
  if (!invoice?.is_action_required) return
  const facts = { actor: { kind: 'system', name: 'deadline' }, now: now(), holidays, isCaptured: false } as const
  await cancelInvoice(db, invoice, 'unanswered', facts)
})
