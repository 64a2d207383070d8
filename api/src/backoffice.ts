import { createServices } from './services.ts'
import {
  type Command,
  commands,
  BackofficeRefusal,
  jobCommandsOf,
  readArguments,
  readBackofficeConfig,
  usage,
  UsageError,
} from './backoffice/commands/public.ts'
import { jobs } from './worker/jobs.ts'

const allCommands: Readonly<Record<string, Command>> = { ...commands, ...jobCommandsOf(jobs) }
const isJson = process.argv.includes('--json')

const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError) return 2
  if (error instanceof BackofficeRefusal) return error.code === 'gateway_silent' ? 3 : 1
  return 70
}

const printError = (error: unknown): void => {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof BackofficeRefusal ? error.code : error instanceof UsageError ? 'usage' : 'defect'
  if (isJson) console.log(JSON.stringify({ error: { code, message } }))
  else console.error(error instanceof UsageError ? `${message}\nSee: pnpm backoffice --help` : message)
  if (exitCodeOf(error) === 70) console.error(error)
}

async function main(): Promise<void> {
  const args = readArguments(process.argv.slice(2))
  if (args.help || args.command === undefined) {
    console.log(usage)
    if (args.command === undefined && !args.help) process.exitCode = 2
    return
  }
  const command = allCommands[args.command]
  if (!command) throw new UsageError(`There is no command "${args.command}".`)
  const config = readBackofficeConfig()
  const services = createServices({ ...config, logLevel: 'silent' }, 'backoffice')
  try {
    const { json, text } = await command(services, args)
    console.log(isJson ? JSON.stringify(json, null, 2) : text)
  } finally {
    await services.db.destroy()
  }
}

try {
  await main()
} catch (error) {
  printError(error)
  process.exitCode = exitCodeOf(error)
}
