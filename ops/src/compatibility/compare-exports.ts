import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { OpsError, repositoryRoot } from '../applications.ts'
import { compileTypes, compilerOptions, type Declarations } from './declarations.ts'
import { busExports, eventsInterface, eventsPackage, remotePackage, type Interfaces } from './interfaces.ts'

/** Interfaces of a release, and its name for people. */
export interface Side { readonly id: string, readonly interfaces: Interfaces }

/** Something whose type is another on each side, and the check that the compiler makes of it. */
interface Changed { readonly consumer: Side, readonly what: string, readonly checks: (provided: string, consumed: string) => readonly string[] }

/** Why consumers cannot run on what the provider offers. The compiler is only asked where hashes differ. */
export async function incompatibleExports(provider: Side, consumers: readonly Side[]): Promise<string[]> {
  const missing = consumers.flatMap(consumer => [...missingNames(provider, consumer), ...missingExports(provider, consumer), ...missingEvents(provider, consumer)])
  const changed = consumers.flatMap(consumer => [...changedExports(provider, consumer), ...changedEvents(provider, consumer), ...changedGiven(provider, consumer)])
  const reasons = changed.length > 0 ? await compile(provider, changed) : []
  return [...missing, ...reasons]
}

const wayOut = (provider: Side, { id }: Side) => {
  const remote = id.split('@')[0]
  return `publish ${remote} again from sources that fit ${provider.id} and deploy both together, or let the host offer the old form until then`
}

const missingText = (provider: Side, consumer: Side, what: string) =>
  `${consumer.id} uses ${what}, which ${provider.id} does not have: ${wayOut(provider, consumer)}`

const missingNames = (provider: Side, consumer: Side) => Object.entries(consumer.interfaces.names).flatMap(([from, names]) => {
  const offered = provider.interfaces.names[from]
  return offered ? names.filter(name => !offered.includes(name)).map(name => missingText(provider, consumer, `${name} of ${from}`)) : []
})

const missingExports = (provider: Side, consumer: Side) => Object.entries(consumer.interfaces.exports).flatMap(([from, exports]) => {
  const offered = provider.interfaces.exports[from]
  return offered ? Object.keys(exports).filter(name => !(name in offered)).map(name => missingText(provider, consumer, `${name} of ${from}`)) : []
})

const missingEvents = (provider: Side, consumer: Side) => {
  const { emitted, heard } = consumer.interfaces.events
  return [...new Set([...Object.keys(emitted), ...Object.keys(heard)])].filter(name => !(name in provider.interfaces.events.heard))
    .map(name => missingText(provider, consumer, `the event ${name} of the bus`))
}

const changedExports = (provider: Side, consumer: Side): Changed[] => Object.entries(consumer.interfaces.exports).flatMap(([from, exports]) =>
  Object.entries(exports).filter(([name, hash]) => isOther(provider.interfaces.exports[from]?.[name], hash)).map(([name]) => ({
    consumer, what: `${name} of ${from}`,
    checks: (provided: string, consumed: string) => {
      const offered = `typeof import('${provided}/${provider.interfaces.entries[from]}').${name}`
      const used = `typeof import('${consumed}/${consumer.interfaces.entries[from]}').${name}`
      const isBus = from === eventsPackage && busExports.includes(name)
      return isBus ? [`Fits<never, Exclude<keyof ${used}, keyof ${offered}>>`] : [`Fits<${used}, ${offered}>`, `Fits<never, Unread<${used}, ${offered}>>`]
    },
  })))

const changedEvents = (provider: Side, consumer: Side): Changed[] => (['emitted', 'heard'] as const).flatMap(way =>
  Object.entries(consumer.interfaces.events[way]).filter(([name, hash]) => isOther(provider.interfaces.events[way][name], hash)).map(([name]) => ({
    consumer, what: `the event ${name} of the bus`,
    checks: (provided: string, consumed: string) => {
      const host = `import('${provided}/${provider.interfaces.entries[eventsPackage]}').${eventsInterface}['${name}']`
      const remote = `import('${consumed}/${consumer.interfaces.entries[eventsPackage]}').${eventsInterface}['${name}']`
      return way === 'heard' ? [`Fits<${remote}, ${host}>`] : [`Fits<${host}, ${remote}>`, `Fits<never, Exclude<Keys<${remote}>, Keys<${host}>>>`]
    },
  })))

