import { RefusalError, UnreachableError } from '@invoice-card/api-client'

/** What the user is told when a change fails. */
export const failureText = (error: unknown): string =>
  error instanceof RefusalError || error instanceof UnreachableError ? error.message : '変更できませんでした。しばらくしてからもう一度お試しください。'
