import { createFileStore, type FileStore } from '@invoice-card/file-store'
import { join } from 'node:path'
import type { Config } from '../config/public.ts'

/** One per process: a store that is reached over the network has connections. */
const stores = new WeakMap<Config['fileStore'], FileStore>()

/** The file store of this environment. */
export function fileStoreOf({ dataDir, fileStore }: Pick<Config, 'dataDir' | 'fileStore'>): FileStore {
  const known = stores.get(fileStore)
  if (known) return known
  const created = createFileStore(fileStore, join(dataDir, 'files'))
  stores.set(fileStore, created)
  return created
}
