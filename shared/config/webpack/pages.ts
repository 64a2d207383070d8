import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/** A screen of a route table: its path pattern and the lazy modules that show it, as the table imports them. */
export interface Page {
  readonly path: string
  readonly imports: readonly string[]
}

/** Of a syntax tree; a few of them, such as an array's elements, have no type. */
interface Node {
  readonly type?: string
  readonly [member: string]: unknown
}
interface Scope {
  readonly path: string
  readonly imports: readonly string[]
  /** What names stand for: constants of the file, and arguments of the function that is read. */
  readonly names: ReadonlyMap<string, Node>
}

/**
 * Reads the screens out of a route table by its source: objects with `path`, `index`, `children` and `lazy: () =>
 * import('…')`, also those that a function of the file gives. An import that it does not understand has no page, which
 * costs a preload and nothing else.
 */
export function pagesOf(file: string): Page[] {
  const pages: Page[] = []
  const source = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true })
  visit(source, { path: '', imports: [], names: new Map(constantsIn(source)) }, pages)
  return pages
}

function constantsIn(value: unknown): [string, Node][] {
  if (Array.isArray(value)) return value.flatMap(constantsIn)
  if (!isNode(value)) return []
  if (value.type === 'VariableDeclarator' && isNode(value.init)) return [[nameOf(value.id), value.init]]
  return ['Module', 'ExportDeclaration', 'VariableDeclaration'].includes(value.type ?? '')
    ? Object.values(value).flatMap(constantsIn)
    : []
}

function visit(value: unknown, scope: Scope, pages: Page[]): void {
  if (Array.isArray(value)) return value.forEach(item => visit(item, scope, pages))
  if (!isNode(value)) return
  // What a function gives is read where it is called.
  if (value.type === 'VariableDeclarator' && isFunction(value.init)) return
  const called = value.type === 'CallExpression' ? resolved(value.callee, scope) : undefined
  if (isFunction(called)) return visit(called.body, withArguments(called, value, scope), pages)
  if (value.type !== 'ObjectExpression') return Object.values(value).forEach(member => visit(member, scope, pages))

  const members = membersOf(value)
  const path = textOf(members.path, scope)
  const inner: Scope = {
    ...scope,
    path:
      path === undefined
        ? scope.path
        : path.startsWith('/')
          ? path.slice(1)
          : [scope.path, path].filter(Boolean).join('/'),
    imports: [...scope.imports, ...importsIn(resolved(members.lazy, scope))],
  }
  if (!members.children && inner.imports.length > 0 && (path !== undefined || members.index))
    pages.push({ path: inner.path, imports: inner.imports })
  for (const [name, member] of Object.entries(members)) if (name !== 'lazy') visit(member, inner, pages)
}

function withArguments(called: Node, call: Node, scope: Scope): Scope {
  const given = call.arguments as { expression: Node }[]
  const named = (called.params as Node[]).flatMap((parameter, at): [string, Node][] => {
    const argument = given[at] && resolved(given[at].expression, scope)
    return isNode(argument) && parameter.type === 'Identifier' ? [[nameOf(parameter), argument]] : []
  })
  return { ...scope, names: new Map([...scope.names, ...named]) }
}

/** What a name stands for; anything else as it is. */
const resolved = (value: unknown, { names }: Scope): unknown =>
  isNode(value) && value.type === 'Identifier' ? names.get(nameOf(value)) : value

const nameOf = (identifier: unknown): string => String((identifier as Node).value)
const isFunction = (value: unknown): value is Node => isNode(value) && value.type === 'ArrowFunctionExpression'

function membersOf(node: Node): Record<string, Node> {
  const properties = (node.properties as Node[]).filter(({ type }) => type === 'KeyValueProperty')
  return Object.fromEntries(properties.map(({ key, value }) => [nameOf(key), value as Node]))
}

function importsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(importsIn)
  if (!isNode(value)) return []
  if (value.type === 'CallExpression' && (value.callee as Node).type === 'Import') {
    const [argument] = value.arguments as { expression: Node }[]
    return argument?.expression.type === 'StringLiteral' ? [nameOf(argument.expression)] : []
  }
  return Object.values(value).flatMap(importsIn)
}

/** What a path says; a part that is known at run time only counts as a parameter: `${prefix}/*` → `:part/*`. */
function textOf(value: unknown, scope: Scope): string | undefined {
  const node = resolved(value, scope)
  if (!isNode(node)) return undefined
  if (node.type === 'StringLiteral') return nameOf(node)
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = (node.expressions as Node[]).map(part => textOf(part, scope) ?? ':part')
  return (node.quasis as { cooked: string }[]).map(({ cooked }, at) => cooked + (parts[at] ?? '')).join('')
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
