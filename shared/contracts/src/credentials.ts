import * as v from 'valibot'
import { AuthCode, ChallengeId, CodeSent, EmailAddress, Empty, NewPassword, text, Timestamp } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'

const ResetToken = text(100)
const CurrentPassword = text(256)
const resetLimit = { per: 'address', max: 60, windowSeconds: 900 } as const

/** Password and e-mail address: what a user signs in with. */
export const credentials = defineContract({
  changePassword: {
    method: 'PUT',
    path: '/api/v1/users/password',
    toggle: 'account',
    summary: 'Change the password; ends every other session of the user',
    body: v.object({ current_password: CurrentPassword, new_password: NewPassword }),
    response: Empty,
    errors: { password_incorrect: 400, password_unsuitable: 422 },
  },
  sendPasswordResetMail: {
    method: 'POST',
    path: '/api/v1/users/password/reset_mail',
    auth: 'public',
    limit: resetLimit,
    summary:
      'Send a link that sets a new password, where the address has an account; the answer is the same for every address',
    body: v.object({ email_address: EmailAddress }),
    response: Empty,
  },
  checkPasswordReset: {
    method: 'POST',
    path: '/api/v1/users/password/reset_check',
    auth: 'public',
    limit: resetLimit,
    summary: 'Whether the token of a reset link still works, and for whom',
    body: v.object({ reset_token: ResetToken }),
    response: v.object({ masked_email_address: v.string(), expires_at: Timestamp }),
    errors: { reset_token_invalid: 400 },
  },
  resetPassword: {
    method: 'PUT',
    path: '/api/v1/users/password/reset',
    auth: 'public',
    limit: resetLimit,
    summary: 'Set a new password by the token of a reset link; ends all sessions and signs nobody in',
    body: v.object({ reset_token: ResetToken, new_password: NewPassword }),
    response: Empty,
    errors: { reset_token_invalid: 400, password_unsuitable: 422 },
  },
  changeEmailAddress: {
    method: 'PUT',
    path: '/api/v1/users/email_address',
    toggle: 'account',
    limit: { per: 'user', max: 10, windowSeconds: 3_600 },
    summary:
      'Ask for another e-mail address; sends a code to it. An address that has an account gets a mail that says so, with the same answer',
    body: v.object({ new_email_address: EmailAddress, password: CurrentPassword }),
    response: CodeSent,
    errors: { password_incorrect: 400, email_address_unchanged: 422 },
  },
  resendEmailAuthCode: {
    method: 'POST',
    path: '/api/v1/users/verify_email_auth_code/resend',
    toggle: 'account',
    summary: 'Send a new code to the e-mail address asked for',
    body: v.object({ challenge_id: ChallengeId }),
    response: v.object({ resend_after_seconds: v.number() }),
    errors: { auth_code_expired: 400, resend_too_early: 409 },
  },
  verifyEmailAuthCode: {
    method: 'POST',
    path: '/api/v1/users/verify_email_auth_code',
    summary:
      'Change the e-mail address by the code sent to it; ends every other session. A wrong code says `remaining_attempts` in `details`',
    body: v.object({ challenge_id: ChallengeId, auth_code: AuthCode }),
    response: v.object({ email_address: v.string() }),
    errors: {
      auth_code_incorrect: 400,
      auth_code_expired: 400,
      auth_code_attempts_exceeded: 400,
      email_address_registered: 409,
    },
  },
})
