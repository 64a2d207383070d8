import { japanDay } from '@invoice-card/domain'
import { finishCompletion } from './complete.ts'
import {
  cancelInvoice,
  changeBooks,
  defineFacts,
  deferPayment,
  type InvoiceRow,
  listStuckPayments,
  listUnanswered,
  lockInvoice,
  TransitionRefused,
} from '../books/public.ts'
import { defineJob, forEach, type JobPayload } from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { releasePayment as release } from './release.ts'
import { settlePayment as settle } from './settle.ts'

/** Payments that nobody looked at for this long are stuck: their process died or their gateway was silent. */
const stuckAfterMs = 45_000
const batch = 100
/** Of the job's 300 seconds, less what one silent gateway takes. */
const stopAfterMs = 240_000

/** Voids or refunds a payment whose release was decided. */
export const releasePayment = defineJob<JobPayload<'releasePayment'>>({
  retryLimit: 3,
  run: (services, { payment_id }) => release(services, payment_id),
})

/** Asks the gateway how a payment stands that it has pushed something about. */
export const settlePayment = defineJob<JobPayload<'settlePayment'>>({
  run: async (services, { payment_id }) => {
    await settle(services, payment_id)
  },
})

type Stuck = Awaited<ReturnType<typeof listStuckPayments>>[number]

const resolve = async (services: Services, { id, invoice_id, pending_action, completion }: Stuck): Promise<void> => {
  if (pending_action === 'release') return release(services, id)
  const isBeingCompleted = pending_action === 'capture' || completion !== null
  if (isBeingCompleted && invoice_id !== null) return void (await finishCompletion(services, invoice_id, id))
  await settle(services, id)
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
      // Given up, a run goes on beside the next one: a gateway that is silent for long would be asked by more and more of them.
      if (now().getTime() >= stopAt) break
      try {
        await resolve(services, payment)
      } catch (error) {
        // Its owner was asked meanwhile, or its supplier stopped: the decision waits for what comes of that.
        if (error instanceof TransitionRefused)
          log.info({ payment_id: payment.id, refusal: error.refusal }, 'a charged payment waits to be completed')
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
  run: async services =>
    forEach(
      await listUnanswered(services.db, japanDay(services.now())),
      ({ id }) => cancelOrSay(services, id),
      'Unanswered invoices could not be cancelled',
    ),
})

async function cancelOrSay(services: Services, id: number): Promise<void> {
  try {
    await cancelUnansweredInvoice(services, id)
  } catch (error) {
    // That needs a person: to try again with the job helps against everything else.
    if (!(error instanceof TransitionRefused)) throw error
    services.log.error({ err: error, invoice_id: id }, 'unanswered invoice could not be cancelled')
  }
}

const isUnanswered = ({ is_action_required, action_required_until }: InvoiceRow, today: string): boolean =>
  is_action_required && action_required_until !== null && action_required_until < today

const cancelUnansweredInvoice = ({ db: pool, now }: Services, id: number): Promise<void> =>
  changeBooks(pool, async books => {
    const invoice = await lockInvoice(books, id)
    const facts = defineFacts({ kind: 'system', name: 'deadline' }, now())
    // Answered since the list was made, or answered and asked something else, with days of its own.
    if (!invoice || !isUnanswered(invoice, japanDay(facts.now))) return
    await cancelInvoice(books, invoice, 'unanswered', facts)
  })
