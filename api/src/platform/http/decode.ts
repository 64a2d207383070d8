import type { Schema } from '@invoice-card/contracts'

/** The parts of valibot's schema objects that say how a text has to be read. */
interface Introspected {
  readonly type: string
  readonly wrapped?: Introspected
  readonly item?: Introspected
  readonly entries?: Readonly<Record<string, Introspected>>
  readonly options?: readonly unknown[]
}

/**
 * Turns a query string into the value that `schema` checks: repeated keys are arrays, numbers and booleans are read as
 * such.
 */
export function decodeQuery(schema: Schema, search: URLSearchParams): Record<string, unknown> {
  const { entries = {} } = introspect(schema)
  const decoded: Record<string, unknown> = {}
  for (const [name, entry] of Object.entries(entries)) {
    const texts = search.getAll(name)
    if (texts.length === 0) continue
    const target = unwrap(entry)
    // The last of several wins where one is wanted, as in forms.
    decoded[name] =
      target.type === 'array'
        ? texts.map(text => decodeText(target.item, text))
        : decodeText(target, texts.at(-1) ?? '')
  }
  return decoded
}

/** One text as the value that `schema` checks; a text that does not fit stays a text, for the schema to refuse. */
export const decodeParam = (schema: Schema, text: string): unknown => decodeText(unwrap(introspect(schema)), text)

function decodeText(schema: Introspected | undefined, text: string): unknown {
  const target = schema && unwrap(schema)
  if (target?.type === 'number') return isNumeric(text) ? Number(text) : text
  if (target?.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (target?.type === 'picklist') return target.options?.find(option => String(option) === text) ?? text
  return text
}

const isNumeric = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

function unwrap(schema: Introspected): Introspected {
  return schema.wrapped ? unwrap(schema.wrapped) : schema
}

// Schemas are data: valibot has `type`, `wrapped`, `item`, `entries` and `options` on the object.
const introspect = (schema: Schema): Introspected => schema as unknown as Introspected
