import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setInterval } from 'node:timers/promises'

const everyMs = 100

/** Runs something and watches the processes it starts: the most memory that one of them held; 0 where there is no /proc. */
export async function watchChildren<Result>(run: () => Promise<Result>): Promise<{ readonly result: Result, readonly peakBytes: number }> {
  const stop = new AbortController()
  let peakBytes = 0
  const watching = (async () => {
    try {
      for await (const _ of setInterval(everyMs, undefined, { signal: stop.signal })) peakBytes = Math.max(peakBytes, ...childPeaks())
    }
    catch (error) {
      if (!stop.signal.aborted) throw error
    }
  })()
  try {
    return { result: await run(), get peakBytes() { return peakBytes } }
  }
  finally {
    stop.abort()
    await watching
  }
}

const childPeaks = (): number[] => (existsSync('/proc/self/status') ? readdirSync('/proc').filter(name => /^\d+$/.test(name)).map(peakOfChild) : [])

function peakOfChild(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === process.pid ? Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024 : 0
  }
  catch {
    return 0
  }
}
