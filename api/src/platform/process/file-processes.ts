import type { ChildProcess } from 'node:child_process'
import { defaultFileBudget, type FileBudget } from '../file-budget/public.ts'
import { createBudget } from './budget.ts'
import { createPriority } from './priority.ts'

/** The processes that work on one file: they give way together, and share what they may take. */
export interface FileProcesses {
  /** This process belongs to it from now on. */
  readonly include: (child: ChildProcess) => void
  /** Lets others have the processor first: 0 to 19, and it only rises. */
  readonly giveWay: (niceness: number) => void
  /** Processor time that one of them has taken, in ms. */
  readonly cpuMsOf: (child: ChildProcess) => number
  /** What of its budget was exceeded, which has ended all of its processes; null while nothing is. */
  readonly overrun: () => string | null
}

export function createFileProcesses({
  niceness = 0,
  budget: limits = defaultFileBudget,
}: { readonly niceness?: number; readonly budget?: FileBudget } = {}): FileProcesses {
  const priority = createPriority(niceness)
  const budget = createBudget(limits)
  return {
    include: child => {
      priority.include(child)
      budget.include(child)
    },
    giveWay: priority.giveWay,
    cpuMsOf: budget.cpuMsOf,
    overrun: budget.overrun,
  }
}
