import type { EnvironmentSet } from '@invoice-card/environment/schema'
import type { DataDirectory } from '../../data-directory.ts'
import { readBefore, readSet } from './history.ts'
import { readBase } from './interrupted.ts'

/** One set of the history, or why it cannot be read. */
export type HistoryEntry =
  | { readonly sequence: number; readonly set: EnvironmentSet }
  | { readonly sequence: number; readonly set: null; readonly message: string }

/**
 * Sets of an environment, newest first, read one by one; also of one that has expired. Each vouches for the one before.
 * A damaged one does not hide those before it: the next is believed by its own signature.
 */
export async function* readHistory(data: DataDirectory, name: string): AsyncGenerator<HistoryEntry> {
  const base = await readBase(data, name, 'expired')
  if (!base) return
  let next: HistoryEntry = { sequence: base.set.sequence, set: base.set }
  yield next
  while (next.sequence > 1 && next.set?.previous !== null) {
    next = await readEntry(data, name, next)
    yield next
  }
}

async function readEntry(data: DataDirectory, name: string, next: HistoryEntry): Promise<HistoryEntry> {
  const sequence = next.set?.previous ?? next.sequence - 1
  try {
    const opened = next.set ? await readBefore(data, next.set) : await readSet(data, name, sequence)
    return opened ? { sequence, set: opened.set } : { sequence, set: null, message: `There is no set ${sequence}` }
  } catch (error) {
    return { sequence, set: null, message: (error as Error).message }
  }
}
