import { existsSync } from 'node:fs'
import webpack, { type Chunk, type ChunkGroup, type Compilation, type Compiler } from 'webpack'
import { isConsumed, providedPackages } from './federated-modules.ts'
import { pagesOf } from './pages.ts'
import { importedNames, ownSources, providedNames, type SharedNames } from './shared-names.ts'

/**
 * What a build says about itself in `dist/build.json`; `ops publish` makes a release of it. File names are relative to
 * `dist`.
 */
export interface BuildReport {
  /** In module federation. */
  readonly name: string
  /** What a remote says about itself; null for the host. */
  readonly remote: unknown
  readonly version: string
  /** Version of the federation runtime it was built against. */
  readonly federation: string
  /** The script that starts it: the host's, or the container's entry. */
  readonly entry: string
  /** Exposed module → scripts it needs at once. */
  readonly exposes: Readonly<Record<string, readonly string[]>>
  /** Shared packages that the exposed modules consume. */
  readonly consumes: readonly string[]
  /**
   * Screens by path pattern, most specific first, with the scripts that only they need and the shared packages they
   * consume.
   */
  readonly pages: readonly {
    readonly path: string
    readonly files: readonly string[]
    readonly consumes: readonly string[]
    /** Scripts that it can fetch later. */
    readonly later: readonly string[]
  }[]
  /** Shared packages of the host that are scripts of their own, and those scripts. */
  readonly lazily: Readonly<Record<string, readonly string[]>>
  /** What the host fetches before it can load any remote: its scripts, and the shared packages they consume. */
  readonly remoteLoader: { readonly files: readonly string[]; readonly consumes: readonly string[] }
  /** Of the host: it fetches scripts that have not changed where its page lists them. */
  readonly fetchesEarlier: boolean
  /** Of the host: the form of the page's data block that it reads; 0 of remotes, which read none. */
  readonly blockForm: number
  /** Shared packages it brings, with their versions. */
  readonly provides: Readonly<Record<string, string>>
  /** Shared packages it needs, with the accepted ranges. */
  readonly requires: Readonly<Record<string, string>>
  readonly budgets: Budgets
  /** Names that its code takes from each shared package; null where it takes one as a whole. */
  readonly imports: SharedNames
  /** Names that the shared packages it brings export; null where webpack cannot know, as of CommonJS. */
  readonly exports: SharedNames
  /** The repository's own files in it, by their paths from its root. */
  readonly sources: readonly string[]
}

/** The most that scripts may weigh, in bytes of brotli. */
export interface Budgets {
  /** What is needed before any page. */
  readonly first: number
  /** Each page, with what it can fetch later. */
  readonly page: number
  /** All of the application. */
  readonly total: number
}

type Known = Pick<
  BuildReport,
  'name' | 'remote' | 'version' | 'federation' | 'fetchesEarlier' | 'blockForm' | 'provides' | 'requires' | 'budgets'
> & {
  readonly routes: string
  readonly prefix: string
}

/** Writes the build report beside the scripts. */
export class BuildReportPlugin {
  readonly #known: Known
  constructor(known: Known) {
    this.#known = known
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildReportPlugin', compilation => {
      compilation.hooks.processAssets.tap(
        { name: 'BuildReportPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          // Its route table may have no syntax tree, and what is thrown here ends a watching webpack.
          if (compilation.errors.length > 0) return
          const { routes, prefix, ...facts } = this.#known
          const exposed = [...compilation.chunks].filter(isExposed)
          const loader = compilation.namedChunkGroups.get('remote-loader')?.chunks ?? []
          const lazily = lazilyProvided(compilation)
          const report: BuildReport = {
            ...facts,
            entry: entryOf(compilation, facts.name),
            exposes: Object.fromEntries(
              exposed.map(chunk => [`./${chunk.name?.slice(exposePrefix.length)}`, scriptsOf(chunk)]),
            ),
            consumes: consumedIn(compilation, exposed),
            pages: pageFiles(compilation, lazily, routes, prefix),
            lazily,
            remoteLoader: needsOf(compilation, lazily, loader),
            imports: importedNames(compilation),
            exports: providedNames(compilation),
            sources: ownSources(compilation),
          }
          compilation.emitAsset('build.json', new webpack.sources.RawSource(JSON.stringify(report, null, 2)))
        },
      )
    })
  }
}

