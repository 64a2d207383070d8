import { platformErrors, type Endpoint, type PlatformErrorCode } from '@invoice-card/contracts'
import { platformMessages } from '../../platform/http/public.ts'

/** Codes that a call may answer with whatever it lists, as far as they can happen to it. */
function platformCodesOf({
  auth,
  acceptsExpired,
  body,
  query,
  path,
  toggle,
  needsRegistration,
  isIdempotent,
}: Endpoint): PlatformErrorCode[] {
  return [
    ...(body || query ? (['invalid_request'] as const) : []),
    ...(isIdempotent ? (['idempotency_key_required', 'idempotency_key_reused'] as const) : []),
    ...(auth === 'public' || acceptsExpired ? [] : (['expired_access_token'] as const)),
    ...(auth === 'public' ? [] : (['invalid_access_token'] as const)),
    ...(auth === 'client' ? (['insufficient_scope'] as const) : []),
    ...(toggle ? (['feature_disabled'] as const) : []),
    ...(needsRegistration ? (['company_not_registered'] as const) : []),
    ...(path.includes('{') ? (['not_found'] as const) : []),
    ...(body ? (['payload_too_large'] as const) : []),
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ]
}

/** The answers of the platform, described once: calls point at them. */
export const platformExamples = (): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(platformMessages).map(([status, message]) => [status, { value: { status, message } }]),
  )

/** The refusals of a call by HTTP status, with an example for each code. */
export function errorResponses(endpoint: Endpoint, messages: Readonly<Record<string, string>>): Record<string, object> {
  const platform = platformCodesOf(endpoint).map(code => ({
    code,
    status: platformErrors[code],
    message: platformMessages[code],
    example: { $ref: `#/components/examples/${code}` },
  }))
  const own = Object.entries(endpoint.errors ?? {}).map(([code, status]) => {
    const message = messages[code] ?? ''
    return { code, status, message, example: { value: { status: code, message } } }
  })
  return Object.fromEntries(
    [...Map.groupBy([...own, ...platform], ({ status }) => status)].map(([status, errors]) => [
      status,
      {
        description: errors.map(({ code, message }) => `\`${code}\` ${message}`).join('\n\n'),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/ErrorBody' },
                { properties: { status: { enum: errors.map(({ code }) => code) } } },
              ],
            },
            examples: Object.fromEntries(errors.map(({ code, example }) => [code, example])),
          },
        },
      },
    ]),
  )
}