const isOther = (offered: string | undefined, used: string) => offered !== undefined && offered !== used

/** Here the remote gives and the host reads. */
const changedGiven = (provider: Side, consumer: Side): Changed[] =>
  Object.entries(consumer.interfaces.given).filter(([name, hash]) => isOther(provider.interfaces.given[name], hash)).map(([name]) => ({
    consumer, what: `${name} of ${remotePackage}, which it gives to the host,`,
    checks: (provided: string, consumed: string) => {
      const host = `import('${provided}/${provider.interfaces.entries[remotePackage]}').${name}`
      const remote = `import('${consumed}/${consumer.interfaces.entries[remotePackage]}').${name}`
      return [`Fits<${host}, ${remote}>`, `Fits<never, Exclude<Keys<${remote}>, Keys<${host}>>>`]
    },
  }))

/**
 * `Unread`: what a consumer may pass and the provider no longer reads. The compiler does not mind members of an argument
 * that nobody reads, nor an argument too many; a user would.
 */
const prelude = `
type Fits<Wanted, Given extends Wanted> = Given
type Keys<T> = T extends unknown ? keyof T : never
type Parameter<P, I> = number extends P['length' & keyof P] ? P[number & keyof P] : I extends keyof P ? P[I] : 'argument'
type UnreadOf<Used, Offered> = [unknown] extends [Offered] ? never : [Offered] extends ['argument'] ? 'a whole argument' : [NonNullable<Used>] extends [object] ? Exclude<Keys<NonNullable<Used>>, Keys<NonNullable<Offered>>> : never
type Unread<Used, Offered> = Used extends (...arguments_: infer A) => unknown
  ? Offered extends (...arguments_: infer B) => unknown ? { [I in keyof A]-?: UnreadOf<A[I], Parameter<B, I>> }[number] : never
  : Used extends object ? { [K in keyof Used]: Used[K] extends (...arguments_: infer A) => unknown
    ? Offered extends { [_ in K]: (...arguments_: infer B) => unknown } ? { [I in keyof A]-?: UnreadOf<A[I], Parameter<B, I>> }[number] : never : never }[keyof Used] : never
`

async function compile(provider: Side, changed: readonly Changed[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'compare-'))
  try {
    const consumers = [...new Set(changed.map(({ consumer }) => consumer))]
    await writeDeclarations(join(folder, 'provided'), provider.interfaces.declarations)
    await Promise.all(consumers.map((consumer, index) => writeDeclarations(join(folder, `consumed-${index}`), consumer.interfaces.declarations)))
    const checks = changed.flatMap(one => one.checks('./provided', `./consumed-${consumers.indexOf(one.consumer)}`).map(text => ({ one, text })))
    const offset = prelude.split('\n').length
    await writeFile(join(folder, 'checks.ts'), `${prelude}\n${checks.map(({ text }, index) => `export type Check${index} = ${text}`).join('\n')}\n`)
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...compilerOptions, noEmit: true, allowArbitraryExtensions: true }, files: ['checks.ts'] }))
    const errors = errorsByLine(await compileTypes(join(folder, 'tsconfig.json')))
    const wrong = checks.flatMap(({ one }, index) => (errors.has(index + offset + 1) ? [{ one, why: errors.get(index + offset + 1) ?? '' }] : []))
    return [...Map.groupBy(wrong, ({ one }) => one)].map(([{ consumer, what }, [first]]) =>
      `${consumer.id} was built for another type of ${what} than ${provider.id} has (${first?.why}): ${wayOut(provider, consumer)}`)
  }
  finally {
    await rm(folder, { recursive: true })
  }
}

async function writeDeclarations(folder: string, declarations: Declarations): Promise<void> {
  for (const [file, text] of Object.entries(declarations)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const names = new Set(Object.keys(declarations).map(file => file.split('/')[0] ?? ''))
  for (const name of names) {
    // Types of other makers are this repository's, for both sides.
    const modules = join(repositoryRoot, 'shared', name, 'node_modules')
    if (await stat(modules).catch(() => null)) await symlink(modules, join(folder, name, 'node_modules'))
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
  const lines = text.trim().split('\n').map(line => line.trim().replaceAll(/import\("[^"]*"\)\./g, ''))
  const words = lines.length > 1 ? lines.slice(-2).join(' ') : lines[0] ?? ''
  return words.length > 400 ? `${words.slice(0, 400)}…` : words
}
