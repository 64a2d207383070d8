import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'

const main = fileURLToPath(new URL('../../../../ops/src/main.ts', import.meta.url))
const commandLine = fileURLToPath(new URL('../../../../ops/src/run.ts', import.meta.url))

const environmentOf = (variables: Readonly<Record<string, string>>) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  ENVIRONMENT: 'local',
  ...variables,
})

interface Ran {
  /** Null where it was killed. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** `pnpm ops` as a process. */
export function startOps(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): { readonly child: ChildProcess; readonly ended: Promise<Ran> } {
  const child = spawn(process.execPath, [main, ...args], {
    env: environmentOf(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text
    })
  const ended = once(child, 'close').then(([code]): Ran => ({ code: code as number | null, ...said }))
  return { child, ended }
}

type RunCommandLine = (
  args: readonly string[],
) => Promise<{ readonly exitCode: number; readonly stdout: string; readonly stderr: string }>

/**
 * A command of `pnpm ops` in this process, which saves the start of another one. Only for those that have read all
 * settings when they first wait, as `backup` and `restore` do.
 */
export async function runOps(args: readonly string[], variables: Readonly<Record<string, string>>): Promise<Ran> {
  // By path: the API does not depend on ops.
  const { runCommandLine } = (await import(pathToFileURL(commandLine).href)) as { runCommandLine: RunCommandLine }
  const own = process.env
  process.env = environmentOf(variables)
  const running = runCommandLine(args)
  process.env = own
  const { exitCode, stdout, stderr } = await running
  return { code: exitCode, stdout, stderr }
}
