import { ApiError, currentTraceId } from '@invoice-card/api-client'

const known = new WeakMap<Error, string>()

/**
 * Trace of the call that failed, or of the press before another error: what its report has and the error view quotes.
 */
export function traceOf(error: unknown): string {
  if (error instanceof ApiError) return error.traceId
  if (!(error instanceof Error)) return currentTraceId()
  const id = known.get(error) ?? currentTraceId()
  known.set(error, id)
  return id
}
