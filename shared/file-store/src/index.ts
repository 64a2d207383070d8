/** For Node only: where files are, on a disk or in a store that speaks S3 (decision 0130). */
export { createDiskStore } from './disk-store.ts'
export { createFileStore } from './create-file-store.ts'
export { type FileHeaders, type FileStore, FileStoreUnavailable, FileTooLarge, type ListedFile } from './file-store.ts'
export { hashOfStream } from './counted.ts'
export { removalLockName, unfinishedGroups } from './groups.ts'
export { createS3Store } from './s3/late-store.ts'
export {
  fileStoreEntries,
  type FileStoreSettings,
  fileStoreSettings,
  s3Entries,
  type S3Settings,
  s3Settings,
} from './settings.ts'
