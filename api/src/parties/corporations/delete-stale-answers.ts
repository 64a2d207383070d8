import { defineJob } from '../../platform/jobs/public.ts'
import { staleMs } from './load-corporations.ts'
import { deleteIssuerAnswers } from './issuer-store.ts'
import { deleteAnswers } from './store.ts'

/** Removes what the registers answered too long ago to be believed. */
export const deleteStaleCorporationAnswers = defineJob({
  schedule: '40 3 * * *',
  run: async ({ db, now }) => {
    const before = new Date(now().getTime() - staleMs)
    await deleteAnswers(db, before)
    await deleteIssuerAnswers(db, before)
  },
})
