import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../../ops/src/main.ts', import.meta.url))

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
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ENVIRONMENT: 'local',
      ...variables,
    },
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
