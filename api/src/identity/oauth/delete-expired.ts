import { defineJob } from '../../platform/jobs/public.ts'
import { deleteExpiredAccess } from './expiry-store.ts'

const dayMs = 86_400_000

/**
 * Removes what no program can use any more. A grant stays three months after its end, to answer questions, and with it
 * its code and refresh tokens: one of them coming again has to be known as such while the grant lives.
 */
export const deleteExpiredGrants = defineJob({
  schedule: '57 4 * * *',
  run: ({ db, now }) => {
    const ago = (days: number) => new Date(now().getTime() - days * dayMs)
    return deleteExpiredAccess(db, { expiredBefore: ago(1), grantsEndedBefore: ago(90) })
  },
})
