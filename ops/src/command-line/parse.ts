import { parseArgs } from 'node:util'
import { UsageError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { environmentName } from '../names.ts'
import { commonOptions, type Command, type CommandLine, type Options } from './command.ts'
import { usageOf } from './help-text.ts'

/** The name of the command and whether help or JSON is wanted, whatever else may be wrong with the line. */
export function readIntent(args: readonly string[], commands: Readonly<Record<string, Command>>) {
  const known = Object.assign(
    {},
    ...Object.values(commands).map(({ options }) => options),
    commonOptions,
  ) as typeof commonOptions
  const {
    values,
    positionals: [name],
  } = parseArgs({ args: [...args], strict: false, allowPositionals: true, options: known })
  return { name, isHelp: values.help === true, isJson: values.json === true }
}

/** Reads the line of a command, which takes its own options only. @throws UsageError for anything else. */
export function readCommandLine(args: readonly string[], command: Command, data: DataDirectory): CommandLine {
  const {
    values,
    positionals: [, ...positionals],
  } = parseStrictly(args, command)
  const [fewest, most] = command.takes
  if (positionals.length < fewest || positionals.length > most) {
    const tooMany = `${JSON.stringify(positionals[most])} is one argument too many`
    throw new UsageError(`${positionals.length < fewest ? 'An argument is missing' : tooMany}. ${usageOf(command)}`)
  }
  const chosen = Object.fromEntries(
    Object.entries(command.options).map(([name, { type }]) => [
      name,
      type === 'boolean' ? values[name] === true : values[name],
    ]),
  )
  return {
    positionals,
    values: chosen as CommandLine['values'],
    environment: environmentName((chosen.env as string | undefined) ?? 'local'),
    data,
  }
}

function parseStrictly(args: readonly string[], command: Command) {
  try {
    const options: Options = { ...command.options, ...commonOptions }
    return parseArgs({ args: joinNegative(args), allowPositionals: true, options })
  } catch (cause) {
    // Node adds advice about arguments that begin with a hyphen: no command takes one.
    const [problem = ''] = (cause as Error).message.split(/\.? To specify|\.?\n/)
    const [, option] = /(--[\w-]+).*argument (?:missing|is ambiguous)/.exec(problem) ?? []
    throw new UsageError(`${option ? `Option '${option}' needs a value` : problem}. ${usageOf(command)}`, cause)
  }
}

/** `--days -1` as `--days=-1`, for the command to say what it takes: to Node it looks like two options. */
const joinNegative = (args: readonly string[]): string[] =>
  args.reduce<string[]>((joined, arg) => {
    const last = joined.at(-1)
    return /^-\d/.test(arg) && last?.startsWith('--') ? [...joined.slice(0, -1), `${last}=${arg}`] : [...joined, arg]
  }, [])
