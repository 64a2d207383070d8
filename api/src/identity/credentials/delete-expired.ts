import { defineJob } from '../../platform/jobs/public.ts'
import { deleteExpiredResets } from './store.ts'

/** Deletes links for a new password that nobody can use any more. */
export const deleteExpiredPasswordResets = defineJob({
  schedule: '47 * * * *',
  run: async ({ db, now }) => {
    await deleteExpiredResets(db, now())
  },
})
