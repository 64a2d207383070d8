import { SettingsError } from '@invoice-card/settings'
import {
  BackofficeRefusal,
  BackofficeUnreachable,
  createAdmin,
  readArguments,
  readBackofficeConfig,
  readTarget,
  runCommand,
  usage,
  UsageError,
} from './backoffice/commands/public.ts'

const isJson = process.argv.includes('--json')

const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError) return 2
  if (error instanceof SettingsError) return error.exitCode
  if (error instanceof BackofficeUnreachable) return 3
  if (error instanceof BackofficeRefusal) return error.code === 'gateway_silent' ? 3 : 1
  return 70
}

const codeOf = (error: unknown): string => {
  if (error instanceof BackofficeRefusal) return error.code
  if (error instanceof BackofficeUnreachable) return 'unreachable'
  if (error instanceof SettingsError) return 'settings'
  return error instanceof UsageError ? 'usage' : 'defect'
}

const printError = (error: unknown): void => {
  const message = error instanceof Error ? error.message : String(error)
  const code = codeOf(error)
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
  const { json, text } = args.command === 'create-admin' ? await onDatabase(args) : await runCommand(readTarget(), args)
  console.log(isJson ? JSON.stringify(json, null, 2) : text)
}

async function onDatabase(args: ReturnType<typeof readArguments>) {
  const config = readBackofficeConfig()
  // Nothing else needs what a server is made of.
  const { createServices } = await import('./services.ts')
  const services = createServices(config, 'backoffice')
  try {
    return await createAdmin(services, args)
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
