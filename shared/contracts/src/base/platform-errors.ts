/** Codes that any call may answer with, whatever its contract lists. */
export const platformErrors = {
  invalid_request: 400,
  idempotency_key_required: 400,
  expired_access_token: 401,
  invalid_access_token: 401,
  insufficient_scope: 403,
  feature_disabled: 403,
  company_not_registered: 403,
  company_frozen: 403,
  not_found: 404,
  idempotency_key_reused: 409,
  payload_too_large: 413,
  too_many_requests: 429,
  internal_error: 500,
  service_unavailable: 503,
} as const
/** Code of a refusal that any call may answer. */
export type PlatformErrorCode = keyof typeof platformErrors
