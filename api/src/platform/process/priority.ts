import type { ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** How far the processes of one piece of work let others have the processor first: 0 to 19, and it only rises. */
export interface Priority {
  /** This process belongs to it from now on. */
  readonly include: (child: ChildProcess) => void
  readonly giveWay: (niceness: number) => void
}

export function createPriority(niceness = 0): Priority {
  let current = niceness
  const children = new Set<ChildProcess>()
  return {
    include: child => {
      children.add(child)
      child.once('exit', () => children.delete(child))
      setNiceness(child, current)
    },
    giveWay: wanted => {
      if (wanted <= current) return
      current = wanted
      for (const child of children) setNiceness(child, current)
    },
  }
}

function setNiceness({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined || niceness === 0) return
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, niceness)
    } catch {
      // It has ended already.
    }
  }
}

/** On Linux each thread has a niceness of its own; elsewhere the process has one for all. */
function threadsOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}
