import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DataDirectory } from '../data-directory.ts'
import { readSet, setPath } from './store.ts'

/** One set of the history, or why it cannot be read. */
export type HistoryEntry =
  | { readonly sequence: number, readonly set: EnvironmentSet }
  | { readonly sequence: number, readonly set: null, readonly message: string }

/** Sets of an environment, newest first, read one by one. A damaged one does not hide those before it. */
export async function* readHistory(data: DataDirectory, name: string): AsyncGenerator<HistoryEntry> {
  const files = await readdir(dirname(setPath(data, name, 1))).catch(() => [])
  const sequences = files.flatMap(file => (/^\d+\.json$/.test(file) ? [Number.parseInt(file, 10)] : []))
  for (const sequence of sequences.toSorted((a, b) => b - a)) {
    yield await readSet(data, name, sequence).then(
      set => ({ sequence, set }),
      (error: Error) => ({ sequence, set: null, message: error.message }),
    )
  }
}
