import { RefusalError, UnreachableError } from '@invoice-card/api-client'

/** What the user is told when something fails: the server's words, or the caller's own where it has none. */
export const failureTextOf = (error: unknown, otherwise: string): string =>
  error instanceof RefusalError || error instanceof UnreachableError ? error.message : otherwise
