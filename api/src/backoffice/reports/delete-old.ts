import { defineJob } from '../../platform/jobs/public.ts'
import { deleteReportsBefore } from './store.ts'

const retentionDays = 30

/** Deletes what pages reported more than 30 days ago. */
export const deleteOldReports = defineJob({
  schedule: '17 4 * * *',
  run: ({ db, now }) => deleteReportsBefore(db, new Date(now().getTime() - retentionDays * 86_400_000)),
})
