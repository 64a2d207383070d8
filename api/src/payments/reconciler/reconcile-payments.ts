import { TransitionRefused } from '../../books/moves/public.ts'
import { deferPayment, listStuckPayments } from './store.ts'
import { releasePayment, settlePayment } from '../charge/public.ts'
import { finishCompletion } from '../examination/public.ts'
import { defineJob } from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'

/** Payments that nobody checked for this long are stuck: their process died or their gateway was silent. */
const stuckAfterMs = 45_000
const batch = 100
/** Of the job's 300 seconds, less what one silent gateway takes. */
const stopAfterMs = 240_000

type Stuck = Awaited<ReturnType<typeof listStuckPayments>>[number]

const resolve = async (services: Services, { id, invoice_id, pending_action, completion }: Stuck): Promise<void> => {
  if (pending_action === 'release') return releasePayment(services, id)
  const isBeingCompleted = pending_action === 'capture' || completion !== null
  if (isBeingCompleted && invoice_id !== null) return void (await finishCompletion(services, invoice_id, id))
  await settlePayment(services, id)
}

/** Asks the gateway about every payment whose end is not known, and finishes what was decided and not done. */
export const reconcilePayments = defineJob({
  schedule: '* * * * *',
  concurrency: 1,
  timeoutSeconds: 300,
  run: async services => {
    const { db, log, now } = services
    const stuck = await listStuckPayments(db, new Date(now().getTime() - stuckAfterMs), batch)
    const stopAt = now().getTime() + stopAfterMs
    for (const payment of stuck) {
      // After a timeout a run goes on beside the next one: a gateway that is silent for long would be asked by more and
      // more of them.
      if (now().getTime() >= stopAt) break
      try {
        await resolve(services, payment)
      } catch (error) {
        // Its owner was asked meanwhile, or its supplier stopped: the decision waits for what comes of that.
        if (error instanceof TransitionRefused)
          log.info({ payment_id: payment.id, refusal: error.refusal }, 'a charged payment waits to be completed')
        // One payment that needs a person must not delay the others.
        else log.error({ err: error, payment_id: payment.id }, 'payment could not be resolved')
        await deferPayment(db, { id: payment.id, now: now() })
      }
    }
  },
})
