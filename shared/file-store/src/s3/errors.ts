import { FileDamaged, FileStoreUnavailable, FileTooLarge } from '../file-store.ts'

interface S3Error {
  readonly name?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

const statusOf = (error: unknown): number | undefined => (error as S3Error).$metadata?.httpStatusCode

/** True where the store said that it has no such object. A bucket that is gone is something else. */
export const isMissing = (error: unknown): boolean =>
  (error as S3Error).name === 'NoSuchKey' || ((error as S3Error).name === 'NotFound' && statusOf(error) === 404)

/** True where a condition of a request did not hold, or another request for the same key won. */
export const isTaken = (error: unknown): boolean => [409, 412].includes(statusOf(error) ?? 0)

/** True where the store has no such request at all (HTTP 405 or 501): smaller stores lack some of S3. */
export const isNotImplemented = (error: unknown): boolean => [405, 501].includes(statusOf(error) ?? 0)

/** What a caller gets: errors of the file or of the caller as they are, all others as a store that cannot be used. */
export function asStoreError(error: unknown, what: string): unknown {
  if (error instanceof FileTooLarge || error instanceof FileDamaged || error instanceof FileStoreUnavailable)
    return error
  const { name, message } = error as Error
  return new FileStoreUnavailable(`The file store failed: ${what}: ${name}: ${message}`, { cause: error })
}
