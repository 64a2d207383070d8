import * as v from 'valibot'
import { AuthCode, ChallengeId, CodeSent, EmailAddress, Empty, text, Timestamp } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'

/** What a client asks for (RFC 6749 4.1.1, RFC 7636); the only kinds that are answered are code and S256. */
export const AuthorizationRequest = v.object({
  response_type: v.literal('code'),
  client_id: text(100),
  redirect_uri: text(2000),
  /** Words apart by spaces; all that the client may ask for where it is left out. */
  scope: v.optional(text(500)),
  /** Given back as it came. */
  state: v.optional(text(1000)),
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  code_challenge_method: v.literal('S256'),
})
export type AuthorizationRequest = v.InferOutput<typeof AuthorizationRequest>

const ClientId = text(100)
const requestErrors = { oauth_client_unknown: 400, redirect_uri_not_registered: 400, scope_not_allowed: 400 } as const
const Approved = { status: v.literal('approved'), redirect_url: v.string() }

/** A program that has access in the name of a user. */
export const ExternalIntegration = v.object({
  client_id: v.string(),
  client_name: v.string(),
  /** What it may do. */
  scopes: v.array(v.string()),
  connected_at: Timestamp,
  /** When it last called, to the minute; null where it has not yet. */
  last_used_at: v.nullable(Timestamp),
  /** When its access ends by itself. */
  expires_at: Timestamp,
})
export type ExternalIntegration = v.InferOutput<typeof ExternalIntegration>

/**
 * Programs of other companies that act for a user. Their own calls (`/oauth/token`, `/oauth/revoke`) are no contract:
 * they speak RFC 6749.
 */
export const oauth = defineContract({
  getAuthorization: {
    method: 'GET',
    path: '/api/v1/oauth/authorization',
    auth: 'public',
    limit: { per: 'address', max: 300, windowSeconds: 900 },
    summary: 'Who asks for access, and what for; nothing is sent back to an address that is not registered',
    query: AuthorizationRequest,
    response: v.object({
      client_name: v.string(),
      scopes: v.array(v.string()),
      /** Where a user goes who says no. */
      denial_url: v.string(),
    }),
    errors: requestErrors,
  },
  approveAuthorization: {
    method: 'POST',
    path: '/api/v1/oauth/approve',
    auth: 'public',
    summary: 'Give a client access, proven by e-mail address and password; sends a code where the account asks for one',
    body: v.object({ email_address: EmailAddress, password: text(256), ...AuthorizationRequest.entries }),
    response: v.variant('status', [
      v.object(Approved),
      v.object({ status: v.literal('second_factor_required'), ...CodeSent.entries }),
    ]),
    errors: { ...requestErrors, login_failed: 400, user_frozen: 403 },
  },
  approveAuthorization2Auth: {
    method: 'POST',
    path: '/api/v1/oauth/approve_2auth',
    auth: 'public',
    summary: 'Finish giving access with the code from the mail; a wrong one says `remaining_attempts` in `details`',
    body: v.object({ challenge_id: ChallengeId, auth_code: AuthCode }),
    response: v.object(Approved),
    errors: {
      auth_code_incorrect: 400,
      auth_code_expired: 400,
      auth_code_attempts_exceeded: 400,
      oauth_client_unknown: 400,
    },
  },
  resendApprovalCode: {
    method: 'POST',
    path: '/api/v1/oauth/approve_2auth/resend',
    auth: 'public',
    limit: { per: 'address', max: 300, windowSeconds: 900 },
    summary: 'Send a new code for giving access',
    body: v.object({ challenge_id: ChallengeId }),
    response: v.object({ resend_after_seconds: v.number() }),
    errors: { auth_code_expired: 400, resend_too_early: 409 },
  },
  listExternalIntegrations: {
    method: 'GET',
    path: '/api/v1/users/external_integrations',
    toggle: 'account',
    summary: 'Clients that have access in the name of this user',
    response: v.object({ external_integrations: v.array(ExternalIntegration) }),
  },
  endExternalIntegration: {
    method: 'DELETE',
    path: '/api/v1/users/external_integrations/{clientId}',
    toggle: 'account',
    summary: 'Take access away from a client',
    params: { clientId: ClientId },
    response: Empty,
    errors: { external_integration_not_found: 404 },
  },
})
