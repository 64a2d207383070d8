import { RefusalError, UnreachableError } from '@invoice-card/api-client'
import { reportError } from '../reports/report.ts'
import { unexpectedMessage } from './messages.ts'

/** What the user reads when a call of the sign-in fails; a defect is reported, and shown in general words. */
export function errorText(error: unknown): string {
  if (error instanceof RefusalError || error instanceof UnreachableError) return error.message
  reportError(error)
  return unexpectedMessage
}
