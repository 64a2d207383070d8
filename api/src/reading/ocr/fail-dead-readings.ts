import { defineJob } from '../../platform/jobs/public.ts'
import { failReadings } from '../../platform/files/public.ts'

/** Longer than all attempts at a file together, with the times between them. */
const deadAfterMs = 60 * 60_000

/**
 * A reading whose last attempt died with its process, or failed by a defect, says so in the end: who waits for it can
 * type.
 */
export const failDeadReadings = defineJob({
  schedule: '*/10 * * * *',
  concurrency: 1,
  run: async ({ db, now, log }) => {
    const ids = await failReadings(db, new Date(now().getTime() - deadAfterMs))
    if (ids.length > 0) log.warn({ file_ids: ids }, 'readings of invoice files failed: their processes died')
  },
})
