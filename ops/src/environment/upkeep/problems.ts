import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../../applications.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { changedText } from './drift.ts'
import { setsBefore } from '../stored/history.ts'
import { changedServedFiles, readCurrentSet } from '../stored/store.ts'
import { unlisted } from './unlisted.ts'

/**
 * What is not as ops wrote it: served files, the history, files that nobody listed. Each with what to do; empty when
 * all is sound.
 */
export async function findProblems(data: DataDirectory, name: string): Promise<string[]> {
  const set = await readCurrentSet(data, name)
  if (!set) return []
  const [changed, edited, others] = await Promise.all([
    changedServedFiles(data, set),
    historyProblems(data, set),
    unlisted(data, name),
  ])
  return [...changed.map(file => changedText(file, set)), ...edited, ...others]
}

async function historyProblems(data: DataDirectory, set: EnvironmentSet): Promise<string[]> {
  try {
    // Reading a set compares it with the hash that the next one names.
    for await (const _ of setsBefore(data, set)) continue
    return []
  } catch (error) {
    if (error instanceof OpsError) return [error.message]
    throw error
  }
}
