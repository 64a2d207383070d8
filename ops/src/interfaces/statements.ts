import { parseSync } from 'oxc-parser'

/** A part of a syntax tree. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

/** A statement at the top of a file. */
export interface Statement {
  readonly text: string
  readonly node: Node
  /** Names it declares in its file. */
  readonly declares: readonly string[]
  /** Names it may refer to, and modules it imports types from in place. */
  readonly refersTo: readonly string[]
  readonly importsTypes: readonly { readonly from: string; readonly name: string | null }[]
}

/** The statements of a file of declarations. */
export const statementsOf = (file: string, text: string): readonly Statement[] =>
  (parseSync(file, text).program.body as unknown as Node[]).map(node => statementOf(node, text))

/** What an identifier, or a string in the place of one, says. */
export const nameOf = (value: unknown): string => {
  const { name, value: text } = value as { name?: string; value?: string }
  return name ?? text ?? ''
}

/** A node with what it declares and refers to. */
export function statementOf(node: Node, file: string): Statement {
  const names = new Set<string>()
  const importsTypes: Statement['importsTypes'][number][] = []
  collect(node, names, importsTypes)
  const declares = declaredBy(node)
  const refersTo = node.type === 'ImportDeclaration' ? [] : [...names].filter(name => !declares.includes(name))
  return { text: file.slice(node.start, node.end), node, declares, refersTo, importsTypes }
}

function declaredBy(node: Node): string[] {
  if (node.type === 'ImportDeclaration') return (node.specifiers as Node[]).map(({ local }) => nameOf(local))
  const declaration = (node.type.startsWith('Export') ? node.declaration : node) as Node | null
  if (!declaration) return []
  if (declaration.type === 'VariableDeclaration')
    return (declaration.declarations as Node[]).map(({ id }) => nameOf(id))
  return declaration.id ? [nameOf(declaration.id)] : []
}

/** Members of an interface that have a name. */
export function membersOf(node: Node): readonly Node[] {
  const declaration = (node.declaration ?? node) as Node
  return declaration.type === 'TSInterfaceDeclaration'
    ? (declaration.body as { body: Node[] }).body.filter(({ key }) => key)
    : []
}

function collect(value: unknown, names: Set<string>, importsTypes: { from: string; name: string | null }[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, names, importsTypes)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const node = value as Node
  if (node.type === 'Identifier') names.add(nameOf(node))
  if (node.type === 'TSImportType') {
    const source = (node.source ?? node.argument) as { value?: string; literal?: { value: string } }
    importsTypes.push({
      from: source.value ?? source.literal?.value ?? '',
      name: node.qualifier ? firstName(node.qualifier as Node) : null,
    })
  }
  for (const member of Object.values(node)) collect(member, names, importsTypes)
}

const firstName = (node: Node): string =>
  node.type === 'TSQualifiedName' ? firstName(node.left as Node) : nameOf(node)
