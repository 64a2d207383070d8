import type { FileStore } from '../file-store.ts'
import type { S3Settings } from '../settings.ts'
import type { S3Limits } from './client.ts'

/**
 * Files in a bucket of AWS S3 or of any store that speaks its protocol. The SDK, 19 MB of a process, is loaded with the
 * first use: most processes have their files on a disk.
 */
export function createS3Store(settings: S3Settings, limits?: S3Limits): FileStore {
  let opened: Promise<FileStore> | undefined
  const open = async () => {
    try {
      const { openS3Store } = await import('./s3-store.ts')
      return openS3Store(settings, limits)
    } catch (error) {
      // The next use tries again.
      opened = undefined
      throw error
    }
  }
  const store = () => (opened ??= open())
  return {
    put: async (...values) => (await store()).put(...values),
    add: async (...values) => (await store()).add(...values),
    open: async key => (await store()).open(key),
    sizeOf: async key => (await store()).sizeOf(key),
    withLocalCopy: async (key, use) => (await store()).withLocalCopy(key, use),
    move: async (from, to) => (await store()).move(from, to),
    remove: async key => (await store()).remove(key),
    removeOlder: async (group, before) => (await store()).removeOlder(group, before),
    inspect: async key => (await store()).inspect(key),
    groups: async () => (await store()).groups(),
    list: async function* (group) {
      yield* (await store()).list(group)
    },
    downloadUrl: async (...values) => (await store()).downloadUrl(...values),
    check: async () => (await store()).check(),
  }
}
