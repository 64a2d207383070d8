/** A JSON Schema, as far as our contracts use the language. */
type Schema = Readonly<Record<string, unknown>>

/**
 * Where a value that fits `given` may not fit `wanted`, as paths with reasons; empty where every one fits.
 * @param readsAll whether members that `wanted` does not know are lost on the way: something was sent for nothing.
 */
export function misfits(given: Schema, wanted: Schema, readsAll: boolean, path = ''): string[] {
  const at = (reason: string) => [`${path.replace(/^\./, '') || 'it'} ${reason}`]
  const [alternatives, accepted] = [alternativesOf(given), alternativesOf(wanted)]
  if (alternatives.length > 1) return [...new Set(alternatives.flatMap(one => misfits(one, wanted, readsAll, path)))]
  const [one = {}] = alternatives
  if (accepted.length > 1) {
    const results = accepted.map(other => misfits(one, other, readsAll, path))
    if (results.some(({ length }) => length === 0)) return []
    // The alternative that comes nearest is meant: the one with the same constant, or of the same type.
    const near = accepted.findIndex(
      other => typesOf(other).some(type => typesOf(one).includes(type)) && hasSameConstants(one, other),
    )
    return near === -1 ? at(`may be ${shown(one)}, which is not known`) : (results[near] ?? [])
  }
  return compare(one, accepted[0] ?? {}, readsAll, path, at)
}

type At = (reason: string) => string[]

function compare(given: Schema, wanted: Schema, readsAll: boolean, path: string, at: At): string[] {
  if (Object.keys(wanted).length === 0) return []
  const constants = valuesOf(given)
  const known = valuesOf(wanted)
  if (known && !constants)
    return at(`may be any ${shown(given)}, only ${known.map(value => JSON.stringify(value)).join(', ')} is known`)
  if (known && constants) {
    const unknown = constants.filter(value => !known.includes(value))
    return unknown.length > 0
      ? at(`may be ${unknown.map(value => JSON.stringify(value)).join(', ')}, which is not known`)
      : []
  }
  const [from, to] = [typesOf(given), typesOf(wanted)]
  const strange = from.filter(type => !to.includes(type) && !(type === 'integer' && to.includes('number')))
  if (strange.length > 0 || (from.length === 0 && to.length > 0))
    return at(`is ${strange.join(' or ') || 'anything'}, expected is ${to.join(' or ')}`)
  return [
    ...(constants ? [] : limits(given, wanted, at)),
    ...(to.includes('object') ? members(given, wanted, readsAll, path, at) : []),
    ...(to.includes('array')
      ? misfits(schemaAt(given, 'items'), schemaAt(wanted, 'items'), readsAll, `${path}[]`)
      : []),
  ]
}

const bounds = [
  ['minimum', 'at least'],
  ['minLength', 'at least this long:'],
  ['minItems', 'at least so many:'],
  ['maximum', 'at most'],
  ['maxLength', 'at most this long:'],
  ['maxItems', 'at most so many:'],
] as const

function limits(given: Schema, wanted: Schema, at: At): string[] {
  const wrong = bounds.filter(
    ([name]) =>
      wanted[name] !== undefined &&
      (given[name] === undefined ||
        (name.startsWith('min')
          ? Number(given[name]) < Number(wanted[name])
          : Number(given[name]) > Number(wanted[name]))),
  )
  const forms = (['pattern', 'format'] as const).filter(
    name => wanted[name] !== undefined && wanted[name] !== given[name],
  )
  return [
    ...wrong.flatMap(([name, words]) =>
      at(
        `must be ${words} ${String(wanted[name])}, it is ${given[name] === undefined ? 'not limited' : `${words} ${String(given[name])}`}`,
      ),
    ),
    ...forms.flatMap(name =>
      at(
        `must have the ${name} ${String(wanted[name])}, it has ${given[name] === undefined ? 'none' : String(given[name])}`,
      ),
    ),
  ]
}

function members(given: Schema, wanted: Schema, readsAll: boolean, path: string, at: At): string[] {
  const [from, to] = [membersOf(given), membersOf(wanted)]
  const rest = wanted.additionalProperties
  const required = namesIn(wanted.required).filter(name => !namesIn(given.required).includes(name))
  const isRecord = typeof rest === 'object' && rest !== null
  return [
    ...required.flatMap(name => at(`needs ${name}, which is not always there`)),
    ...Object.entries(from).flatMap(([name, schema]) => {
      const other = to[name] ?? (isRecord ? (rest as Schema) : undefined)
      if (other) return misfits(schema, other, readsAll, `${path}.${name}`)
      return readsAll || rest === false ? at(`has ${name}, which is not read`) : []
    }),
    ...(isRecord ? misfits(schemaAt(given, 'additionalProperties'), rest as Schema, readsAll, `${path}.*`) : []),
  ]
}

/** The schemas of which a value fits one. */
function alternativesOf(schema: Schema): readonly Schema[] {
  const list = schema.anyOf ?? schema.oneOf
  return Array.isArray(list) ? (list as Schema[]).flatMap(alternativesOf) : [schema]
}

const valuesOf = (schema: Schema): readonly unknown[] | null =>
  'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : null

function typesOf(schema: Schema): readonly string[] {
  const values = valuesOf(schema)
  if (values) return [...new Set(values.map(value => (value === null ? 'null' : typeof value)))]
  return typeof schema.type === 'string' ? [schema.type] : Array.isArray(schema.type) ? (schema.type as string[]) : []
}

/** Of two objects: their members with one value each have the same ones. */
const hasSameConstants = (one: Schema, other: Schema): boolean =>
  Object.entries(membersOf(one)).every(([name, member]) => {
    const [value, known] = [member, membersOf(other)[name] ?? {}]
    return !('const' in value && 'const' in known) || value.const === known.const
  })

const membersOf = ({ properties }: Schema) => (properties ?? {}) as Readonly<Record<string, Schema>>
const namesIn = (list: unknown) => (Array.isArray(list) ? (list as string[]) : [])
const schemaAt = (schema: Schema, name: string): Schema =>
  typeof schema[name] === 'object' && schema[name] !== null ? (schema[name] as Schema) : {}
const shown = (schema: Schema) =>
  valuesOf(schema)
    ?.map(value => JSON.stringify(value))
    .join(' or ') ??
  (typesOf(schema).join(' or ') || 'anything')
