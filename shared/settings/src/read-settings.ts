import * as v from 'valibot'
import { type Environment, environmentOf, environmentProblems, type Variables } from './environment.ts'

/** EX_CONFIG of sysexits(3): starting again does not help, changing the settings does. */
const exitCode = 78

/** Everything that is wrong with the settings of a process, a line each. It holds names, never a secret value. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly exitCode = exitCode
  /** Name of a variable, and what is wrong and what to do. */
  readonly problems: readonly (readonly [name: string, problem: string])[]
  constructor(program: string, { environment }: Environment, problems: readonly (readonly [string, string])[]) {
    const count = problems.length === 1 ? '1 setting is wrong' : `${problems.length} settings are wrong`
    const lines = problems.map(([name, problem]) => `  ${name} ${problem}`)
    super([`${program} cannot start in "${environment}": ${count}.`, ...lines, 'See docs/operations.md.'].join('\n'))
    this.problems = problems
  }
}

/**
 * Reads the variables of a process by one schema. An empty variable counts as one that is not set.
 * @param entriesOf the schema of each variable; defaults belong to `local` alone
 * @throws SettingsError that names every variable that is missing or wrong
 * @example readSettings('card-frame', process.env, environment => ({ PORT: port(8080), EDGE_ORIGIN: origin(environment)
 *   }))
 */
export function readSettings<const Entries extends v.ObjectEntries>(
  program: string,
  variables: Variables,
  entriesOf: (environment: Environment, set: Variables) => Entries,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> & Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const environment = environmentOf(set)
  const entries = entriesOf(environment, set)
  // With every key there, a missing one is said in the words of its own schema.
  const asked = Object.fromEntries(Object.keys(entries).map(name => [name, set[name]]))
  const read = v.safeParse(v.object(entries), asked)
  const problems = environmentProblems(set)
  for (const { path, message } of read.issues ?? []) {
    const name = String(path?.[0]?.key)
    if (!problems.some(([known]) => known === name)) problems.push([name, message])
  }
  if (problems.length > 0 || !read.success) throw new SettingsError(program, environment, problems)
  return { ...read.output, ...environment }
}

/** The settings; or says what is wrong on standard error and ends the process, without a stack. */
export function settingsOrExit<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    return process.exit(error.exitCode)
  }
}
