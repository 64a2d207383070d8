import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Compilation, Dependency, Module, ModuleGraphConnection } from 'webpack'
import { isConsumed, providedPackages } from './federated-modules.ts'

/** Names by shared package. */
export type SharedNames = Readonly<Record<string, readonly string[] | null>>

/** Names that the code of a build takes from each shared package; null where it takes one as a whole. */
export function importedNames({ modules, moduleGraph }: Compilation): SharedNames {
  const consumed = [...modules].filter(module => isConsumed(module))
  return byName(
    consumed.map(module => {
      const taken = [...moduleGraph.getIncomingConnections(module)].filter(isUsed).map(namesTaken)
      return [module.options.shareKey, taken.includes(null) ? null : taken.flatMap(names => names ?? [])]
    }),
  )
}

const isUsed = (connection: ModuleGraphConnection) => connection.getActiveState(undefined) !== false

/** An import that names what it takes; webpack's types do not know it. */
type NamingDependency = Dependency & { readonly ids: readonly string[]; readonly name?: string | null }

/** Names that one import takes; none where it only runs the module, null for the whole. */
function namesTaken({ dependency }: ModuleGraphConnection): readonly string[] | null {
  if (!dependency || dependency.type === 'harmony side effect evaluation') return []
  if (!('ids' in dependency)) return null
  const {
    ids: [name],
  } = dependency as NamingDependency
  return name === undefined ? null : [name]
}

/** Names that the shared packages of a build export; null where webpack cannot know, as of CommonJS. */
export const providedNames = (compilation: Compilation): SharedNames =>
  byName(
    providedPackages(compilation).map(({ name, module }) => {
      const names = module ? compilation.moduleGraph.getExportsInfo(module).getProvidedExports() : null
      return [name, Array.isArray(names) ? names : null]
    }),
  )

function byName(entries: readonly (readonly [string, readonly string[] | null])[]): SharedNames {
  const groups = Map.groupBy(entries, ([name]) => name)
  return Object.fromEntries(
    [...groups]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, group]) => [
        name,
        group.some(([, names]) => names === null)
          ? null
          : [...new Set(group.flatMap(([, names]) => names ?? []))].sort(),
      ]),
  )
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The repository's own files in a build, by their paths from its root. */
export const ownSources = ({ modules }: Compilation): string[] =>
  [
    ...new Set(
      [...modules]
        .flatMap(partsOf)
        .map(fileOf)
        .filter(file => file !== null),
    ),
  ].sort()

/** webpack merges modules where nobody else needs one of them. */
const partsOf = (module: Module): readonly Module[] =>
  'modules' in module ? [...(module.modules as Iterable<Module>)] : [module]

function fileOf(module: Module): string | null {
  const file = 'resource' in module && typeof module.resource === 'string' ? relative(root, module.resource) : null
  return file && /^(?!\.\.|.*node_modules\/).*\.tsx?$/.test(file) ? file : null
}
