import * as contracts from '@invoice-card/contracts'
import type { Schema } from '@invoice-card/contracts'
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema'

const isNamedObject = (entry: [string, unknown]): entry is [string, Schema] =>
  isObjectSchema(entry[1]) && !entry[0].startsWith('CardFrame')
const isObjectSchema = (exported: unknown): boolean =>
  typeof exported === 'object' &&
  exported !== null &&
  'kind' in exported &&
  exported.kind === 'schema' &&
  'type' in exported &&
  (exported.type === 'object' || exported.type === 'variant')

/** Objects that the contracts export by name appear once in the document, under that name. */
const named = Object.fromEntries(Object.entries<unknown>(contracts).filter(isNamedObject))

// Checks by a function (days that exist) have no word in JSON Schema; the rest of a field's rules are there.
const config: ConversionConfig = {
  definitions: named,
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

/** The named objects as `components.schemas`. */
export const namedSchemas = (): Readonly<Record<string, object>> => toJsonSchemaDefs(named, config)

/** A schema of a call, pointing at the named objects. */
export function schemaOf(schema: Schema): object {
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, config)
  return json
}
