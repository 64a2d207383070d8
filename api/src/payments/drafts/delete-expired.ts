import { defineJob } from '../../platform/jobs/public.ts'
import { deleteExpiredDrafts } from './store.ts'

/** Removes drafts that nobody touched for ninety days. */
export const purgeExpiredDrafts = defineJob({
  schedule: '37 4 * * *',
  run: ({ db, now }) => deleteExpiredDrafts(db, now()),
})
