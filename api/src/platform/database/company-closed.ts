/** Whether a trigger refused a row because a company of it has left the service: the call was let in just before. */
export const isCompanyClosedError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'CL001'

/** The same of one company, which may not be the caller's. */
export const isClosedError = (error: unknown, companyId: number): boolean =>
  isCompanyClosedError(error) && (error as { detail?: string }).detail === String(companyId)
