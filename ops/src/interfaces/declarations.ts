import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { OpsError, repositoryRoot } from '../applications.ts'

const run = promisify(execFile)

/** Declarations of packages by path, e.g. `ui/src/index.d.ts`. Packages are imported by relative paths. */
export type Declarations = Readonly<Record<string, string>>

/** What a package exports: import name → source file below the folder of all packages, e.g. `ui/src/index.ts`. */
export type Entries = Readonly<Record<string, string>>

/** The compiler of this repository: its command line, since version 7 has no stable API. */
const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc')

/** Runs the compiler. Gives what it says; the empty string where it has no error. */
export const compileTypes = (project: string): Promise<string> =>
  run(process.execPath, [compiler, '-p', project, '--pretty', 'false'], {
    cwd: dirname(project),
    maxBuffer: 1 << 26,
  }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; message: string }) => error.stdout || error.message,
  )

/** Settings that declarations are made with and compared under. */
export const compilerOptions = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: [],
} as const

/** Source files by import name. @param root folder of the packages. @param names folders. */
export async function entriesOf(root: string, names: readonly string[]): Promise<Entries> {
  const packages = await Promise.all(
    names.map(async name => {
      const text = await readFile(join(root, name, 'package.json'), 'utf8')
      const manifest = JSON.parse(text) as { name: string; exports?: Readonly<Record<string, string>> }
      return Object.entries(manifest.exports ?? {})
        .filter(([, file]) => /\.tsx?$/.test(file))
        .map(([path, file]) => [join(manifest.name, path), join(name, file)] as const)
    }),
  )
  return Object.fromEntries(packages.flat())
}

/**
 * Declares what some of the packages export, and what that refers to in all of them, without comments.
 * @throws OpsError where nothing comes out.
 */
export async function declarationsOf(
  root: string,
  entries: Entries,
  names: readonly string[] = Object.keys(entries),
): Promise<Declarations> {
  const folder = await mkdtemp(join(tmpdir(), 'declarations-'))
  try {
    const project = join(folder, 'tsconfig.json')
    await writeFile(
      project,
      JSON.stringify({
        compilerOptions: {
          ...compilerOptions,
          declaration: true,
          emitDeclarationOnly: true,
          removeComments: true,
          noCheck: true,
          typeRoots: [join(repositoryRoot, 'node_modules/@types')],
          rootDir: root,
          outDir: join(folder, 'out'),
          paths: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, [join(root, file)]])),
        },
        files: names.flatMap(name => entries[name] ?? []).map(file => join(root, file)),
      }),
    )
    const said = await compileTypes(project)
    const files = (await readdir(join(folder, 'out'), { recursive: true }).catch(() => [])).filter(file =>
      file.endsWith('.d.ts'),
    )
    if (files.length === 0) throw new OpsError(`No declarations of ${root}:\n${said}`)
    const texts = await Promise.all(
      files
        .sort()
        .map(
          async file =>
            [file, withRelativeImports(await readFile(join(folder, 'out', file), 'utf8'), file, entries)] as const,
        ),
    )
    return Object.fromEntries(texts)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Path of the declarations of a source file. */
export const declarationFile = (source: string): string => source.replace(/(\.d)?\.tsx?$/, '.d.ts')

// A private member makes two declarations of one class different types.
const withRelativeImports = (text: string, file: string, entries: Entries) =>
  text
    .replace(/^\s*#private;\n/gm, '')
    .replace(/(['"])(@?[\w-]+\/[^'"\n]+)\1/g, (whole, quote: string, name: string) => {
      const entry = entries[name]
      return entry ? `${quote}./${relative(dirname(file), entry)}${quote}` : whole
    })
