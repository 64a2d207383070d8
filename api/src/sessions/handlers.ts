import type { sessions } from '@invoice-card/contracts'
import { maskEmail } from '@invoice-card/domain'
import { inTransaction } from '../database/connection.ts'
import type { ApiHandlers } from '../http/mount.ts'
import { findChallenge } from './challenge-store.ts'
import { forgetCodes, resendCode, startChallenge } from './challenge.ts'
import { forgetPasswords, limitPasswords, limitSignIns } from './limits.ts'
import { signInExpired } from './messages.ts'
import { codeResendSeconds } from './one-time-code.ts'
import { isPasswordOf } from './password.ts'
import { refreshSession } from './refresh.ts'
import { startSession } from './start-session.ts'
import { findUserByEmail, revokeSession } from './store.ts'
import { verifyCode } from './verify-code.ts'

export const sessionsHandlers: ApiHandlers<typeof sessions> = {
  login: async ({ body, refuse }, context) => {
    await limitPasswords(context, body.email_address)
    const user = await findUserByEmail(context.db, body.email_address)
    if (!await isPasswordOf(user, body.password) || !user) return refuse('login_failed')
    await forgetPasswords(context, body.email_address)
    if (!user.is_second_factor_required) {
      const tokens = await inTransaction(context.db, db => startSession(db, context, user.id, context.request.userAgent))
      return { status: 'signed_in', ...tokens }
    }
    return {
      status: 'second_factor_required',
      challenge_id: await startChallenge(context, user),
      masked_email_address: maskEmail(user.email_address),
      resend_after_seconds: codeResendSeconds,
    }
  },

  login2Auth: async ({ body, refuse }, context) => {
    await limitSignIns(context)
    const outcome = await verifyCode(context, body.challenge_id, body.auth_code)
    if (typeof outcome === 'string') return refuse(outcome)
    const tokens = await inTransaction(context.db, db => startSession(db, context, outcome.userId, context.request.userAgent))
    await forgetCodes(context, outcome.userId)
    return tokens
  },

  resendAuthCode: async ({ body, refuse }, context) => {
    const challenge = await findChallenge(context.db, body.challenge_id, context.now())
    if (!challenge) return refuse('auth_code_expired', { message: signInExpired })
    const isSent = await resendCode(context, challenge.id, { id: challenge.user_id, email_address: challenge.email_address }, challenge.code_sent_at)
    return isSent ? { resend_after_seconds: codeResendSeconds } : refuse('resend_too_early')
  },

  logout: async (_, { db, session, now }) => {
    await revokeSession(db, session.session_id, 'logout', now())
    return {}
  },

  refreshTokens: async ({ body, refuse }, context) =>
    await refreshSession(context, body.refresh_token) ?? refuse('refresh_token_invalid'),
}
