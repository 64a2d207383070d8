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
}

/**
 * Reads the screens out of a route table by its source: objects with `path`, `index`, `children` and `lazy: () =>
 * import('…')`. What it does not understand has no page, which costs a preload and nothing else.
 */
export function pagesOf(file: string): Page[] {
  const pages: Page[] = []
  visit(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true }), { path: '', imports: [] }, pages)
  return pages
}

function visit(value: unknown, scope: Scope, pages: Page[]): void {
  if (Array.isArray(value)) return value.forEach(item => visit(item, scope, pages))
  if (!isNode(value)) return
  if (value.type !== 'ObjectExpression') return Object.values(value).forEach(member => visit(member, scope, pages))

  const members = membersOf(value)
  const path = textOf(members.path)
  const inner: Scope = {
    path:
      path === undefined
        ? scope.path
        : path.startsWith('/')
          ? path.slice(1)
          : [scope.path, path].filter(Boolean).join('/'),
    imports: [...scope.imports, ...importsIn(members.lazy)],
  }
  if (!members.children && inner.imports.length > 0 && (path !== undefined || members.index)) pages.push(inner)
  for (const [name, member] of Object.entries(members)) if (name !== 'lazy') visit(member, inner, pages)
}

function membersOf(node: Node): Record<string, Node> {
  const properties = (node.properties as Node[]).filter(({ type }) => type === 'KeyValueProperty')
  return Object.fromEntries(properties.map(({ key, value }) => [String((key as Node).value), value as Node]))
}

function importsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(importsIn)
  if (!isNode(value)) return []
  if (value.type === 'CallExpression' && (value.callee as Node).type === 'Import') {
    const [argument] = value.arguments as { expression: Node }[]
    return [textOf(argument?.expression)].filter(text => text !== undefined)
  }
  return Object.values(value).flatMap(importsIn)
}

/** What a path says; a part that is known at run time only counts as a parameter: `${prefix}/*` → `:part/*`. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node.value)
  if (node?.type !== 'TemplateLiteral') return undefined
  return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join(':part')
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
