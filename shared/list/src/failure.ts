import { ApiError } from '@invoice-card/api-client'

/** What to say when a list could not be loaded; undefined where the usual words do. */
export const failureTextOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.message : undefined
