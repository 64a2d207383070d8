import { defineJob, type JobPayload } from '../../platform/jobs/public.ts'
import { releasePayment } from './release.ts'
import { settlePayment } from './settle.ts'

/** Voids or refunds a payment whose release was decided. */
export const releasePaymentJob = defineJob<JobPayload<'releasePayment'>>({
  retryLimit: 3,
  run: (services, { payment_id }) => releasePayment(services, payment_id),
})

/** Asks the gateway how a payment stands that it has pushed something about. */
export const settlePaymentJob = defineJob<JobPayload<'settlePayment'>>({
  run: async (services, { payment_id }) => {
    await settlePayment(services, payment_id)
  },
})
