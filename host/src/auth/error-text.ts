import { RefusalError, UnreachableError } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { reportError } from '../reports/report.ts'

/** What the user reads when a call fails before anybody is signed in; a defect is reported, too. */
export function errorText(error: unknown): string {
  if (!(error instanceof RefusalError || error instanceof UnreachableError)) reportError(error)
  return failureText(error)
}
