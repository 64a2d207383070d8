import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { FileBudget } from '../file-budget/public.ts'

/** Measures the processes of one piece of work and ends them all once they have taken more than they may. */
export interface Budget {
  /** This process belongs to it from now on; where the budget is spent, it ends at once. */
  readonly include: (child: ChildProcess) => void
  /** Processor time that it has taken, in ms, as it was measured last; 0 before that. */
  readonly cpuMsOf: (child: ChildProcess) => number
  /** What was exceeded; null while nothing is. */
  readonly overrun: () => string | null
}

// A decoder fills some 100 MB in that time.
const measureEveryMs = 100
const mebibyte = 1024 ** 2

/**
 * Processor time adds up over all threads of all processes, ended ones too. Memory is what is resident, for
 * `--max-old-space-size` counts neither WebAssembly nor native libraries, and a limit of addresses (RLIMIT_AS) would
 * count what V8 and WebAssembly only reserve.
 */
export function createBudget({ cpuMs, memoryBytes }: FileBudget): Budget {
  const running = new Set<ChildProcess>()
  const cpuOf = new Map<ChildProcess, number>()
  let exceeded: string | null = null

  const end = (reason: string) => {
    exceeded = reason
    for (const child of running) child.kill('SIGKILL')
  }
  const measure = async () => {
    let memory = 0
    for (const child of running) {
      const use = await usageOf(child)
      if (!use) continue
      memory += use.memory
      cpuOf.set(child, use.cpuMs)
    }
    const cpu = [...cpuOf.values()].reduce((sum, ms) => sum + ms, 0)
    if (memory > memoryBytes) end(`over the ${Math.round(memoryBytes / mebibyte)} MiB of memory that a file may take`)
    else if (cpu > cpuMs) end(`over the ${cpuMs} ms of processor time that a file may take`)
  }
  let isWatching = false
  const watch = async () => {
    isWatching = true
    try {
      while (running.size > 0 && exceeded === null) {
        await measure()
        await delay(measureEveryMs, undefined, { ref: false })
      }
    } catch (error) {
      end(`not measured: ${String(error)}`)
    }
    isWatching = false
  }
  return {
    cpuMsOf: child => cpuOf.get(child) ?? 0,
    overrun: () => exceeded,
    include: child => {
      // It never began, and will never end.
      if (child.pid === undefined) return
      if (exceeded !== null) child.kill('SIGKILL')
      running.add(child)
      child.once('exit', () => running.delete(child))
      if (!isWatching) void watch()
    },
  }
}

interface Usage {
  readonly cpuMs: number
  /** Resident, in bytes. */
  readonly memory: number
}

/** Undefined for a process that has ended. */
async function usageOf({ pid = 0 }: ChildProcess): Promise<Usage | undefined> {
  try {
    return await (process.platform === 'linux' ? readUsage(pid) : askUsage(pid))
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code))) return undefined
    throw error
  }
}

// Linux shows times to programs in hundredths of a second, whatever its own clock does (USER_HZ).
const msPerTick = 10

/**
 * From /proc (proc_pid_stat(5), proc_pid_status(5)). pidusage holds these files open and closes them by a timer: after
 * a pause of the event loop it read from a closed descriptor, or closed one that was another's by then.
 */
async function readUsage(pid: number): Promise<Usage> {
  const [stat, status] = await Promise.all(
    ['stat', 'status'].map(name => readFile(`/proc/${pid}/${name}`, { encoding: 'latin1' })),
  )
  // The name of the program stands in parentheses, and may have any sign in it.
  const fromState = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  const [utime, stime] = [fromState[11], fromState[12]].map(Number)
  // In kB whatever the size of a page is; one that is ending has none.
  const memory = Number(status?.match(/^VmRSS:\s+(\d+) kB$/m)?.[1] ?? 0) * 1024
  const cpuMs = ((utime ?? Number.NaN) + (stime ?? Number.NaN)) * msPerTick
  if (!Number.isFinite(cpuMs)) throw new Error(`/proc/${pid}/stat has no times`)
  return { cpuMs, memory }
}

/** Of systems without /proc, those of developers. */
async function askUsage(pid: number): Promise<Usage> {
  // Loaded by those who measure: the measured processes load this module too, and may not read what it reads.
  const { default: pidusage } = await import('pidusage')
  const { ctime, memory } = await pidusage(pid, { maxage: 60_000 })
  return { cpuMs: ctime, memory }
}
