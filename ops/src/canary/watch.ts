import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { readCurrentSet } from '../environment/stored/store.ts'

/** How often the reports are read: well within the minute in which a canary that fails has to end. */
const everyMs = 2000

/** Ends the canary of an environment where it fails. @returns why it was ended, or null. */
async function endWhereItFails(data: DataDirectory, name: string): Promise<string | null> {
  const set = await readCurrentSet(data, name)
  // Loaded with the first canary: most starts have none.
  return set?.canary ? (await import('./end.ts')).endIfItFails(data, name, set, set.canary) : null
}

/** Looks after the canaries of an environment from now on, one look after the other. */
export function watchCanaries(data: DataDirectory, name: string, report: (line: string) => void): void {
  const checkCanary = tolerant(data, name, report)
  const next = async () => {
    const ended = await checkCanary()
    if (ended) report(ended)
    setTimeout(() => void next(), everyMs).unref()
  }
  void next()
}

/**
 * Waits until no canary runs any more. @returns the set that ended it, and why where that was done here.
 * @throws OpsError where the first look fails: nobody would know that nothing is watched.
 */
export async function untilEnded(data: DataDirectory, name: string, report: (line: string) => void) {
  let ended = await endWhereItFails(data, name)
  if (ended === null) report(`watching the canary of ${name}`)
  const checkCanary = tolerant(data, name, report)
  for (;;) {
    const set = await readCurrentSet(data, name)
    if (!set?.canary) return { set, ended }
    await new Promise(resolve => setTimeout(resolve, everyMs))
    ended = await checkCanary()
  }
}

/** A database that is away for an hour is one line, not two thousand, and no end of the watch. */
function tolerant(data: DataDirectory, name: string, report: (line: string) => void): () => Promise<string | null> {
  let lastProblem = ''
  return async () => {
    try {
      const ended = await endWhereItFails(data, name)
      lastProblem = ''
      return ended
    } catch (error) {
      const problem = error instanceof OpsError ? error.message : String(error)
      if (problem !== lastProblem) report(`The canary of ${name} is not watched: ${problem}`)
      lastProblem = problem
      return null
    }
  }
}
