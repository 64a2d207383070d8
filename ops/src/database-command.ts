import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OpsError, repositoryRoot } from './applications.ts'

const run = promisify(execFile)
const mostOutputBytes = 64 * 1024 * 1024

/** What `pnpm database` printed on standard output, and whether it ended with 0. */
export interface DatabaseOutput {
  readonly stdout: string
  readonly isDone: boolean
}

/**
 * Runs `pnpm database` of this version: the API's part of roles, tables and books.
 * @param failure what could not be done; none where exit code 1 is an answer
 * @throws OpsError with its output
 */
export async function runDatabaseCommand(
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  failure?: string,
): Promise<DatabaseOutput> {
  const command = [join(repositoryRoot, 'api/src/database.ts'), ...words]
  try {
    const options = { cwd: repositoryRoot, env: variables, maxBuffer: mostOutputBytes }
    return { stdout: (await run(process.execPath, command, options)).stdout, isDone: true }
  } catch (error) {
    const { stdout = '', stderr = '', code } = error as { stdout?: string; stderr?: string; code?: unknown }
    if (failure === undefined && code === 1 && stderr === '') return { stdout, isDone: false }
    throw new OpsError(`${failure ?? `pnpm database ${words[0]} failed`}:\n${stdout}${stderr}`, { cause: error })
  }
}