function entryOf(compilation: Compilation, name: string): string {
  const [file] = scriptsOf(compilation.entrypoints.get(name)?.getEntrypointChunk())
  if (!file) throw new Error(`No entry named ${name} in this build`)
  return file
}

const exposePrefix = 'expose-'

const isExposed = ({ name }: Chunk) => name?.startsWith(exposePrefix) ?? false

const consumedIn = ({ chunkGraph }: Compilation, chunks: readonly Chunk[]): string[] =>
  [
    ...new Set(
      chunks.flatMap(chunk =>
        [...chunkGraph.getChunkModulesIterable(chunk)]
          .filter(module => isConsumed(module))
          .map(({ options }) => options.shareKey),
      ),
    ),
  ].sort()

function lazilyProvided(compilation: Compilation): BuildReport['lazily'] {
  const { chunkGraph } = compilation
  const entries = providedPackages(compilation)
    .filter(({ block }) => block)
    .map(({ name, module, block }) => {
      const fetched = (block && chunkGraph.getBlockChunkGroup(block)?.chunks) ?? []
      // A page that fetches it has some of it already, such as what loads remotes the query cache.
      const holders = module ? [...chunkGraph.getModuleChunksIterable(module)] : []
      const chunks = holders.length === 1 ? [...holders, ...fetched] : fetched
      return [name, [...new Set(chunks.flatMap(scriptsOf))]] as const
    })
  return Object.fromEntries(entries.filter(([, files]) => files.length > 0))
}

/**
 * The scripts of chunks, and the shared packages that come with others: those that they consume, and in the host those
 * of whose scripts none is missing.
 */
function needsOf(compilation: Compilation, lazily: BuildReport['lazily'], chunks: readonly Chunk[]) {
  const files = [...new Set(chunks.flatMap(scriptsOf))]
  const whole = Object.keys(lazily).filter(name => lazily[name]?.every(file => files.includes(file)))
  const ofPackages = new Set(whole.flatMap(name => lazily[name] ?? []))
  return {
    files: files.filter(file => !ofPackages.has(file)),
    consumes: [...new Set([...consumedIn(compilation, chunks), ...whole])].sort(),
  }
}

function pageFiles(
  compilation: Compilation,
  lazily: BuildReport['lazily'],
  routes: string,
  prefix: string,
): BuildReport['pages'] {
  if (!existsSync(routes)) return []
  const groupOfImport = new Map<string, ChunkGroup>()
  for (const group of compilation.chunkGroups) {
    for (const { module, request } of group.origins) {
      if (request && module && 'resource' in module && module.resource === routes) groupOfImport.set(request, group)
    }
  }
  return (
    pagesOf(routes)
      .map(({ path, imports }) => {
        const groups = imports.flatMap(request => groupOfImport.get(request) ?? [])
        const chunks = groups.flatMap(group => group.chunks)
        // The route table is there before any screen, with what most of them need (with-routes.ts).
        const own = chunks.filter(chunk => !isExposed(chunk))
        const files = new Set(chunks.flatMap(scriptsOf))
        const later = [...reachedFrom(groups)].flatMap(group => group.chunks).flatMap(scriptsOf)
        return {
          path: [prefix, path].filter(Boolean).join('/'),
          ...needsOf(compilation, lazily, own),
          later: [...new Set(later)].filter(file => !files.has(file)).sort(),
        }
      })
      // The splat says what to show for an unknown address: nothing to hurry for.
      .filter(({ path, files }) => path !== '*' && files.length > 0)
      .sort((a, b) => vaguenessOf(a.path) - vaguenessOf(b.path))
  )
}

function reachedFrom(groups: readonly ChunkGroup[], reached = new Set<ChunkGroup>()): ReadonlySet<ChunkGroup> {
  for (const child of groups.flatMap(group => group.getChildren())) {
    if (!reached.has(child)) reachedFrom([child], reached.add(child))
  }
  return reached
}

const vaguenessOf = (path: string) => path.split(':').length + 100 * path.split('*').length

const scriptsOf = (chunk: Chunk | undefined): string[] => [...(chunk?.files ?? [])].filter(file => file.endsWith('.js'))
