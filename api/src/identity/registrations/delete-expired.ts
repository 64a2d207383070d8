import { defineJob } from '../../platform/jobs/public.ts'
import { deleteExpiredSignUps } from './store.ts'

/**
 * Deletes sign-ups that were not finished in time, with the address and the password hash, and the tokens of those that
 * were.
 */
export const purgeExpiredSignUps = defineJob({
  schedule: '37 * * * *',
  run: async ({ db, now }) => {
    await deleteExpiredSignUps(db, now())
  },
})
