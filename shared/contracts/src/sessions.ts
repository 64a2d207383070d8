import * as v from 'valibot'
import { AuthCode, ChallengeId, CodeSent, EmailAddress, Empty, text } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'

/**
 * One session: the id token goes into `authorization`, the access token into `x-access-token`; a refresh token is good
 * once.
 */
export const Tokens = v.object({ access_token: v.string(), id_token: v.string(), refresh_token: v.string() })
export type Tokens = v.InferOutput<typeof Tokens>

/** `second_factor_required`: a code was sent to the address; continue with `login2Auth`. */
const LoginResponse = v.variant('status', [
  v.object({ status: v.literal('signed_in'), ...Tokens.entries }),
  v.object({ status: v.literal('second_factor_required'), ...CodeSent.entries }),
])

/** Sign-in, refresh and sign-out (docs/product.md#session). */
export const sessions = defineContract({
  login: {
    method: 'POST',
    path: '/api/v1/login',
    auth: 'public',
    answersUpTo: 303,
    summary: 'Sign in with e-mail address and password; sends a one-time password where the account asks for one',
    body: v.object({ email_address: EmailAddress, password: text(256) }),
    response: LoginResponse,
    errors: { login_failed: 400, user_frozen: 403 },
  },
  login2Auth: {
    method: 'POST',
    path: '/api/v1/login_2auth',
    auth: 'public',
    summary:
      'Finish signing in with the one-time password from the mail; a wrong one says `remaining_attempts` in `details`',
    body: v.object({ challenge_id: ChallengeId, auth_code: AuthCode }),
    response: Tokens,
    errors: { auth_code_incorrect: 400, auth_code_expired: 400, auth_code_attempts_exceeded: 400 },
  },
  resendAuthCode: {
    method: 'POST',
    path: '/api/v1/login_2auth/resend',
    auth: 'public',
    limit: { per: 'address', max: 300, windowSeconds: 900 },
    summary: 'Send a new one-time password for a sign-in in progress',
    body: v.object({ challenge_id: ChallengeId }),
    response: v.object({ resend_after_seconds: v.number() }),
    errors: { auth_code_expired: 400, resend_too_early: 409 },
  },
  logout: {
    method: 'POST',
    path: '/api/v1/logout',
    acceptsExpired: true,
    summary: 'End this session and revoke its tokens',
    response: Empty,
  },
  refreshTokens: {
    method: 'POST',
    path: '/api/v1/users/token',
    auth: 'public',
    limit: { per: 'address', max: 3000, windowSeconds: 900 },
    summary: 'Exchange the refresh token; a token used twice revokes the whole session',
    body: v.object({ refresh_token: text(4096) }),
    response: Tokens,
    errors: { refresh_token_invalid: 400 },
  },
})
