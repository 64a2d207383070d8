import * as v from 'valibot'
import { ChallengeId, CodeSent, Count, Empty, Id, pageQuery, text, Timestamp, Uuid } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'

/** What the e-mail address and the password were asked for. */
const signInPurposes = ['sign_in', 'oauth_approval'] as const

/**
 * What became of it. `code_not_entered`: the password was right, and the code that was sent has not been entered.
 * `locked`: too many wrong passwords or codes; the entry was not checked.
 */
const signInResults = ['succeeded', 'password_incorrect', 'code_not_entered', 'code_incorrect', 'locked'] as const

/** Somebody signed in as the user, or tried to. */
export const SignIn = v.object({
  id: Id,
  at: Timestamp,
  purpose: v.picklist(signInPurposes),
  result: v.picklist(signInResults),
  /** Browser and system as people say them. */
  device: v.string(),
})
export type SignIn = v.InferOutput<typeof SignIn>

/** How an account is secured: where it is signed in, who tried to sign in, and whether a code is asked for. */
export const security = defineContract({
  endSession: {
    method: 'DELETE',
    path: '/api/v1/users/sessions/{sessionId}',
    summary: 'Sign out on one device; its calls are refused from the next one on',
    params: { sessionId: Uuid },
    response: Empty,
    errors: { session_not_found: 404 },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/v1/users/sessions',
    toggle: 'account',
    summary: 'Sign out on every device but this one',
    response: v.object({ ended_count: Count }),
  },
  listSignIns: {
    method: 'GET',
    path: '/api/v1/users/sign_ins',
    toggle: 'account',
    summary: 'Who signed in as this user or tried to, in the last 90 days, newest first',
    query: v.object({ ...pageQuery, outcome: v.optional(v.picklist(['success', 'failure'])) }),
    response: v.object({ sign_ins: v.array(SignIn), count_all: Count }),
  },
  sendSecondFactorCode: {
    method: 'POST',
    path: '/api/v1/users/security_settings/code',
    toggle: 'account',
    limit: { per: 'user', max: 60, windowSeconds: 900 },
    summary:
      'Ask to switch the second factor on or off, proven by password; sends the code that `updateSecuritySettings` needs',
    body: v.object({ is_second_factor_required: v.boolean(), password: text(256) }),
    response: CodeSent,
    errors: { password_incorrect: 400, second_factor_unchanged: 409 },
  },
  resendSecondFactorCode: {
    method: 'POST',
    path: '/api/v1/users/security_settings/code/resend',
    toggle: 'account',
    summary: 'Send a new code for switching the second factor',
    body: v.object({ is_second_factor_required: v.boolean(), challenge_id: ChallengeId }),
    response: v.object({ resend_after_seconds: v.number() }),
    errors: { auth_code_expired: 400, resend_too_early: 409 },
  },
})
