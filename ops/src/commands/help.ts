import { UsageError } from '../applications.ts'
import { defineCommand, type Command } from '../command-line/command.ts'
import { helpOf, overview } from '../command-line/help-text.ts'

/** @param commands all others. */
export const helpFor = (commands: Readonly<Record<string, Command>>) => {
  const help: Command = defineCommand({
    usage: 'help [COMMAND]',
    summary: 'What there is, or options, exit codes and an example of one command',
    takes: [0, 1],
    options: {},
    help: {
      text: 'The same as `pnpm ops COMMAND --help`.',
      fails: 'never',
      example: ['help deploy', 'shows how to deploy'],
    },

    run({ positionals: [name] }) {
      const all = { ...commands, help }
      const command = name === undefined ? undefined : Object.hasOwn(all, name) ? all[name as keyof typeof all] : null
      if (command === null) throw new UsageError(`No command ${name}. There are: ${Object.keys(all).join(', ')}`)
      const described = command ? [command] : Object.values(all)
      return Promise.resolve({
        data: described.map(({ usage, summary, options }) => ({ usage, summary, options })),
        lines: [command ? helpOf(command) : overview(described)],
      })
    },
  })
  return help
}
