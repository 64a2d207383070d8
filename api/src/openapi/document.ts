import { api, ErrorBody, Id, platformErrors, type Contract, type Endpoint, type PlatformErrorCode, type Schema } from '@invoice-card/contracts'
import { toJsonSchema } from '@valibot/to-json-schema'
import { platformMessages } from '../http/messages.ts'

type Messages = Readonly<Record<string, string>>

const schemaOf = (schema: Schema): object => {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore' })
  return json
}

/** The API as OpenAPI 3.1, made of the same tables that the server answers by. */
export function openApiDocument(messagesOf: Readonly<Record<string, Messages>>, origin: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [resource, contract] of Object.entries<Contract>(api)) {
    for (const [name, endpoint] of Object.entries(contract)) {
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(resource, name, endpoint, messagesOf[resource] ?? {}) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '請求書カード払いオンライン API', version: '1.0.0',
      description: 'Every refusal has the shape of `ErrorBody`: `status` is a code listed with the call, `message` is Japanese text fit to be shown.',
    },
    servers: [{ url: origin }],
    tags: Object.keys(api).map(name => ({ name })),
    paths,
    components: {
      schemas: { ErrorBody: schemaOf(ErrorBody) },
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The id token in `authorization`.' },
        accessToken: { type: 'apiKey', in: 'header', name: 'x-access-token', description: 'The access token of the same session; it decides. Valid for ten minutes, then 401 `expired_access_token` asks for a refresh.' },
      },
    },
  }
}

function operationOf(resource: string, name: string, endpoint: Endpoint, messages: Messages): object {
  const isPublic = endpoint.auth === 'public'
  return {
    operationId: name, tags: [resource], summary: endpoint.summary,
    ...(endpoint.limit ? { description: `At most ${endpoint.limit.max} calls in ${endpoint.limit.windowSeconds} seconds per ${endpoint.limit.per === 'user' ? 'user' : 'network address'}.` } : {}),
    security: isPublic ? [] : [{ idToken: [], accessToken: [] }],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...(endpoint.body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body) } } } } : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.response) } } },
      ...errorResponses(endpoint, messages),
    },
  }
}

const pathParameters = (endpoint: Endpoint): object[] => [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
  ({ name, in: 'path', required: true, schema: schemaOf(endpoint.params?.[name] ?? Id) }))

function queryParameters({ query }: Endpoint): object[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query) as { properties?: Record<string, object>, required?: string[] }
  return Object.entries(properties).map(([name, schema]) =>
    ({ name, in: 'query', required: required.includes(name), schema, ...('items' in schema ? { style: 'form', explode: true } : {}) }))
}

const headerParameters = ({ isIdempotent }: Endpoint): object[] => (isIdempotent
  ? [{ name: 'Idempotency-Key', in: 'header', required: true, description: 'The same key and body get the same answer and take effect once.', schema: { type: 'string', minLength: 8, maxLength: 128 } }]
  : [])

/** Codes that a call may answer with whatever it lists, as far as they can happen to it. */
function platformCodesOf({ auth, acceptsExpired, body, query, toggle, needsRegistration, isIdempotent }: Endpoint): PlatformErrorCode[] {
  return [
    ...(body || query ? ['invalid_request'] as const : []),
    ...(isIdempotent ? ['idempotency_key_required', 'idempotency_key_reused'] as const : []),
    ...(auth === 'public' || acceptsExpired ? [] : ['expired_access_token'] as const),
    ...(auth === 'public' ? [] : ['invalid_access_token'] as const),
    ...(toggle ? ['feature_disabled'] as const : []),
    ...(needsRegistration ? ['company_not_registered'] as const : []),
    ...(body ? ['payload_too_large'] as const : []),
    'too_many_requests', 'internal_error', 'service_unavailable',
  ]
}

function errorResponses(endpoint: Endpoint, messages: Messages): Record<string, object> {
  const platform = platformCodesOf(endpoint).map(code => [code, platformErrors[code], platformMessages[code]] as const)
  const own = Object.entries(endpoint.errors ?? {}).map(([code, status]) => [code, status, messages[code] ?? ''] as const)
  const byStatus = Map.groupBy([...own, ...platform], ([, status]) => status)
  return Object.fromEntries([...byStatus].map(([status, errors]) => [status, {
    description: errors.map(([code, , message]) => `\`${code}\` ${message}`).join('\n\n'),
    content: { 'application/json': {
      schema: { allOf: [{ $ref: '#/components/schemas/ErrorBody' }, { properties: { status: { enum: errors.map(([code]) => code) } } }] },
      examples: Object.fromEntries(errors.map(([code, , message]) => [code, { value: { status: code, message } }])),
    } },
  }]))
}
