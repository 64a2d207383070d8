import type { sessions } from '@invoice-card/contracts'
import { limitCodes, resendCode, startChallenge } from '../codes/challenge.ts'
import { acceptCode, type Challenge } from '../codes/verify-code.ts'
import { inTransaction } from '../database/connection.ts'
import type { ApiHandlers } from '../http/mount.ts'
import { forgetPasswords, limitPasswords, limitSignIns } from './limits.ts'
import { signInExpired } from './messages.ts'
import { isPasswordOf } from './password.ts'
import { refreshSession } from './refresh.ts'
import { startSession } from './start-session.ts'
import { findUserByEmail, lockWithPassword, revokeSession } from './store.ts'

export const sessionsHandlers: ApiHandlers<typeof sessions> = {
  login: async ({ body, refuse }, context) => {
    await limitPasswords(context, body.email_address)
    const user = await findUserByEmail(context.db, body.email_address)
    if (!await isPasswordOf(user, body.password) || !user) return refuse('login_failed')
    await forgetPasswords(context, body.email_address)
    const subject = { purpose: 'sign_in', user_id: user.id, email_address: user.email_address } as const
    if (user.is_second_factor_required) await limitCodes(context, subject)
    return inTransaction(context.db, async (db) => {
      // The password may have been replaced while it was compared: then it opens nothing any more.
      const { is_second_factor_required } = await lockWithPassword(db, user) ?? refuse('login_failed')
      return is_second_factor_required
        ? { status: 'second_factor_required', ...await startChallenge(db, context, subject) } as const
        : { status: 'signed_in', ...await startSession(db, context, user.id, context.request.userAgent) } as const
    })
  },

  login2Auth: async ({ body, refuse }, context) => {
    await limitSignIns(context)
    return acceptCode(context, { purpose: 'sign_in', id: body.challenge_id, code: body.auth_code }, refuse,
      (db, challenge) => startSession(db, context, userOf(challenge), context.request.userAgent))
  },

  resendAuthCode: async ({ body, refuse }, context) => {
    const sent = await resendCode(context, { purpose: 'sign_in', id: body.challenge_id })
    if (sent === 'auth_code_expired') return refuse(sent, { message: signInExpired })
    return typeof sent === 'string' ? refuse(sent) : sent
  },

  logout: async (_, { db, session, now }) => {
    await revokeSession(db, session.session_id, 'logout', now())
    return {}
  },

  refreshTokens: async ({ body, refuse }, context) =>
    await refreshSession(context, body.refresh_token) ?? refuse('refresh_token_invalid'),
}

function userOf({ id, user_id }: Challenge): number {
  if (user_id === null) throw new Error(`Challenge ${id} is of no user`)
  return user_id
}
