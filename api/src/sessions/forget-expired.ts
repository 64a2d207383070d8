import { defineJob } from '../jobs/job.ts'
import { deleteExpired } from './expiry-store.ts'

const sessionsKeptMs = 90 * 86_400_000

/** Removes sign-in leftovers that nobody can use any more. Ended sessions stay three months, to answer questions. */
export const forgetExpired = defineJob({
  schedule: '17 4 * * *',
  concurrency: 1,
  timeoutSeconds: 3_600,
  run: ({ db, now }) => deleteExpired(db, now(), new Date(now().getTime() - sessionsKeptMs)),
})
