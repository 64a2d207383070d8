import type { Readable } from 'node:stream'

/** Bytes of a file as they were put, with what was learned on the way. */
export interface StoredFile {
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** A file as a listing names it. */
export interface ListedFile {
  readonly key: string
  readonly size: number
  readonly writtenAt: Date
}

/** A file with its hash. */
export interface InspectedFile extends StoredFile {
  readonly writtenAt: Date
}

/** With which a store that speaks HTTP hands out a file. */
export interface FileHeaders {
  readonly contentType: string
  readonly cacheControl: string
  readonly contentEncoding?: string
}

/** How a browser is to take what it downloads. */
interface Download {
  readonly contentType: string
  readonly disposition: string
  readonly lifeMs: number
}

/**
 * Where files are: a disk, or a store that speaks S3. Keys are paths of letters, digits, `-`, `.` and `/`; their first
 * part is their group. A store that cannot be reached is never taken for one without the file.
 */
export interface FileStore {
  /**
   * Stores a stream under a key in place of what was there; nothing is visible before it is complete.
   * @throws FileTooLarge, FileStoreUnavailable
   */
  put(key: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile>
  /**
   * The same where nothing is there yet; null where something is, which stays as it is.
   * @param headers that S3 answers with; a disk has none
   */
  add(
    key: string,
    bytes: AsyncIterable<Uint8Array>,
    maxBytes: number,
    headers?: FileHeaders,
  ): Promise<StoredFile | null>
  /**
   * Opens a file for reading, or null where there is none. The stream fails where the bytes are not those that were
   * put.
   */
  open(key: string): Promise<{ readonly stream: Readable; readonly size: number } | null>
  /** How many bytes a file has, or null where there is none. */
  sizeOf(key: string): Promise<number | null>
  /** Runs `use` with the path of a local copy; the copy may be gone afterwards. @throws where there is no such file */
  withLocalCopy<T>(key: string, use: (path: string) => Promise<T>): Promise<T>
  /**
   * Renames a file; false where there is none. One that is cut off may leave the file under both keys, and never under
   * none.
   */
  move(from: string, to: string): Promise<boolean>
  /** Removes a file, if it is there. */
  remove(key: string): Promise<void>
  /** Removes everything of a group, half-written files as well, that was written before a moment. */
  removeOlder(group: string, before: Date): Promise<void>
  /**
   * Size, hash and age of a file, or null where there is none. S3 remembers the hash of what came in one request; else
   * all bytes are read.
   */
  inspect(key: string): Promise<InspectedFile | null>
  /** The groups that have files. */
  groups(): Promise<readonly string[]>
  /** All complete files of a group in the order of their keys. */
  list(group: string): AsyncIterable<ListedFile>
  /**
   * An address from which a browser fetches the file without us, until its life is over; null where browsers do not
   * reach the store.
   */
  downloadUrl(key: string, download: Download): Promise<string | null>
  /** Whether files can be read and written. @throws FileStoreUnavailable with the reason */
  check(): Promise<void>
}

/** A stream had more bytes than its caller allows. Nothing of it is stored. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

/**
 * The store does not answer, refuses us, or lost its bucket: it says nothing about a file. Trying again later may
 * help.
 */
export class FileStoreUnavailable extends Error {
  override name = 'FileStoreUnavailable'
}

/** The bytes that came differ from those that were sent or stored. */
export class FileDamaged extends Error {
  override name = 'FileDamaged'
}

/** The key itself. @throws for anything that could lead out of the store */
export function fileKey(key: string): string {
  if (!/^[\w-]+(?:[/.][\w-]+)*$/.test(key)) throw new Error(`${key} is no key of a file`)
  return key
}
