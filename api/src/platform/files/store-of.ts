import { join } from 'node:path'
import type { Config } from '../config/public.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'

/** The file store of this environment. */
export const fileStoreOf = ({ dataDir }: Pick<Config, 'dataDir'>): FileStore => createDiskStore(join(dataDir, 'files'))
