import { defineJob } from '../../platform/jobs/public.ts'
import { deleteExpired } from './expiry-store.ts'
import { signInRetentionMs } from './record-sign-in.ts'

const sessionRetentionMs = 90 * 86_400_000
// As long as its cookie.
const browserLifeMs = 365 * 86_400_000

/** Removes sign-in leftovers that nobody can use any more. Ended sessions stay three months, to answer questions. */
export const deleteExpiredSessions = defineJob({
  schedule: '17 4 * * *',
  concurrency: 1,
  timeoutSeconds: 3_600,
  run: ({ db, now }) => {
    const at = now()
    const ago = (ms: number) => new Date(at.getTime() - ms)
    return deleteExpired(db, at, {
      sessionsEndedBefore: ago(sessionRetentionMs),
      signInsBefore: ago(signInRetentionMs),
      browsersBefore: ago(browserLifeMs),
    })
  },
})
