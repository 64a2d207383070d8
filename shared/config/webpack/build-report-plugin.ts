import { existsSync } from 'node:fs'
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'
import { pagesOf } from './pages.ts'

/** What a build says about itself in `dist/build.json`; `ops publish` makes a release of it. File names are relative to `dist`. */
export interface BuildReport {
  readonly name: string
  readonly version: string
  /** Version of the federation runtime it was built against. */
  readonly federation: string
  /** The script that starts it: the host's, or the container's entry. */
  readonly entry: string
  /** Exposed module → scripts it needs at once. */
  readonly exposes: Readonly<Record<string, readonly string[]>>
  /** Screens by path pattern, most specific first, with the scripts that only they need. */
  readonly pages: readonly { readonly path: string, readonly files: readonly string[] }[]
  /** Shared packages it brings, with their versions. */
  readonly provides: Readonly<Record<string, string>>
  /** Shared packages it needs, with the accepted ranges. */
  readonly requires: Readonly<Record<string, string>>
}

type Known = Pick<BuildReport, 'name' | 'version' | 'federation' | 'provides' | 'requires'> & { readonly routes: string, readonly prefix: string }

/** Writes the build report beside the scripts. */
export class BuildReportPlugin {
  readonly #known: Known
  constructor(known: Known) { this.#known = known }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildReportPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'BuildReportPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const { routes, prefix, ...facts } = this.#known
        const report: BuildReport = { ...facts, entry: entryOf(compilation, facts.name), exposes: exposesOf(compilation), pages: pageFiles(compilation, routes, prefix) }
        compilation.emitAsset('build.json', new webpack.sources.RawSource(JSON.stringify(report, null, 2)))
      })
    })
  }
}

function entryOf(compilation: Compilation, name: string): string {
  const [file] = scriptsOf(compilation.entrypoints.get(name)?.getEntrypointChunk())
  if (!file) throw new Error(`No entry named ${name} in this build`)
  return file
}

const exposePrefix = 'expose-'

function exposesOf(compilation: Compilation): BuildReport['exposes'] {
  const chunks = [...compilation.chunks].filter(({ name }) => name?.startsWith(exposePrefix))
  return Object.fromEntries(chunks.map(chunk => [`./${chunk.name?.slice(exposePrefix.length)}`, scriptsOf(chunk)]))
}

function pageFiles(compilation: Compilation, routes: string, prefix: string): BuildReport['pages'] {
  if (!existsSync(routes)) return []
  const filesOfImport = new Map<string, string[]>()
  for (const group of compilation.chunkGroups) {
    for (const { module, request } of group.origins) {
      if (request && module && 'resource' in module && module.resource === routes) filesOfImport.set(request, group.chunks.flatMap(scriptsOf))
    }
  }
  return pagesOf(routes)
    .map(({ path, imports }) => ({
      path: [prefix, path].filter(Boolean).join('/'),
      files: [...new Set(imports.flatMap(request => filesOfImport.get(request) ?? []))],
    }))
    // The splat says what to show for an unknown address: nothing to hurry for.
    .filter(({ path, files }) => path !== '*' && files.length > 0)
    .sort((a, b) => vaguenessOf(a.path) - vaguenessOf(b.path))
}

const vaguenessOf = (path: string) => path.split(':').length + 100 * path.split('*').length

const scriptsOf = (chunk: Chunk | undefined): string[] => [...chunk?.files ?? []].filter(file => file.endsWith('.js'))
