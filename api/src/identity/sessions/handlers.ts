import type { sessions } from '@invoice-card/contracts'
import { type Challenge, resendCode } from '../codes/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { resetSignInLimits, limitSignIns } from './limits.ts'
import { signInExpired } from './messages.ts'
import { provePassword } from './prove-password.ts'
import { acceptSignInCode } from './record-sign-in.ts'
import { refreshSession } from './refresh.ts'
import { signIn } from './sign-in.ts'
import { revokeSession } from './store.ts'

export const sessionsHandlers: ApiHandlers<typeof sessions> = {
  login: ({ body, refuse }, context) =>
    provePassword(
      context,
      body,
      { purpose: 'sign_in' },
      { fail: () => refuse('login_failed'), frozen: () => refuse('user_frozen') },
      {
        codeSent: async (_, sent) => ({ status: 'second_factor_required', ...sent }) as const,
        proven: async (db, user) => ({ status: 'signed_in', ...(await signIn(db, context, user.id)) }) as const,
      },
    ),

  login2Auth: async ({ body, refuse }, context) => {
    await limitSignIns(context)
    const session = await acceptSignInCode(
      context,
      { purpose: 'sign_in', id: body.challenge_id, code: body.auth_code },
      refuse,
      (db, challenge) => signIn(db, context, userOf(challenge)),
    )
    await resetSignInLimits(context)
    return session
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

  refreshTokens: async ({ body, refuse }, context) => {
    const answer = await refreshSession(context, body.refresh_token, context.request.browser.hash)
    return 'refused' in answer ? refuse('refresh_token_invalid', answer.refused) : answer
  },
}

function userOf({ id, user_id }: Challenge): number {
  if (user_id === null) throw new Error(`Challenge ${id} is of no user`)
  return user_id
}
