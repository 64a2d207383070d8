import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kind } from './size.ts'

const repository = join(import.meta.dirname, '../../..')
const restartMs = 20
const pollMs = 100

export interface Plan {
  readonly name: string
  readonly kind: Kind
  /** TypeScript file, relative to the sources. */
  readonly file: string
  /** What `file` imports and what does nothing by being read. */
  readonly reads: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly logs: string
  /** Answers with 2xx once it works; where it has none, its first message says so. */
  readonly readyz?: string
}

/** A process that is started again whenever it ends, and that can be killed at any moment. */
export class Supervised {
  readonly name: string
  /** How often it ended without having been killed: before it was ready, and while it worked. */
  readonly ownDeaths = { starting: 0, running: 0 }
  readonly kind: Kind
  readonly #plan: Plan
  /** Of this release, until another is rolled out. */
  #sources = repository
  readonly #onMessage: (message: unknown) => void
  #child: ChildProcess
  /** Takes the place of `#child` when that dies. */
  #standby: ChildProcess | null = null
  #isKilled = false
  #isReady = false
  #hasWorked = false
  #isClosing = false

  constructor(plan: Plan, onMessage: (message: unknown) => void = () => {}) {
    this.name = plan.name
    this.kind = plan.kind
    this.#plan = plan
    this.#onMessage = onMessage
    this.#child = this.#start()
  }

  kill(): void {
    this.#isKilled = true
    this.#child.kill('SIGKILL')
  }

  get isReady(): boolean {
    return this.#isReady
  }

  /** Lets it finish what is in progress and starts it again from other sources, as a deploy does. */
  async rollTo(sources: string): Promise<void> {
    this.#sources = sources
    this.#standby?.kill('SIGKILL')
    this.#standby = this.#prepare()
    const old = this.#child
    this.#isKilled = true
    this.#isReady = false
    // A process that is killed meanwhile has exited before.
    const gone = old.exitCode === null && old.signalCode === null ? once(old, 'exit') : null
    old.kill('SIGTERM')
    await gone
  }

  /** False where nobody is there to hear it. */
  send(message: Record<string, unknown>): boolean {
    return this.#child.connected && this.#child.send(message, () => {})
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await Promise.all([this.#child, this.#standby].map(child => child && end(child)))
  }

  #start(): ChildProcess {
    const child = this.#standby?.connected ? this.#standby : this.#prepare()
    this.#isKilled = false
    this.#isReady = false
    child.on('message', message => {
      this.#works()
      this.#onMessage(message)
    })
    child.once('exit', () => void this.#again())
    child.send('start', () => {})
    // At the beginning all read their sources at once: the next ones do it when the first ones work.
    if (this.#hasWorked) this.#standby = this.#prepare()
    void this.#look(child)
    return child
  }

  #works(): void {
    this.#isReady = true
    if (!this.#hasWorked && !this.#isClosing) this.#standby = this.#prepare()
    this.#hasWorked = true
  }

  async #look(child: ChildProcess): Promise<void> {
    const { readyz } = this.#plan
    while (readyz && child.exitCode === null && child.signalCode === null && !this.#isReady) {
      const isReady = await fetch(readyz, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady && child === this.#child) this.#works()
      await delay(pollMs)
    }
  }

  #prepare(): ChildProcess {
    const log = createWriteStream(join(this.#plan.logs, `${this.name}.log`), { flags: 'a' })
    const paths = [this.#plan.file, ...this.#plan.reads].map(path => join(this.#sources, path))
    const child = spawn(
      process.execPath,
      [
        '--import',
        join(import.meta.dirname, 'leave-with-parent.ts'),
        join(import.meta.dirname, 'standby.ts'),
        ...paths,
      ],
      {
        cwd: this.#sources,
        env: { NODE_COMPILE_CACHE: join(this.#plan.logs, 'compiled'), ...process.env, ...this.#plan.environment },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    )
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    child.on('error', () => {})
    child.once('close', () => log.end())
    return child
  }

  async #again(): Promise<void> {
    if (this.#isClosing) return
    if (!this.#isKilled) this.ownDeaths[this.#isReady ? 'running' : 'starting'] += 1
    await delay(restartMs)
    if (!this.#isClosing) this.#child = this.#start()
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
