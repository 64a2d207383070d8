import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { OpsError, repositoryRoot } from '../applications.ts'
import { compileTypes, compilerOptions, type Declarations } from '../interfaces/declarations.ts'
import { isThere } from '../read-if-there.ts'

/** A question to the compiler about two sides. */
export interface TypeCheck {
  readonly consumed: Declarations
  /** Types that only compile where both sides fit; the arguments are the folders of their declarations. */
  readonly checks: (provided: string, consumed: string) => readonly string[]
}

/** The checks that do not compile, each with the compiler's reason. */
export async function failedChecks<Check extends TypeCheck>(
  provided: Declarations,
  checks: readonly Check[],
): Promise<readonly { readonly check: Check; readonly why: string }[]> {
  if (checks.length === 0) return []
  const folder = await mkdtemp(join(tmpdir(), 'compare-'))
  try {
    const sides = [...new Set(checks.map(({ consumed }) => consumed))]
    await writeDeclarations(join(folder, 'provided'), provided)
    await Promise.all(sides.map((side, index) => writeDeclarations(join(folder, `consumed-${index}`), side)))
    const lines = checks.flatMap(check =>
      check.checks('./provided', `./consumed-${sides.indexOf(check.consumed)}`).map(text => ({ check, text })),
    )
    const text = lines.map((line, index) => `export type Check${index} = ${line.text}\n`).join('')
    await writeFile(join(folder, 'checks.ts'), prelude + text)
    const project = join(folder, 'tsconfig.json')
    const settings = { compilerOptions: { ...compilerOptions, noEmit: true }, files: ['checks.ts'] }
    await writeFile(project, JSON.stringify(settings))
    const errors = errorsByLine(await compileTypes(project))
    const first = prelude.split('\n').length
    const failed = lines.flatMap(({ check }, index) => {
      const why = errors.get(first + index)
      return why === undefined ? [] : [{ check, why }]
    })
    return [...Map.groupBy(failed, ({ check }) => check).values()].flatMap(([one]) => one ?? [])
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * `Unread`: what a consumer may pass and the provider no longer reads. The compiler does not mind members of an
 * argument that nobody reads, nor an argument too many; a user would.
 */
const prelude = `
type Fits<Wanted, Given extends Wanted> = Given
type Keys<T> = T extends unknown ? keyof T : never
type Callable = (...values: never) => unknown
type Parameter<P, I> =
  number extends P['length' & keyof P] ? P[number & keyof P] : I extends keyof P ? P[I] : 'argument'
type UnreadKeys<Used, Offered> = [Used] extends [object] ? Exclude<Keys<Used>, Keys<Offered>> : never
type UnreadValue<Used, Offered> =
  [unknown] extends [Offered] ? never
    : [Offered] extends ['argument'] ? 'a whole argument'
    : UnreadKeys<NonNullable<Used>, NonNullable<Offered>>
type UnreadArguments<A, B> =
  A extends readonly unknown[] ? { [I in keyof A]-?: UnreadValue<A[I], Parameter<B, I>> }[number] : never
type UnreadByCall<Used, Offered> =
  Used extends (...values: infer A) => unknown
    ? Offered extends (...values: infer B) => unknown ? UnreadArguments<A, B> : never
    : never
type UnreadMembers<Used, Offered> =
  { [K in keyof Used]: K extends keyof Offered ? UnreadByCall<Used[K], Offered[K]> : never }
type Unread<Used, Offered> =
  Used extends Callable ? UnreadByCall<Used, Offered>
    : Used extends object ? UnreadMembers<Used, Offered>[keyof Used]
    : never
`

async function writeDeclarations(folder: string, declarations: Declarations): Promise<void> {
  for (const [file, text] of Object.entries(declarations)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const names = new Set(Object.keys(declarations).map(file => file.split('/')[0] ?? ''))
  for (const name of names) {
    // Types of other makers are this repository's, for both sides.
    const modules = join(repositoryRoot, 'shared', name, 'node_modules')
    if (await isThere(modules)) await symlink(modules, join(folder, name, 'node_modules'))
  }
}

/** What the compiler says of each line of the checks. @throws OpsError where it speaks of something else. */
function errorsByLine(output: string): Map<number, string> {
  const errors = new Map<number, string>()
  for (const error of output.split(/^(?! )/m)) {
    const [, line, text = ''] = /^checks\.ts\((\d+),\d+\): error TS\d+: ([^]*)/.exec(error) ?? []
    if (!line) throw new OpsError(`The gate cannot compare types:\n${output}`)
    if (!errors.has(Number(line))) errors.set(Number(line), shortened(text))
  }
  return errors
}

/** The innermost reason, without where the gate put the files. */
function shortened(text: string): string {
  const unread = /^Type '(".*")' does not satisfy the constraint 'never'/.exec(text)?.[1]
  if (unread) return `${unread} is no longer read`
  const lines = text
    .trim()
    .split('\n')
    .map(line => line.trim().replaceAll(/import\("[^"]*"\)\./g, ''))
  const words = lines.length > 1 ? lines.slice(-2).join(' ') : (lines[0] ?? '')
  return words.length > 400 ? `${words.slice(0, 400)}…` : words
}
