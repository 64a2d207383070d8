import type { Chunk, Compilation, Compiler, Module, ModuleGraph } from 'webpack'
import { providedPackages } from './federated-modules.ts'

/** What weighs less in the bundle is rather repeated than fetched by itself. */
const leastBytes = 4000

/** A package that is always there with another one is in its script. */
const scriptOf: Readonly<Record<string, string>> = { '@tanstack/react-query': '@invoice-card/remote' }

/** A shared package in one build. */
interface Package {
  readonly modules: ReadonlySet<Module>
  /** The chunks that have its index, or that of a package which needs some of its modules. */
  readonly chunks: ReadonlySet<Chunk>
}

/**
 * Bundles each of these shared packages into one script, for the host's screens and for remotes, which fetch it as a
 * whole. By itself webpack leaves out an index and takes what an import names from its own file, so each screen would
 * have parts of the package that remotes then fetch again.
 */
export class OneScriptPlugin {
  readonly #names: readonly string[]
  #packages = new Map<string, Package>()
  constructor(names: readonly string[]) {
    this.#names = names
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OneScriptPlugin', (compilation, { normalModuleFactory }) => {
      // After webpack has read `sideEffects` of the package.
      normalModuleFactory.hooks.module.tap({ name: 'OneScriptPlugin', stage: 100 }, (module, _, { request }) => {
        if (this.#names.includes(request)) module.factoryMeta = { ...module.factoryMeta, sideEffectFree: false }
        return module
      })
      // Before webpack shares out the modules among scripts.
      compilation.hooks.optimizeChunks.tap({ name: 'OneScriptPlugin', stage: -100 }, () => {
        this.#packages = packagesIn(compilation, this.#names)
      })
    })
    const { splitChunks } = compiler.options.optimization
    if (!splitChunks) throw new Error('Shared packages become scripts of their own by splitChunks, which is off')
    const groups = this.#names.map(name => [name, this.#groupOf(name)] as const)
    splitChunks.cacheGroups = { ...splitChunks.cacheGroups, ...Object.fromEntries(groups) }
  }

  #groupOf(name: string) {
    return {
      name: (scriptOf[name] ?? name).replace(/^@/, '').replaceAll('/', '-'),
      priority: 10,
      minSize: leastBytes,
      minChunks: 1,
      maxAsyncRequests: Infinity,
      test: (module: Module) => this.#packages.get(name)?.modules.has(module) ?? false,
      chunks: (chunk: Chunk) => this.#packages.get(name)?.chunks.has(chunk) ?? false,
    }
  }
}

function packagesIn(compilation: Compilation, names: readonly string[]): Map<string, Package> {
  const indexes = new Map(
    providedPackages(compilation).flatMap(({ name, module }) =>
      module && names.includes(name) ? [[name, module]] : [],
    ),
  )
  const packages = new Map<string, { modules: ReadonlySet<Module>; chunks: Set<Chunk> }>()
  for (const [name, index] of indexes) {
    const chunks = new Set(compilation.chunkGraph.getModuleChunks(index))
    let modules = reachedFrom(index, compilation.moduleGraph, new Set(indexes.values()))
    // What two of them need belongs to the first, and comes with the other.
    for (const earlier of packages.values()) {
      const own = [...modules].filter(module => !earlier.modules.has(module))
      if (own.length === modules.size) continue
      modules = new Set(own)
      chunks.forEach(chunk => earlier.chunks.add(chunk))
    }
    packages.set(name, { modules, chunks })
  }
  return packages
}

/** The modules that an index needs, but for those of other packages. */
function reachedFrom(index: Module, moduleGraph: ModuleGraph, indexes: ReadonlySet<Module>): ReadonlySet<Module> {
  const reached = new Set([index])
  for (const module of reached) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const isNeeded = connection.getActiveState(undefined) === true && !indexes.has(connection.module)
      if (isNeeded) reached.add(connection.module)
    }
  }
  return reached
}
