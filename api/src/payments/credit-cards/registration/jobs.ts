import { defineJob, type JobPayload } from '../../../platform/jobs/public.ts'
import { releaseRegistration } from './release.ts'
import { settleRegistration } from './settle.ts'
import { deferRegistration, listStuckRegistrations } from './store.ts'

/**
 * A registration that nobody checked for this long is stuck: its process died, its user left or its gateway was silent.
 */
const stuckAfterMs = 45_000
const batch = 100
/** Of the job's 300 seconds, less what one silent gateway takes. */
const stopAfterMs = 240_000

/** Voids the yen that saving a card has authorised. */
export const releaseCardRegistration = defineJob<JobPayload<'releaseCardRegistration'>>({
  retryLimit: 3,
  run: (services, { registration_id }) => releaseRegistration(services, registration_id),
})

/** Asks the gateway how a registration stands that it has pushed something about. */
export const settleCardRegistration = defineJob<JobPayload<'settleCardRegistration'>>({
  run: async (services, { registration_id }) => {
    await settleRegistration(services, registration_id)
  },
})

/** Asks the gateway about every registration whose end is not known, and voids what is still held. */
export const reconcileCardRegistrations = defineJob({
  schedule: '* * * * *',
  concurrency: 1,
  timeoutSeconds: 300,
  run: async services => {
    const { db, log, now } = services
    const stopAt = now().getTime() + stopAfterMs
    const stuck = await listStuckRegistrations(db, new Date(now().getTime() - stuckAfterMs), batch)
    for (const { id, is_release_due } of stuck) {
      if (now().getTime() >= stopAt) break
      try {
        await (is_release_due ? releaseRegistration(services, id) : settleRegistration(services, id))
      } catch (error) {
        // One that needs a person must not delay the others.
        log.error({ err: error, card_registration_id: id }, 'card registration could not be resolved')
        await deferRegistration(db, { id, now: now() })
      }
    }
  },
})
