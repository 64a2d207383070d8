import { createDiskStore, createS3Store, type FileStore } from '@invoice-card/file-store'
import { join } from 'node:path'
import { UsageError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { ownBucket } from './own-bucket.ts'

const storeNames = ['disk', 's3'] as const
export type StoreName = (typeof storeNames)[number]

/** @throws UsageError for what is no store */
export function storeNamed(text: string | undefined, option: string): StoreName {
  const name = storeNames.find(known => known === text)
  if (name === undefined) throw new UsageError(`${option} takes ${storeNames.join(' or ')}, not ${text ?? 'nothing'}`)
  return name
}

export const openStore = (data: DataDirectory, name: StoreName): FileStore =>
  name === 'disk' ? createDiskStore(join(data.root, 'files')) : createS3Store(ownBucket())
