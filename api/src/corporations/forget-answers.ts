import { defineJob } from '../jobs/job.ts'
import { staleMs } from './find.ts'
import { deleteAnswers } from './store.ts'

/** Removes what the register answered too long ago to be believed. */
export const forgetCorporationAnswers = defineJob({
  schedule: '40 3 * * *',
  run: async ({ db, now }) => {
    await deleteAnswers(db, new Date(now().getTime() - staleMs))
  },
})
