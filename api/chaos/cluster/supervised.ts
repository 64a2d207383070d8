import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const api = fileURLToPath(new URL('../../', import.meta.url))
const restartMs = 200
const startingMs = 5_000

export interface Plan {
  readonly name: string
  /** TypeScript file, relative to the api. */
  readonly file: string
  readonly environment: Readonly<Record<string, string>>
  readonly logs: string
}

/** A process that is started again whenever it ends, and that can be killed at any moment. */
export class Supervised {
  readonly name: string
  /** How often it ended without having been killed. One that finds no database when it starts may give up; one that runs may not. */
  readonly ownDeaths = { starting: 0, running: 0 }
  readonly #plan: Plan
  readonly #onMessage: (message: unknown) => void
  #child: ChildProcess
  #isKilled = false
  #startedAt = 0
  #isClosing = false

  constructor(plan: Plan, onMessage: (message: unknown) => void = () => {}) {
    this.name = plan.name
    this.#plan = plan
    this.#onMessage = onMessage
    this.#child = this.#start()
  }

  kill(): void {
    this.#isKilled = true
    this.#child.kill('SIGKILL')
  }

  /** False where nobody is there to hear it. */
  send(message: Record<string, unknown>): boolean {
    return this.#child.connected && this.#child.send(message, () => {})
  }

  async close(): Promise<void> {
    this.#isClosing = true
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }

  #start(): ChildProcess {
    const log = createWriteStream(join(this.#plan.logs, `${this.name}.log`), { flags: 'a' })
    this.#isKilled = false
    this.#startedAt = Date.now()
    const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'leave-with-parent.ts'), join(api, this.#plan.file)], {
      cwd: api, env: { ...process.env, ...this.#plan.environment }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    child.on('message', this.#onMessage)
    child.on('error', () => {})
    child.once('close', () => log.end())
    child.once('exit', () => void this.#again())
    return child
  }

  async #again(): Promise<void> {
    if (this.#isClosing) return
    if (!this.#isKilled) this.ownDeaths[Date.now() - this.#startedAt < startingMs ? 'starting' : 'running'] += 1
    await delay(restartMs)
    if (!this.#isClosing) this.#child = this.#start()
  }
}
