/**
 * Whether PostgreSQL refused a row because another one has the same key (SQLSTATE 23505). @param index any, or the one
 * of this name
 */
export const isUniqueViolation = (error: unknown, index?: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  (index === undefined || ('constraint' in error && error.constraint === index))

/** A row that a check constraint of its table refuses. */
export const isCheckViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23514'
