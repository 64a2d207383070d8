import type { AsyncDependenciesBlock, Compilation, Dependency, Module } from 'webpack'

/** The federation plugin's stand-in for a shared package; webpack's types do not know it. */
type ConsumedModule = Module & { readonly options: { readonly shareKey: string } }

/** True for what a build takes from the document. */
export const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module'

/** A shared package that a build brings into the document. */
interface ProvidedPackage {
  readonly name: string
  readonly module: Module | null
  /** How it is fetched; undefined where it is there from the start. */
  readonly block: AsyncDependenciesBlock | undefined
}

/** The host's module that share-scope-loader.js writes. */
export const shareScopeFile = /\/remotes\/share-scope\.ts$/

/** What a build brings into the document, by the requests in its share scope. */
export function providedPackages({ modules, moduleGraph }: Compilation): ProvidedPackage[] {
  const scope = [...modules].find(isShareScope)
  const provided = (block?: AsyncDependenciesBlock) => (dependency: Dependency) =>
    isRequest(dependency) ? [{ name: dependency.request, module: moduleGraph.getModule(dependency), block }] : []
  return [
    ...(scope?.dependencies ?? []).flatMap(provided()),
    ...(scope?.blocks ?? []).flatMap(block => block.dependencies.flatMap(provided(block))),
  ]
}

const isShareScope = (module: Module) =>
  'resource' in module && typeof module.resource === 'string' && shareScopeFile.test(module.resource)

const isRequest = (dependency: Dependency): dependency is Dependency & { readonly request: string } =>
  ['cjs require', 'import()'].includes(dependency.type)
