/** Whether a trigger refused a row because its company has left the service: the call was let in just before. */
export const isCompanyClosed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'CL001'
