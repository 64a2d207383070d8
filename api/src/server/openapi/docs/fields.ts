/** The words of JSON Schema that our schemas are said in. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}
export type Named = Readonly<Record<string, JsonSchema>>

/** One line of a table of fields. */
export interface FieldRow {
  readonly path: string
  readonly type: string
  readonly rules: string
  readonly isRequired: boolean
}

const deepest = 6

/** The fields below a schema in the order in which they are declared; those of alternatives follow each other. */
export function rowsOf(schema: JsonSchema, named: Named, path = '', depth = 0): FieldRow[] {
  const resolved = resolve(schema, named)
  if (depth > deepest) return []
  if (resolved.items) return rowsOf(resolved.items, named, `${path}[]`, depth + 1)
  const alternatives = alternativesOf(resolved)
  if (alternatives) return once(alternatives.flatMap(alternative => rowsOf(alternative, named, path, depth + 1)))
  return Object.entries(resolved.properties ?? {}).flatMap(([name, field]) => {
    const below = path === '' ? name : `${path}.${name}`
    const row = {
      path: below,
      type: typeOf(field),
      rules: ruleOf(resolve(field, named)),
      isRequired: resolved.required?.includes(name) ?? false,
    }
    return [row, ...rowsOf(field, named, below, depth + 1)]
  })
}

const resolve = (schema: JsonSchema, named: Named): JsonSchema =>
  schema.$ref ? (named[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

const alternativesOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined => anyOf ?? oneOf

// `kind` stands in each alternative, with another value: all of them are shown, repeated lines are not.
const once = (rows: readonly FieldRow[]): FieldRow[] => {
  const keyOf = ({ path, type, rules }: FieldRow) => [path, type, rules].join('\n')
  const seen = new Map(rows.map(row => [keyOf(row), row]))
  return [...seen.values()]
}

/** The type in a few words: `integer`, `Account[]`, `string or null`. */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.items) return `${typeOf(schema.items)}[]`
  const alternatives = alternativesOf(schema)
  if (alternatives) return [...new Set(alternatives.map(alternative => typeOf(alternative)))].join(' or ')
  if ('const' in schema) return JSON.stringify(schema.const)
  return schema.format ?? schema.type ?? 'any'
}

/** What a value has to keep to, in a few words. */
export function ruleOf(schema: JsonSchema): string {
  const inner = alternativesOf(schema)?.find(({ type }) => type !== 'null') ?? schema
  const { enum: values, items, minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = inner
  return [
    values ? values.map(value => JSON.stringify(value)).join(', ') : '',
    items ? ruleOf(items) : '',
    between(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum, ''),
    between(minLength, maxLength, ' characters'),
    between(minItems, maxItems, ' items'),
    pattern ?? '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ]
    .filter(Boolean)
    .join('; ')
}

function between(from: number | undefined, to: number | undefined, unit: string): string {
  if (from === undefined && to === undefined) return ''
  if (to === undefined) return from === 0 ? '' : `from ${from}${unit}`
  return from === undefined ? `up to ${to}${unit}` : `${from} to ${to}${unit}`
}
