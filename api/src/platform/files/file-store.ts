import type { Readable } from 'node:stream'

/** Bytes of a file as they were put, with what was learned on the way. */
interface StoredFile {
  readonly size: number
  readonly sha256: string
}

/** Where files are kept. The disk now; an object store answers the same questions. Keys are paths of letters, digits, `-`, `.` and `/`. */
export interface FileStore {
  /** Keeps a stream under a key, replacing what was there; nothing is visible before it is complete. @throws FileTooLarge */
  put(key: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile>
  /** Opens a file for reading, or null where there is none. */
  open(key: string): Promise<{ readonly stream: Readable; readonly size: number } | null>
  /** How many bytes a file has, or null where there is none. */
  sizeOf(key: string): Promise<number | null>
  /** Runs `use` with the path of a local copy; the copy may be gone afterwards. @throws where there is no such file */
  withLocalCopy<T>(key: string, use: (path: string) => Promise<T>): Promise<T>
  /** Renames a file; false where there is none. */
  move(from: string, to: string): Promise<boolean>
  /** Removes a file, if it is there. */
  remove(key: string): Promise<void>
  /** Removes everything of a group (the first part of keys), half-written files as well, that was written before a moment. */
  removeOlder(group: string, before: Date): Promise<void>
}

export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

/** Groups of files that are not accepted yet. */
export const unfinishedGroups = ['uploads', 'candidates'] as const

/** Keys of everything that belongs to an uploaded file. */
export const fileKeys = {
  /** As the browser put it, not yet looked at. */
  upload: (fileId: string) => `uploads/${fileId}`,
  /** Taken out of the browser's reach, being looked at. */
  candidate: (fileId: string) => `candidates/${fileId}`,
  original: (fileId: string) => `originals/${fileId}`,
  page: (fileId: string, page: number) => `pages/${fileId}/${page}.png`,
}
