import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

type Values<Config extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Config }>
>['values']

interface CommandLine<Config extends ParseArgsOptionsConfig, Options> {
  readonly usage: string
  readonly options: Config
  /** @throws TypeError that says which value an option does not take */
  readonly read: (values: Values<Config>) => Options
}

/** Reads the command line of a bench or a proof; answers `--help` and wrong usage itself. */
export function readCommandLine<const Config extends ParseArgsOptionsConfig, Options>(
  args: readonly string[],
  { usage, options, read }: CommandLine<Config, Options>,
): Options {
  try {
    if (args.some(arg => arg === '--help' || arg === '-h')) {
      console.log(usage)
      process.exit(0)
    }
    return read(parseArgs({ args: [...args], options }).values)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}

/** The number of an option. @throws TypeError where it is none from `least` on */
export function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least)
    throw new TypeError(`--${name} takes a whole number from ${least}, not ${text}`)
  return number
}

/** Names behind a comma-separated option, each one of those that it knows. */
export const namesOf = <Name extends string>(option: string, text: string, known: readonly Name[]): Name[] =>
  text.split(',').map(name => {
    const found = known.find(one => one === name)
    if (found === undefined) throw new TypeError(`--${option} knows ${known.join(', ')}, not ${name}`)
    return found
  })
