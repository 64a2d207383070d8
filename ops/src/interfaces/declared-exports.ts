import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { declarationFile, type Declarations } from './declarations.ts'
import { membersOf, nameOf, statementOf, statementsOf, type Node, type Statement } from './statements.ts'

/** What an export consists of. */
export interface DeclaredExport {
  /** The declaration, and everything of the packages' own that it refers to; the same for the same type. */
  readonly hash: string
  /** Its own declaration. */
  readonly text: string
}

/** Finds what exports are declared by, through all packages. */
export class DeclaredExports {
  readonly #declarations: Declarations
  readonly #files = new Map<string, readonly Statement[]>()
  /** Statements that were reached, by file. */
  readonly #reached = new Map<string, Set<Statement>>()
  constructor(declarations: Declarations) {
    this.#declarations = declarations
  }

  /** One export of a file of declarations; null where there is none of that name. */
  find(file: string, name: string): DeclaredExport | null {
    const walk = new Set<Statement>()
    const own = this.#exported(file, name, walk)
    return own ? { hash: hashOf(walk), text: own.text } : null
  }

  /** The members of an exported interface by name. */
  members(file: string, name: string): Readonly<Record<string, DeclaredExport>> {
    const own = this.#exported(file, name, new Set())
    const home = [...this.#files].find(([, statements]) => own && statements.includes(own))?.[0] ?? file
    return Object.fromEntries(
      (own ? membersOf(own.node) : []).map(node => {
        const walk = new Set<Statement>()
        const { text } = this.#enter(home, statementOf(node, this.#declarations[home] ?? ''), walk)
        return [nameOf(node.key), { hash: hashOf(walk), text }]
      }),
    )
  }

  /** The declarations that were reached, each file with these statements alone. */
  reached(): Declarations {
    return Object.fromEntries(
      [...this.#reached]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([file, statements]) => [
          file,
          this.#statements(file)
            .filter(statement => statements.has(statement))
            .map(({ text }) => text)
            .join('\n'),
        ]),
    )
  }

  #reach(file: string, statement: Statement): void {
    const reached = this.#reached.get(file) ?? new Set()
    this.#reached.set(file, reached.add(statement))
  }

  #exported(file: string, name: string, walk: Set<Statement>): Statement | null {
    for (const statement of this.#statements(file)) {
      const { node } = statement
      if (node.type === 'ExportNamedDeclaration' && node.declaration && statement.declares.includes(name))
        return this.#enter(file, statement, walk)
      const found =
        node.type === 'ExportNamedDeclaration'
          ? this.#listed(file, node, name, walk)
          : node.type === 'ExportAllDeclaration' && !node.exported
            ? this.#exportedFrom(file, node, name, walk)
            : null
      if (!found) continue
      this.#reach(file, statement)
      return found
    }
    return null
  }

  #listed(file: string, node: Node, name: string, walk: Set<Statement>): Statement | null {
    const specifier = (node.specifiers as Node[]).find(({ exported }) => nameOf(exported) === name)
    if (!specifier) return null
    const local = nameOf(specifier.local)
    return node.source ? this.#exportedFrom(file, node, local, walk) : this.#local(file, local, walk)
  }

  #exportedFrom(file: string, { source }: Node, name: string, walk: Set<Statement>): Statement | null {
    const target = this.#resolve(file, (source as { value: string }).value)
    return target ? this.#exported(target, name, walk) : null
  }

  #local(file: string, name: string, walk: Set<Statement>): Statement | null {
    let own: Statement | null = null
    for (const statement of this.#statements(file)) {
      if (!statement.declares.includes(name)) continue
      own =
        statement.node.type === 'ImportDeclaration'
          ? this.#imported(file, statement, name, walk)
          : this.#enter(file, statement, walk)
    }
    return own
  }

  #imported(file: string, statement: Statement, name: string, walk: Set<Statement>): Statement | null {
    this.#reach(file, statement)
    const { node } = statement
    const target = this.#resolve(file, (node.source as { value: string }).value)
    // Of another maker's package: the ranges of versions speak for it.
    if (!target) return statement
    const specifier = (node.specifiers as Node[]).find(({ local }) => nameOf(local) === name)
    return specifier?.imported ? this.#exported(target, nameOf(specifier.imported), walk) : this.#whole(target, walk)
  }

  /** All of a file that is imported as one thing. */
  #whole(file: string, walk: Set<Statement>): null {
    for (const statement of this.#statements(file)) this.#enter(file, statement, walk)
    return null
  }

  #enter(file: string, statement: Statement, walk: Set<Statement>): Statement {
    this.#reach(file, statement)
    if (walk.has(statement)) return statement
    walk.add(statement)
    for (const name of statement.refersTo) this.#local(file, name, walk)
    for (const { from, name } of statement.importsTypes) {
      const target = this.#resolve(file, from)
      if (target && name) this.#exported(target, name, walk)
      else if (target) this.#whole(target, walk)
    }
    return statement
  }

  #resolve(file: string, specifier: string): string | null {
    const target = declarationFile(join(dirname(file), specifier))
    return specifier.startsWith('.') && target in this.#declarations ? target : null
  }

  #statements(file: string): readonly Statement[] {
    const known = this.#files.get(file)
    if (known) return known
    const statements = statementsOf(file, this.#declarations[file] ?? '')
    this.#files.set(file, statements)
    return statements
  }
}

// Where a declaration stands, and how it is exported, is not its type.
const hashOf = (statements: ReadonlySet<Statement>): string => {
  const texts = [...statements].map(({ text }) => text.replace(/^export (default )?/, '').replace(/\s+/g, ' ')).sort()
  return createHash('sha256').update(texts.join('\0')).digest('base64url').slice(0, 16)
}
