import fc, { type Arbitrary } from 'fast-check'
import { checksOf, nodeOf, requirementOf, type SchemaNode } from '../../api/src/testing/contract/schema.ts'
import type { Schema } from '@invoice-card/contracts'
import * as v from 'valibot'

/** Gives a value for some fields instead of what their schema alone would, e.g. ids of rows that exist. */
export type Known = (path: string) => Arbitrary<unknown> | undefined

/** Values that a schema accepts. */
export const validOf = (schema: Schema, known: Known = () => undefined): Arbitrary<unknown> =>
  build(nodeOf(schema), '', known)

function build(node: SchemaNode, path: string, known: Known): Arbitrary<unknown> {
  const value = known(path)
  const usual = usualOf(node, path, known)
  return value && !node.wrapped ? fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: usual }) : usual
}

function usualOf(node: SchemaNode, path: string, known: Known): Arbitrary<unknown> {
  const inner = () => build(need(node.wrapped, node), path, known)
  switch (node.type) {
    case 'string':
      return stringOf(node)
    case 'number':
      return numberOf(node)
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constant(node.literal)
    case 'picklist':
      return fc.constantFrom(...need(node.options, node))
    case 'optional':
      return fc.option(inner(), { nil: undefined, freq: 2 })
    case 'nullable':
      return fc.option(inner(), { nil: null, freq: 3 })
    case 'nullish':
      return fc.oneof(fc.constantFrom(null, undefined), inner())
    case 'array':
      return fc.array(build(need(node.item, node), `${path}[]`, known), {
        minLength: numberFrom(node, 'min_length', 0),
        maxLength: Math.min(numberFrom(node, 'max_length', 6), 12),
      })
    case 'variant':
    case 'union':
      return fc.oneof(...(need(node.options, node) as readonly SchemaNode[]).map(option => build(option, path, known)))
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), build(need(node.value, node), `${path}{}`, known), {
        maxKeys: 4,
      })
    case 'unknown':
    case 'any':
      return fc.jsonValue()
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return fc.record(
        Object.fromEntries(
          Object.entries(need(node.entries, node)).map(([name, entry]) => [
            name,
            build(entry, path === '' ? name : `${path}.${name}`, known),
          ]),
        ),
      )
    default:
      throw new Error(`No values for a schema of type ${node.type}: add them in arbitrary.ts`)
  }
}

function stringOf(node: SchemaNode): Arbitrary<string> {
  const types = checksOf(node).map(({ type }) => type)
  const pattern = requirementOf(node, 'regex')
  const minLength = numberFrom(node, 'min_length', numberFrom(node, 'non_empty', 0))
  const maxLength = Math.min(numberFrom(node, 'max_length', 300), 5000)
  if (types.includes('uuid')) return fc.uuid()
  if (types.includes('email')) return fc.emailAddress({ size: 'small' })
  if (types.includes('iso_date')) return dayOf().filter(text => v.is(node as unknown as Schema, text))
  if (types.includes('iso_timestamp'))
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map(date => date.toISOString())
  if (pattern instanceof RegExp) return fc.stringMatching(pattern)
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }),
    fc.string({ unit: 'binary', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }),
    fc
      .constantFrom(
        '株式会社アオバ',
        'ｶ)ｱｵﾊﾞ',
        'アオバデザイン',
        '%_\\',
        "'; drop table invoices; --",
        '１２３',
        'Ａｂｃ',
        '😀',
        '<script>alert(1)</script>',
      )
      .filter(text => text.length >= minLength && text.length <= maxLength),
    // Exactly as long as may be.
    fc.constant('あ'.repeat(maxLength)),
  )
}

// Days from the year 0001 to 9999 are days, too; most lie near now, where rules have something to say.
const dayOf = (): Arbitrary<string> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .integer({ min: -40, max: 120 })
        .map(days => new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '0000-01-01',
        '0001-01-01',
        '9999-12-31',
        '2024-02-29',
        '2023-02-29',
        '2026-02-31',
        '1900-01-01',
      ),
    },
  )

function numberOf(node: SchemaNode): Arbitrary<number> {
  const types = checksOf(node).map(({ type }) => type)
  const isWhole = types.includes('integer') || types.includes('safe_integer')
  const min = numberFrom(node, 'min_value', isWhole ? Number.MIN_SAFE_INTEGER : -1e300)
  const max = numberFrom(node, 'max_value', isWhole ? Number.MAX_SAFE_INTEGER : 1e300)
  const edges = fc.constantFrom(min, max, Math.min(max, Math.max(min, 0)), Math.min(max, Math.max(min, 1)))
  return fc.oneof(
    { weight: 3, arbitrary: isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }) },
    edges,
  )
}

const numberFrom = (node: SchemaNode, check: string, fallback: number): number => {
  const requirement = requirementOf(node, check)
  return typeof requirement === 'number' ? requirement : fallback
}

function need<T>(part: T | undefined, { type }: SchemaNode): T {
  if (part === undefined) throw new Error(`A schema of type ${type} lacks a part`)
  return part
}
