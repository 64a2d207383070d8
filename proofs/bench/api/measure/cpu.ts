import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Processes by a name of their own: one, or one with all its children, as PostgreSQL has them. */
export type Processes = Readonly<Record<string, { readonly pid: number; readonly withChildren?: boolean }>>

/** Ticks of a processor in a second, on every Linux that runs Node. */
const ticksPerSecond = 100

/**
 * Milliseconds of processor time that each has taken since it began, with those of its children that have ended.
 * Nothing where there is no /proc.
 */
export function cpuTimes(processes: Processes): Record<string, number> {
  if (!existsSync('/proc/self/stat')) return {}
  const all = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(readTimes)
  return Object.fromEntries(
    Object.entries(processes).map(([name, { pid, withChildren }]) => [
      name,
      all
        .filter(one => one.pid === pid || (withChildren && one.parent === pid))
        .reduce((sum, one) => sum + one.ms + (withChildren && one.pid === pid ? one.endedMs : 0), 0),
    ]),
  )
}

function readTimes(pid: string) {
  try {
    // The name may hold anything, also spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const ms = (first: number) => ((Number(fields[first]) + Number(fields[first + 1])) * 1000) / ticksPerSecond
    return [{ pid: Number(pid), parent: Number(fields[1]), ms: ms(11), endedMs: ms(13) }]
  } catch {
    return []
  }
}
