import { exampleOf } from '../../server/openapi/examples/index.ts'
import type { Call } from './calls.ts'
import { idFields, type RowKind } from './id-fields.ts'
import { idFieldsOf } from './schema.ts'
import type { RowId } from './world.ts'

export interface CallInput {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/**
 * The example of a call with the ids of rows that exist: input that the handler takes seriously. When such a row was
 * changed last the example does not know.
 */
export function inputWith({ resource, name, endpoint }: Call, ids: Readonly<Record<RowKind, RowId>>): CallInput {
  const { params = {}, query = {}, body } = exampleOf(resource, name) ?? {}
  return idFieldsOf(endpoint).reduce<CallInput>(
    (input, place) => {
      const kind = idFields[`${name}.${place}`]?.kind
      return kind && isThere(input, place) ? withId(input, place, ids[kind]) : input
    },
    { params, query, body: withoutKnownState(body) },
  )
}

function withoutKnownState(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { known_updated_at: _, ...rest } = body as Readonly<Record<string, unknown>>
  return rest
}

/**
 * The same input with an id at a place like `body.supplier.supplier_id` or `body.file_ids[]`; a list gets it as its
 * only item.
 */
export const withId = (input: CallInput, place: string, id: RowId): CallInput =>
  setAt(input, place.split('.'), id) as CallInput

function setAt(value: unknown, [step = '', ...rest]: readonly string[], id: RowId): unknown {
  const isList = step.endsWith('[]')
  const key = step.replace('[]', '')
  const held = (value ?? {}) as Readonly<Record<string, unknown>>
  if (rest.length === 0) return { ...held, [key]: isList ? [id] : id }
  const below = held[key]
  return { ...held, [key]: isList ? [setAt(Array.isArray(below) ? below[0] : {}, rest, id)] : setAt(below, rest, id) }
}

const isThere = (input: unknown, place: string): boolean => {
  let value: unknown = input
  for (const step of place.replaceAll('[]', '').split('.')) {
    if (Array.isArray(value)) value = value[0]
    if (typeof value !== 'object' || value === null || !(step in value)) return false
    value = (value as Record<string, unknown>)[step]
  }
  return true
}
