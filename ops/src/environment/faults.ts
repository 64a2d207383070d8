import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { setsBefore } from './history.ts'
import { changedServedFiles, readLive } from './store.ts'
import { unlisted } from './unlisted.ts'

/** What is not as ops wrote it: served files, the history, files that nobody listed. Each with what to do; empty when all is sound. */
export async function faults(data: DataDirectory, name: string): Promise<string[]> {
  const live = await readLive(data, name)
  if (!live) return []
  const changed = await changedServedFiles(data, live.set)
  return [
    ...changed.map(file => `${file} is not what set ${live.set.sequence} says: it was changed by hand. \`pnpm ops rollback --to ${live.set.sequence} --env ${name}\` writes it again`),
    ...await historyFaults(data, live),
    ...await unlisted(data, name),
  ]
}

async function historyFaults(
  data: DataDirectory, live: NonNullable<Awaited<ReturnType<typeof readLive>>>,
): Promise<string[]> {
  try {
    // Reading a set compares it with the hash that the next one names.
    for await (const _ of setsBefore(data, live)) continue
    return []
  }
  catch (error) {
    if (error instanceof OpsError) return [error.message]
    throw error
  }
}
