import { RefusalError, UnreachableError } from '@invoice-card/api-client'
import { messages } from './messages.ts'

/** What the user is told when a change fails. */
export const failureText = (error: unknown): string =>
  error instanceof RefusalError || error instanceof UnreachableError ? error.message : messages.failed
