import { spawn, type ChildProcess } from 'node:child_process'
import { isProcessAlive, treeOf } from './process-tree.ts'

export interface BenchLocation {
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
}

/** A command that goes on after it has said that it is ready. */
export interface Running {
  /** What `pattern` found in its output, group by group. */
  readonly found: RegExpMatchArray
  readonly processId: number
  /** As Ctrl-C in a terminal; resolves when everything that it started is gone. */
  readonly stop: () => Promise<void>
}

const startTimeoutMs = 300_000
const stopTimeoutMs = 60_000

/**
 * Starts a command and waits for a line of its output. @throws with what it printed when it ends or takes five minutes.
 */
export async function startUntil(
  pattern: RegExp,
  command: readonly string[],
  place: BenchLocation,
  onStart?: (processId: number) => void,
): Promise<Running> {
  const child = spawnIn(place, command)
  const processId = child.pid ?? 0
  onStart?.(processId)
  const stop = async () => {
    const processIds = await treeOf(processId)
    interrupt(processId)
    const deadline = Date.now() + stopTimeoutMs
    while (processIds.some(isProcessAlive) && Date.now() < deadline)
      await new Promise(resolve => setTimeout(resolve, 50))
  }
  try {
    return { found: await untilPrinted(pattern, child, command), processId, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs a command to its end. @throws with what it printed when it fails. */
export async function run(command: readonly string[], place: BenchLocation): Promise<string> {
  const child = spawnIn(place, command)
  const output = outputOf(child)
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output()}`)
  return output()
}

/** Leaders of the process groups that are still at work: they end with this process, however it is stopped. */
const leaders = new Set<number>()
process.once('exit', () => leaders.forEach(interrupt))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** In a process group of its own, so that a signal reaches all of it and nothing else. */
function spawnIn({ directory, environment }: BenchLocation, [program = '', ...args]: readonly string[]): ChildProcess {
  const child = spawn(program, args, {
    cwd: directory,
    // eslint-disable-next-line node/no-process-env -- what a child inherits; nothing is read from it
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const { pid } = child
  if (pid) {
    leaders.add(pid)
    child.once('exit', () => leaders.delete(pid))
  }
  return child
}

function interrupt(leader: number): void {
  // The group may be gone already.
  try {
    process.kill(-leader, 'SIGINT')
  } catch {
    /* nothing to stop */
  }
}

function outputOf(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return () => output
}

const untilPrinted = (pattern: RegExp, child: ChildProcess, command: readonly string[]): Promise<RegExpMatchArray> =>
  new Promise((resolve, reject) => {
    const output = outputOf(child)
    const fail = (reason: string) => reject(new Error(`${command.join(' ')}: ${reason}\n${output()}`))
    const timer = setTimeout(() => fail(`not ready after ${startTimeoutMs / 1000} s`), startTimeoutMs)
    const look = () => {
      const found = output().match(pattern)
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout?.on('data', look)
    child
      .once('error', error => fail(error.message))
      .once('exit', code => {
        clearTimeout(timer)
        fail(`exit ${code}`)
      })
  })
