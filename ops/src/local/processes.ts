import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { OpsError, repositoryRoot } from '../applications.ts'

export interface ProcessPlan {
  readonly name: string
  /** TypeScript file, relative to the repository. */
  readonly file: string
  readonly environment: Readonly<Record<string, string>>
  /** Milliseconds it gets to finish what it does before it is killed. */
  readonly graceMs?: number
}

/** Megabytes, of 16: garbage of a start is collected early, and a process takes 15 to 40 MB less. */
const youngGeneration = '--max-semi-space-size=2'

interface Running {
  readonly plan: ProcessPlan
  child: ChildProcess
  isStopping: boolean
}

/** The processes of a local run: logs into files, restarts what crashes, stops all in the reverse order of starting. */
export class ProcessGroup {
  readonly #running: Running[] = []
  readonly #logs: string

  constructor(logs: string) {
    this.#logs = logs
    mkdirSync(logs, { recursive: true })
  }

  /** Starts a process and restarts it: a crash is reported, and the restart comes later each time. */
  start(plan: ProcessPlan): void {
    const running: Running = { plan, child: this.#spawn(plan), isStopping: false }
    this.#running.push(running)
    this.#watch(running, 0)
  }

  async stop(): Promise<void> {
    for (const running of this.#running.splice(0).reverse()) await stopOne(running)
  }

  #watch(running: Running, crashes: number): void {
    running.child.once('exit', (code, signal) => {
      if (running.isStopping) return
      const waitMs = Math.min(30_000, 500 * 2 ** crashes)
      console.error(
        `${running.plan.name} ended (${signal ?? `exit ${code}`}); it starts again in ${waitMs / 1000} s. Log: ${this.#logPath(running.plan)}`,
      )
      setTimeout(() => {
        if (running.isStopping) return
        running.child = this.#spawn(running.plan)
        this.#watch(running, crashes + 1)
      }, waitMs).unref()
    })
  }

  /** Its own process group, so that Ctrl-C in a terminal reaches only the parent, which then stops all in order. */
  #spawn(plan: ProcessPlan): ChildProcess {
    const log = createWriteStream(this.#logPath(plan), { flags: 'a' })
    const child = spawn(process.execPath, [youngGeneration, ...childOf(plan.file)], {
      cwd: repositoryRoot,
      env: { ...process.env, ...plan.environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    child.once('close', () => log.end())
    return child
  }

  #logPath(plan: ProcessPlan): string {
    return join(this.#logs, `${plan.name}.log`)
  }
}

/** Arguments of a process that ends with this one, however that ends. */
const childOf = (file: string): string[] => [
  '--import',
  join(import.meta.dirname, 'leave-with-parent.ts'),
  join(repositoryRoot, file),
]

/** Runs a process whose output is shown, to its end. @throws OpsError where it fails; it has said why. */
export async function runToEnd(file: string): Promise<void> {
  const child = spawn(process.execPath, childOf(file), {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  if (code !== 0) throw new OpsError(`${file} ended with ${signal ?? `exit code ${code}`}`)
}

async function stopOne(running: Running): Promise<void> {
  running.isStopping = true
  const { child, plan } = running
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), plan.graceMs ?? 10_000)
  await ended
  clearTimeout(timer)
}

/** Waits until a URL answers with success. @throws OpsError after `timeoutMs`. */
export async function untilAnswering(url: string, what: string, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new OpsError(`${what} does not answer at ${url} after ${timeoutMs / 1000} s; its log says why`)
}
