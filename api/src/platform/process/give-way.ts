import { setPriority } from 'node:os'

/**
 * Lets other processes have the processor before a child of ours.
 * @param niceness 0 to 19; 0 leaves it as it is
 */
export function giveWay(pid: number | undefined, niceness: number): void {
  if (pid === undefined || niceness === 0) return
  try {
    setPriority(pid, niceness)
  } catch {
    // It has ended already.
  }
}
