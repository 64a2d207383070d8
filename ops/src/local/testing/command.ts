import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { repositoryRoot } from '../../applications.ts'

export interface CommandResult {
  readonly exitCode: number
  readonly output: string
  /** Of that, what is no error and no progress. */
  readonly stdout: string
  readonly durationMs: number
}

interface CommandOptions {
  readonly environment?: Readonly<Record<string, string>>
  readonly directory?: string
  /** Shows the output while it comes, for what takes minutes. */
  readonly isShown?: boolean
  /** Killed after so long, for what may wait for ever; no limit unless given. */
  readonly limitMs?: number
}

const lastOutputMs = 2_000

/**
 * Runs a command line in the repository, with the workspace's tools found first, and gives what it printed. Never
 * rejects.
 */
export function runCommand(
  [command = '', ...args]: readonly string[],
  { environment, directory = repositoryRoot, isShown = false, limitMs }: CommandOptions = {},
): Promise<CommandResult> {
  const startedAt = performance.now()
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: directory,
      env: { ...toolEnvironment(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    })
    // A process that the command left behind holds its output open, and "close" would never come.
    child.once('exit', () => {
      setTimeout(() => {
        child.stdout.destroy()
        child.stderr.destroy()
      }, lastOutputMs).unref()
    })
    let [output, stdout] = ['', '']
    for (const [stream, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (stream === child.stdout) stdout += text
        if (isShown) shown.write(text)
      })
    }
    const end = (exitCode: number) => resolve({ exitCode, output, stdout, durationMs: performance.now() - startedAt })
    child.once('error', error => {
      output += `${command} did not start: ${error.message}\n`
      end(127)
    })
    child.once('close', (code, signal) => {
      if (signal) output += `${command} was ended by ${signal}\n`
      end(code ?? 1)
    })
  })
}

/**
 * The Node that runs this also runs what it starts, whatever Node the machine has. Tests report as asked, also where a
 * test starts them.
 */
function toolEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...environment } = process.env
  return { ...environment, PATH: [join(repositoryRoot, 'node_modules', '.bin'), environment.PATH].join(delimiter) }
}
