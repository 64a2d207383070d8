import { OpsError, UsageError } from './applications.ts'
import { commands } from './command-table.ts'
import { dataDirectory, type DataDirectory } from './data-directory.ts'
import type { Answer } from './command-line/command.ts'
import { helpOf, overview } from './command-line/help-text.ts'
import { readCommandLine, readIntent } from './command-line/parse.ts'

/** What a process leaves behind. */
export interface Result {
  readonly exitCode: 0 | 1 | 2
  readonly stdout: string
  readonly stderr: string
}

/** Runs `ops` with these arguments. */
export async function runCommandLine(args: readonly string[], data: DataDirectory = dataDirectory()): Promise<Result> {
  const { name, isHelp, isJson } = readIntent(args, commands)
  try {
    if (name === undefined) return { exitCode: isHelp ? 0 : 2, stdout: overview(Object.values(commands)), stderr: '' }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new UsageError(`No command ${name}. There are: ${Object.keys(commands).join(', ')}`)
    if (isHelp) return { exitCode: 0, stdout: helpOf(command), stderr: '' }
    return answered(await command.run(readCommandLine(args, command, data)), isJson)
  } catch (error) {
    return failed(error, isJson)
  }
}

const answered = ({ data, lines, warnings = [], exitCode = 0 }: Answer, isJson: boolean): Result => ({
  exitCode,
  stdout: isJson ? JSON.stringify(data, null, 2) : lines.join('\n'),
  stderr: warnings.map(warning => `Warning: ${warning}`).join('\n'),
})

function failed(error: unknown, isJson: boolean): Result {
  const exitCode = error instanceof UsageError ? 2 : 1
  const defect =
    error instanceof OpsError ? '' : error instanceof Error ? (error.stack ?? error.message) : String(error)
  const { code, message, reasons } =
    error instanceof OpsError ? error : { code: 'defect', message: String(error), reasons: [] }
  // One stream for who reads JSON, whatever came of it; so do npm and `pnpm backoffice`.
  return isJson
    ? { exitCode, stdout: JSON.stringify({ error: { code, message, reasons } }, null, 2), stderr: defect }
    : { exitCode, stdout: '', stderr: defect || message }
}
