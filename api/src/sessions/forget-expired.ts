import { defineJob } from '../jobs/job.ts'

const day = 86_400_000

/** Removes sign-in leftovers that nobody can use any more. Ended sessions stay three months, to answer questions. */
export const forgetExpired = defineJob({
  schedule: '17 4 * * *',
  run: async ({ db, now }) => {
    const at = now()
    await db.deleteFrom('auth_challenges').where('expires_at', '<', new Date(at.getTime() - day)).execute()
    await db.deleteFrom('rate_limits').where('window_ends_at', '<', at).execute()
    await db.deleteFrom('refresh_tokens').where('expires_at', '<', at).execute()
    await db.deleteFrom('sessions').where('expires_at', '<', new Date(at.getTime() - 90 * day)).execute()
  },
})
