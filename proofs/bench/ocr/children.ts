import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setInterval } from 'node:timers/promises'

const everyMs = 100

/**
 * Runs something and watches the processes it starts: the most memory that one of them held; 0 where there is no /proc.
 */
export async function watchChildren<Result>(
  run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly peakBytes: number }> {
  const stop = new AbortController()
  let peakBytes = 0
  const watching = (async () => {
    try {
      for await (const _ of setInterval(everyMs, undefined, { signal: stop.signal }))
        peakBytes = Math.max(peakBytes, ...childPeaks())
    } catch (error) {
      if (!stop.signal.aborted) throw error
    }
  })()
  try {
    return {
      result: await run(),
      get peakBytes() {
        return peakBytes
      },
    }
  } finally {
    stop.abort()
    await watching
  }
}

const hasProc = existsSync('/proc/self/status')
const childPeaks = (): number[] =>
  children().map(pid => Number(/^VmHWM:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1024)

/**
 * What the processes that this one started have worked so far, in milliseconds of one processor: unlike the time they
 * took, it hardly depends on who else uses the machine. 0 where there is no /proc.
 */
export function workedMs(): number {
  if (!hasProc) return 0
  // Of those that have ended, then of those that run: utime, stime, cutime and cstime of proc_pid_stat(5).
  const [, , endedUser = 0, endedSystem = 0] = timesOf('self')
  return (
    children().reduce(
      (sum, pid) =>
        sum +
        timesOf(pid)
          .slice(0, 2)
          .reduce((own, ticks) => own + ticks, 0),
      endedUser + endedSystem,
    ) * msPerTick
  )
}

const msPerTick = 10
const timesOf = (pid: string): number[] =>
  textOf(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 15)
    .map(Number)

const children = (): string[] =>
  hasProc
    ? readdirSync('/proc')
        .filter(name => /^\d+$/.test(name))
        .filter(pid => Number(/^PPid:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1]) === process.pid)
    : []

/** Nothing where the process has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
