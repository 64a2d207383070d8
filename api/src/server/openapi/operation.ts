import { Id, type Endpoint, type Schema } from '@invoice-card/contracts'
import { errorResponses } from './errors.ts'
import { exampleOf } from './examples/index.ts'
import { describeParameter } from './parameters.ts'
import { schemaOf } from './schemas.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string | undefined
  readonly schema: object
  readonly example?: unknown
}
interface Content {
  readonly 'application/json': {
    readonly schema: object
    readonly example?: unknown
    /** By code of a refusal. */
    readonly examples?: Readonly<Record<string, unknown>>
  }
}
export interface Response {
  readonly description: string
  readonly content: Content
}
/** What stands in `components` under its path. */
interface Reference {
  readonly $ref: string
}

/** One call in the words of OpenAPI 3.1. */
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly security: readonly object[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  /** By HTTP status. */
  readonly responses: Readonly<Record<string, Response | Reference>>
}

export function operationOf(
  resource: string,
  name: string,
  endpoint: Endpoint,
  messages: Readonly<Record<string, string>>,
): Operation {
  const example = exampleOf(resource, name)
  const description = [example?.description, limitOf(endpoint), toggleOf(endpoint)].filter(Boolean).join(' ')
  const contentOf = (schema: Schema, value: unknown): Content => ({
    'application/json': { schema: schemaOf(schema), ...(value === undefined ? {} : { example: value }) },
  })
  return {
    operationId: name,
    tags: [resource],
    summary: endpoint.summary,
    ...(description ? { description } : {}),
    security: securityOf(endpoint),
    parameters: [
      ...pathParameters(name, endpoint, example?.params),
      ...queryParameters(name, endpoint, example?.query),
      ...headerParameters(endpoint),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: contentOf(endpoint.body, example?.body) } } : {}),
    responses: {
      200: { description: 'Done', content: contentOf(endpoint.response, example?.response) },
      // Its entries are refusals, which have the same parts.
      ...(errorResponses(endpoint, messages) as Operation['responses']),
    },
  }
}

const securityOf = ({ auth, scope }: Endpoint): readonly object[] =>
  auth === 'public'
    ? []
    : auth === 'client'
      ? [{ clientToken: scope ? [scope] : [] }]
      : [{ idToken: [], accessToken: [] }]

const perWhom = { user: 'user', address: 'network address', client: 'program and user' } as const

const limitOf = ({ limit }: Endpoint): string =>
  limit
    ? `At most ${limit.max} calls in ${limit.windowSeconds / 60} minutes per ${perWhom[limit.per]}; then \`too_many_requests\` with \`retry-after\`.`
    : ''

const toggleOf = ({ toggle }: Endpoint): string =>
  toggle ? `Part of the toggle \`${toggle}\` (see \`getFeatures\`).` : ''

type Values = Readonly<Record<string, unknown>>
const exampleIn = (values: Values, name: string) => (values[name] === undefined ? {} : { example: values[name] })

const pathParameters = (call: string, endpoint: Endpoint, values: Values = {}): Parameter[] =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: describeParameter(call, name),
    schema: schemaOf(endpoint.params?.[name] ?? Id),
    ...exampleIn(values, name),
  }))

function queryParameters(call: string, { query }: Endpoint, values: Values = {}): Parameter[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: describeParameter(call, name),
    schema,
    ...('items' in schema ? { style: 'form', explode: true } : {}),
    ...exampleIn(values, name),
  }))
}

const headerParameters = ({ isIdempotent }: Endpoint): Parameter[] =>
  isIdempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description:
            'The same key and body get the same answer and take effect once; the same key with another body is refused.',
          schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\w.:-]+$' },
          example: '0d4f6d0e-3f64-4d6b-9a43-7a1c9f5a2f10',
        },
      ]
    : []
