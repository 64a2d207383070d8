import type { NewerNames } from './newer-names.ts'

/** A node of ESTree, as acorn and oxlint give it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** What a script uses and an oldest browser lacks. */
export interface Finding {
  /** E.g. `URL.canParse`, `withResolvers()` or `requestIdleCallback`. */
  readonly name: string
  readonly node: Node
}

interface Script {
  readonly program: Node
  /** Identifiers that nothing in the script declares. */
  readonly globals: readonly (Node & { readonly name: string })[]
  /** Local names of imported modules: a function of one is no method of a built-in. */
  readonly namespaces?: ReadonlySet<string>
}

/**
 * Finds calls and values by name. What the script tests for first, by `typeof`, `in`, `?.()` or a read of the method,
 * is left out: that is how a newer feature is used where there is one.
 */
export function findNewer({ program, globals, namespaces = new Set() }: Script, names: NewerNames): Finding[] {
  const calls: { readonly owner: Node; readonly name: string; readonly node: Node }[] = []
  const tested = new Set<string>()
  const callees = new Set<Node>()
  visit(program, node => {
    if (is(node, 'CallExpression') && !node.optional && nameOfMember(node.callee)) {
      callees.add(node.callee)
      calls.push({ owner: (node.callee as Member).object, name: nameOfMember(node.callee) ?? '', node: node.callee })
    } else if (is(node, 'UnaryExpression') && node.operator === 'typeof' && is(node.argument, 'Identifier'))
      tested.add(node.argument.name)
    else if (is(node, 'BinaryExpression') && node.operator === 'in' && is(node.left, 'Literal'))
      tested.add(String(node.left.value))
    else if (is(node, 'MemberExpression') && !callees.has(node)) tested.add(nameOfMember(node) ?? '')
  })
  const isGlobal = new Set<Node>(globals)
  const called = calls.flatMap(({ owner, name, node }): Finding[] => {
    const full = is(owner, 'Identifier') ? `${owner.name}.${name}` : ''
    if (is(owner, 'Identifier') && isGlobal.has(owner) && names.statics.has(full)) return [{ name: full, node }]
    const isOfModule = is(owner, 'Identifier') && namespaces.has(owner.name)
    return names.methods.has(name) && !isOfModule ? [{ name: `${name}()`, node }] : []
  })
  const values = globals.filter(({ name }) => names.globals.has(name)).map(node => ({ name: node.name, node }))
  return [...called, ...values].filter(({ name }) => !tested.has(name.split('.').at(-1)?.replace('()', '') ?? ''))
}

/** Visits every node, parents first. */
function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const key in node) {
    if (key === 'parent') continue
    const value: unknown = node[key as keyof Node]
    if (Array.isArray(value)) {
      for (const child of value as readonly unknown[]) if (isNode(child)) visit(child, see)
    } else if (isNode(value)) visit(value, see)
  }
}

interface Shapes {
  readonly CallExpression: Node & { readonly callee: Node; readonly optional?: boolean }
  readonly MemberExpression: Member
  readonly UnaryExpression: Node & { readonly operator: string; readonly argument: Node }
  readonly BinaryExpression: Node & { readonly operator: string; readonly left: Node }
  readonly Identifier: Node & { readonly name: string }
  readonly Literal: Node & { readonly value: unknown }
}
type Member = Node & { readonly object: Node; readonly property: Node; readonly computed: boolean }

const isNode = (value: unknown): value is Node => typeof (value as Partial<Node> | null)?.type === 'string'

const is = <Type extends keyof Shapes>(node: Node, type: Type): node is Shapes[Type] => node.type === type

const nameOfMember = (node: Node): string | undefined =>
  is(node, 'MemberExpression') && !node.computed && is(node.property, 'Identifier') ? node.property.name : undefined
