import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3/late-store.ts'
import type { FileStoreSettings } from './settings.ts'
import { withFallback } from './with-fallback.ts'

/** The file store that the settings name. @param folder of the disk's files */
export function createFileStore(settings: FileStoreSettings, folder: string): FileStore {
  const create = (name: 'disk' | 's3'): FileStore => {
    if (name === 'disk') return createDiskStore(folder)
    if (!settings.s3) throw new Error('Settings that use S3 have its address')
    return createS3Store(settings.s3)
  }
  const first = create(settings.store)
  return settings.fallback === null ? first : withFallback(first, create(settings.fallback))
}
