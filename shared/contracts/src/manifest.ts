import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema'
import { Id } from './base/common.ts'
import { api } from './contract.ts'
import type { Contract, Endpoint, Schema } from './base/endpoint.ts'

export type { Contract, Endpoint } from './base/endpoint.ts'

/** A JSON Schema as `@valibot/to-json-schema` writes it. */
type JsonSchema = Readonly<Record<string, unknown>>

/** What one side of a call relies on. */
interface CallShape {
  readonly auth: 'session' | 'public' | 'client'
  /** It takes an `Idempotency-Key`. */
  readonly is_idempotent: boolean
  /** What is sent: placeholders of the path, query and body. */
  readonly request: Readonly<Record<string, JsonSchema>>
  readonly answer: JsonSchema
  /** Refusals: code → HTTP status. */
  readonly errors: Readonly<Record<string, number>>
}
/** Shapes by method and path, e.g. `GET /api/v1/suppliers/{}`: the wire knows no names of placeholders. */
export type CallShapes = Readonly<Record<string, CallShape>>

/**
 * The calls of a contract table as JSON, for the gate. @param role the server writes defaults into what it answers,
 * a client reads it with or without them. @param isUsed whether a call of that name belongs to the list.
 */
export function callShapes(
  role: 'client' | 'server',
  isUsed: (name: string) => boolean = () => true,
  contracts: Readonly<Record<string, Contract>> = api,
): CallShapes {
  const used = Object.values(contracts)
    .flatMap(contract => Object.entries(contract))
    .filter(([name]) => isUsed(name))
  return Object.fromEntries(used.map(([, endpoint]) => [addressOf(endpoint), shapeOf(endpoint, role)]))
}

const addressOf = ({ method, path }: Endpoint) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`

function shapeOf(endpoint: Endpoint, role: 'client' | 'server'): CallShape {
  const { path, params = {}, query, body, response, errors = {}, auth = 'session', isIdempotent = false } = endpoint
  const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ''], index) => [
    `placeholder ${index + 1}`,
    params[name] ?? Id,
  ])
  const parts: Readonly<Record<string, Schema>> = {
    ...Object.fromEntries(placeholders),
    ...(query && { query }),
    ...(body && { body }),
  }
  return {
    auth,
    is_idempotent: isIdempotent,
    request: Object.fromEntries(Object.entries(parts).map(([name, schema]) => [name, jsonOf(schema, 'input')])),
    answer: jsonOf(response, role === 'server' ? 'output' : 'input'),
    errors,
  }
}

// Checks by a function have no word in JSON Schema.
const jsonOf = (schema: Schema, typeMode: ConversionConfig['typeMode']): JsonSchema => {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
  return { ...json }
}
