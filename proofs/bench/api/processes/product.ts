import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createTestEnvironment } from '../../../../api/src/testing/app/environment-set.ts'
import { readCompileCache } from '../../environment.ts'
import { roleUrlsOf } from '../../../../api/src/testing/database/prepare.ts'

const repository = join(import.meta.dirname, '../../../..')
const startTimeoutMs = 60_000

export interface RunningProcess {
  readonly origin: string
  readonly pid: number
  /** From the start to the first answer of its probe. */
  readonly startedInMs: number
  /** Most memory that it ever held; 0 where there is no /proc. */
  readonly peakBytes: () => number
  readonly stop: () => Promise<void>
}

/** What api, sandbox and this benchmark's own services are started with. */
export function variablesOf(options: { port: number; data: string }, databaseUrl: string): Record<string, string> {
  const folder = resolve(options.data, 'product')
  mkdirSync(folder, { recursive: true })
  const environment = createTestEnvironment(folder)
  environment.setToggles({ collections: { is_on: true } })
  return {
    ENVIRONMENT: 'local',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    ...environment.variables,
    EDGE_ORIGIN: `http://127.0.0.1:${options.port + 1}`,
    GATEWAY_ORIGIN: `http://127.0.0.1:${options.port + 2}`,
  }
}

type Variables = Readonly<Record<string, string>>

/** The superuser's database becomes that of the process's role. */
const asRole = (role: 'api' | 'worker', variables: Variables): Variables => ({
  ...variables,
  DATABASE_URL: roleUrlsOf(variables.DATABASE_URL ?? '')[role],
})

export const startApi = (variables: Variables, port: number): Promise<RunningProcess> =>
  start('api/src/main.ts', { ...asRole('api', variables), PORT: String(port) }, port, '/readyz')

export const startWorker = (variables: Variables, port: number): Promise<RunningProcess> =>
  start('api/src/worker.ts', { ...asRole('worker', variables), WORKER_HEALTH_PORT: String(port) }, port, '/readyz')

/** The sandbox answers at once: it is set to wait for nothing. */
export function startSandbox(variables: Readonly<Record<string, string>>, port: number): Promise<RunningProcess> {
  if (!existsSync(join(repository, 'card-frame/dist/frame.json')))
    execFileSync(process.execPath, [join(repository, 'card-frame/src/build.ts')])
  return start(
    'gateway-sandbox/src/main.ts',
    {
      ...variables,
      PORT: String(port),
      CARD_ORIGIN: `http://127.0.0.1:${port}`,
      API_ORIGIN: `http://127.0.0.1:${port - 1}`,
    },
    port,
    '/healthz',
  )
}

export const startBare = (port: number, databaseUrl: string): Promise<RunningProcess> =>
  start('proofs/bench/api/processes/bare-main.ts', { PORT: String(port), DATABASE_URL: databaseUrl }, port, '/')

async function start(
  file: string,
  environment: Readonly<Record<string, string>>,
  port: number,
  probe: string,
): Promise<RunningProcess> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(repository, file)], {
    cwd: repository,
    env: { PATH: '', NODE_COMPILE_CACHE: readCompileCache(), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const leave = () => child.kill('SIGKILL')
  process.once('exit', leave)
  const origin = `http://127.0.0.1:${port}`
  const deadline = startedAt + startTimeoutMs
  while (
    !(await fetch(origin + probe).then(
      response => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`${file} does not answer at ${origin}${probe}`)
    await delay(5)
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - startedAt,
    peakBytes: () => peakBytesOf(child),
    stop: async () => {
      process.off('exit', leave)
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

function peakBytesOf({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/status`
  return existsSync(file) ? Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1024 : 0
}
