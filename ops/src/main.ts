import { OpsError } from './applications.ts'
import { commands } from './commands/commands.ts'
import { readCommandLine } from './commands/options.ts'

const help = `Usage: pnpm ops COMMAND [--env local] [--json]

${Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(46)} ${summary}`).join('\n')}

Data is in DATA_DIR (default .data). Exit codes: 0 done, 1 refused or failed, 2 wrong usage.`

try {
  const { isHelp, positionals: [name, ...positionals], ...line } = readCommandLine(process.argv.slice(2))
  const command = name === undefined ? undefined : commands[name]
  if (isHelp || name === undefined) console.log(help)
  else if (!command) {
    console.error(`No command ${name}.\n\n${help}`)
    process.exitCode = 2
  }
  else {
    const { data, lines } = await command.run({ ...line, positionals })
    console.log(line.isJson ? JSON.stringify(data, null, 2) : lines.join('\n'))
  }
}
catch (error) {
  console.error(error instanceof OpsError ? error.message : error)
  process.exitCode = 1
}
