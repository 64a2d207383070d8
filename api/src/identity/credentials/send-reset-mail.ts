import { inTransaction } from '../../platform/database/public.ts'
import { isFrozen } from '../../platform/freezes/public.ts'
import { defineJob, type JobPayload } from '../../platform/jobs/public.ts'
import { queueMail } from '../../platform/mail/public.ts'
import { findUserByEmail, lockUser } from '../user-rows/public.ts'
import { hashToken, randomToken } from '../../platform/crypto/public.ts'
import { resetMail } from './messages.ts'
import { insertReset } from './store.ts'

const resetMinutes = 30

/**
 * Sends the link that sets a new password. The look-up is done here and not in the call, which so takes the same time
 * for every address. The token travels in the fragment, which browsers send to no server and no log has.
 */
export const sendPasswordReset = defineJob<JobPayload<'sendPasswordReset'>>({
  run: ({ db: pool, now }, { request_id, email_address }) =>
    inTransaction(pool, async db => {
      const found = await findUserByEmail(db, email_address)
      if (!found) return
      // A change of the address ends the links that it sees: this one is made after it, and then for nobody, or is
      // there to be seen.
      const user = await lockUser(db, found.id)
      if (user.email_address !== found.email_address) return
      // A frozen user has had a mail that says so, and another password would not help.
      if (await isFrozen(db, { kind: 'user', subject_id: user.id, company_id: user.company_id })) return
      const at = now()
      const token = randomToken()
      const expires_at = new Date(at.getTime() + resetMinutes * 60_000)
      const isNew = await insertReset(db, {
        token_hash: hashToken(token),
        request_id,
        user_id: user.id,
        created_at: at,
        expires_at,
      })
      if (!isNew) return
      await queueMail(db, {
        name: 'password_reset',
        to: user.email_address,
        content: resetMail(`/password/reregistration#token=${token}`, resetMinutes),
        isSecret: true,
        uselessAfter: expires_at,
        now: at,
      })
    }),
})
