import { commonOptions, type Command, type Options } from './command.ts'

const nameOf = ({ usage }: Command): string => usage.split(' ')[0] ?? usage

const flag = (name: string, { value }: Options[string]): string => (value ? `--${name} ${value}` : `--${name}`)

/** One line with arguments and options of a command. */
export const usageOf = ({ usage, options }: Command): string =>
  `Usage: pnpm ops ${[usage, ...optional(usage, options), '[--json]'].join(' ')}`

/** What the usage does not name already, as needed. */
const optional = (usage: string, options: Options): string[] =>
  Object.entries(options)
    .filter(([name]) => !usage.includes(`--${name}`))
    .map(([name, option]) => `[${flag(name, option)}]`)

/** What `ops help` prints. */
export const overview = (commands: readonly Command[]): string => `Usage: pnpm ops COMMAND [--json]

${commands.map(({ usage, summary }) => `  ${usage.padEnd(34)} ${summary}`).join('\n')}

\`pnpm ops help COMMAND\` shows its options and an example. Data is in DATA_DIR (default .data).
Exit codes: 0 done, 1 refused or failed, 2 wrong usage. With --json errors are JSON on standard output too.`

/** What `ops help COMMAND` prints. */
export const helpOf = (command: Command): string => `${usageOf(command)}

${command.summary}.
${command.help.text}

Options:
${Object.entries({ ...command.options, ...commonOptions })
  .map(([name, option]) => `  ${flag(name, option).padEnd(20)} ${option.text}`)
  .join('\n')}

Exit codes:
  0  done
  1  ${command.help.fails}
  2  wrong usage: an option, argument or name that ${nameOf(command)} does not take

Example:
  pnpm ops ${command.help.example[0]}
      ${command.help.example[1]}`
