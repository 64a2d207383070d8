import type { Endpoint, Schema } from '@invoice-card/contracts'
import { Id, Uuid } from '@invoice-card/contracts'

/** A check in a pipe, with what it asks for. */
export interface Check {
  readonly kind: string
  readonly type: string
  readonly requirement?: unknown
}

/** The parts of valibot's schema objects that say what a value looks like. */
export interface SchemaNode {
  readonly type: string
  readonly wrapped?: SchemaNode
  readonly item?: SchemaNode
  readonly entries?: Readonly<Record<string, SchemaNode>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly key?: SchemaNode
  readonly value?: SchemaNode
  readonly pipe?: readonly Check[]
}

/** Schemas are data: valibot has these parts on the object. */
export const nodeOf = (schema: Schema): SchemaNode => schema as unknown as SchemaNode

export const checksOf = ({ pipe = [] }: SchemaNode): readonly Check[] =>
  pipe.filter(({ kind }) => kind === 'validation')

export const requirementOf = (node: SchemaNode, type: string): unknown =>
  checksOf(node).find(check => check.type === type)?.requirement

/** What stands inside `optional` and `nullable`. */
export const unwrap = (node: SchemaNode): SchemaNode => (node.wrapped ? unwrap(node.wrapped) : node)

/** The alternatives of a union or variant; the node itself otherwise. */
export const alternativesOf = (node: SchemaNode): readonly SchemaNode[] =>
  node.type === 'variant' || node.type === 'union'
    ? (node.options as readonly SchemaNode[]).flatMap(alternativesOf)
    : [node]

export interface Field {
  readonly path: string
  readonly name: string
  readonly node: SchemaNode
}

/** Every field below a schema. `[]` in a path stands for the items of a list. */
export function fieldsOf(node: SchemaNode, path = ''): Field[] {
  const target = unwrap(node)
  if (target.item)
    return [{ path: `${path}[]`, name: nameOf(path), node: unwrap(target.item) }, ...fieldsOf(target.item, `${path}[]`)]
  return alternativesOf(target).flatMap(({ entries = {} }) =>
    Object.entries(entries).flatMap(([name, entry]) => {
      const below = path === '' ? name : `${path}.${name}`
      return [{ path: below, name, node: unwrap(entry) }, ...fieldsOf(entry, below)]
    }),
  )
}

const nameOf = (path: string): string => path.split('.').at(-1)?.replaceAll('[]', '') ?? ''

export const placeholdersOf = ({ path }: Pick<Endpoint, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Whether a field names a row: by its name, or because its schema is that of an id. */
const isIdField = ({ name, node }: Pick<Field, 'name' | 'node'>): boolean =>
  (/^ids?$|_ids?$/.test(name) && !node.item) || node === nodeOf(Id) || node === nodeOf(Uuid)

/** Where a call takes the id of a row: `params.id`, `query.invoice_id`, `body.file_ids[]`. */
export function idFieldsOf(endpoint: Endpoint): string[] {
  const params = placeholdersOf(endpoint).map(name => `params.${name}`)
  const rest = (['query', 'body'] as const).flatMap(part => {
    const schema = endpoint[part]
    return schema
      ? fieldsOf(nodeOf(schema))
          .filter(isIdField)
          .map(({ path }) => `${part}.${path}`)
      : []
  })
  return [...new Set([...params, ...rest])]
}
