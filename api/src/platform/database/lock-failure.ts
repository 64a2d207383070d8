/**
 * How long a transaction that gives way waits for a lock. Less than PostgreSQL waits before it ends one of two
 * transactions that wait for each other (one second).
 */
export const lockTimeout = '500ms'

/** A lock that did not come in time, or a transaction that was ended so that another one could go on. */
export const isLockFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')
