import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('../../', import.meta.url))
const builtFolder = fileURLToPath(new URL('../../../dist/children/', import.meta.url))
const packages = ['../../../package.json', '../../../node_modules/', '../../../../node_modules/'].map(path =>
  fileURLToPath(new URL(path, import.meta.url)),
)

export interface ChildScript {
  /** What a process is started with; an absolute path. */
  readonly file: string
  /** All that it loads: itself, and the packages it comes from. Absolute paths, for `--allow-fs-read`. */
  readonly readable: readonly string[]
}

const found = new Map<string, ChildScript>()

/**
 * A source of the API and all that it imports of ours, as one file of JavaScript. To read them one by one, and to take
 * their types out, costs each child process a tenth of a second of a core (0174). It is built where it is missing or
 * older than a source.
 * @param source an absolute path in `api/src`
 */
export function childScript(source: string): ChildScript {
  const known = found.get(source)
  if (known !== undefined) return known
  const file = join(builtFolder, relative(sources, source).replace(/[/\\]/g, '-').replace(/\.ts$/, '.mjs'))
  if (!isFresh(file)) build(source, file)
  const script = { file, readable: [file, ...packages] }
  found.set(source, script)
  return script
}

/** Whether it is newer than each source that its first line names. */
function isFresh(file: string): boolean {
  try {
    const [inputs = ''] = readFileSync(file, 'utf8').split('\n', 1)
    const builtAt = statSync(file).mtimeMs
    return (JSON.parse(inputs.slice(2)) as readonly string[]).every(
      input => statSync(resolve(builtFolder, input)).mtimeMs < builtAt,
    )
  } catch {
    return false
  }
}

const isForbidden = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EACCES', 'EPERM', 'EROFS', 'ERR_ACCESS_DENIED'].includes(String(error.code))

function build(source: string, file: string): void {
  // Here, because an image has its scripts from the beginning and its processes need no compiler.
  const esbuild = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
  const { metafile, outputFiles } = esbuild.buildSync({
    entryPoints: [source],
    absWorkingDir: sources,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    charset: 'utf8',
    logLevel: 'silent',
    metafile: true,
    write: false,
  })
  const inputs = [...Object.keys(metafile.inputs).map(input => resolve(sources, input)), import.meta.filename]
  const named = JSON.stringify(inputs.map(input => relative(builtFolder, input)))
  // Several processes may build it at once: each writes a file of its own and swaps it in.
  const unfinished = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(unfinished, `//${named}\n${outputFiles[0]?.text ?? ''}`)
    renameSync(unfinished, file)
  } catch (error) {
    // Where nothing may be written, sources are as they were when it was built, whatever their times say.
    if (isForbidden(error) && existsSync(file)) return
    rmSync(unfinished, { force: true })
    throw error
  }
}
