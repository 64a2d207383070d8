import { otherMethods } from './check-script.ts'
import { findNewer, type Node } from './find-newer.ts'
import { readNewerNames } from './newer-names.ts'
import { oldestBrowsers } from './targets.ts'

interface Reference {
  readonly identifier: Node & { readonly name: string }
  readonly isValueReference?: boolean
}

interface Scope {
  readonly through: readonly Reference[]
  readonly variables: readonly { readonly defs: readonly unknown[]; readonly references: readonly Reference[] }[]
}

/** The part of oxlint's context that the rule uses. */
interface Context {
  readonly sourceCode: {
    readonly scopeManager: { readonly globalScope: Scope | null }
  }
  readonly report: (finding: { readonly node: Node; readonly message: string }) => void
}

interface ImportDeclaration extends Node {
  readonly specifiers?: readonly { readonly type: string; readonly local: { readonly name: string } }[]
}

const names = readNewerNames()
const limits = Object.entries(oldestBrowsers).flat().join(' ')

/** For oxlint: the sources of browser code call nothing that the oldest browsers lack (decision 0146). */
export default {
  meta: { name: 'browsers' },
  rules: {
    'no-newer': {
      create: (context: Context) => ({
        Program(program: Node & { readonly body: readonly ImportDeclaration[] }) {
          const { globalScope } = context.sourceCode.scopeManager
          const specifiers = program.body.flatMap(({ specifiers = [] }) => specifiers)
          const namespaces = new Set(
            specifiers.filter(({ type }) => type === 'ImportNamespaceSpecifier').map(({ local }) => local.name),
          )
          for (const { name, node } of findNewer({ program, globals: globalsOf(globalScope), namespaces }, names)) {
            if (name in otherMethods) continue
            const message = `${name} is newer than the oldest browsers of the product (${limits}). Test for it first, or do without.`
            context.report({ node, message })
          }
        },
      }),
    },
  },
}

/** What the file does not declare: unknown to oxlint, or known to it by the environment of its configuration. */
function globalsOf(scope: Scope | null): (Node & { readonly name: string })[] {
  const known = scope?.variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references) ?? []
  return [...(scope?.through ?? []), ...known]
    .filter(({ isValueReference }) => isValueReference !== false)
    .map(({ identifier }) => identifier)
}
