import { platformErrors, type ErrorBody } from '@invoice-card/contracts'
import { FileStoreUnavailable } from '@invoice-card/file-store'
import type { Context as HonoContext } from 'hono'
import { isCompanyClosedError, isDatabaseDown } from '../database/public.ts'
import type { Log } from '../log/public.ts'
import { platformMessages } from './messages.ts'
import { Refusal } from './refuse.ts'
import type { App } from './request.ts'

/** As nginx counts it; nobody reads the answer. */
const callerLeft = 499 as 400

/**
 * Node's error for a body that its sender did not finish: it has the code of a database that is gone, which gets
 * another answer.
 */
const hasCallerLeft = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string }
  return code === 'ECONNRESET' && message === 'aborted'
}

/**
 * Turns whatever was thrown into an answer; an error that is no refusal is logged in full and hidden from the caller.
 */
export function answerFailure(log: Log, error: unknown, context: HonoContext<App>): Response {
  const request_id = context.var.request.id
  if (error instanceof Refusal) {
    if (error.retryAfterSeconds) context.header('retry-after', String(error.retryAfterSeconds))
    if (error.challenge) context.header('www-authenticate', error.challenge)
    const { code, message, fields, details } = error
    const body: ErrorBody = {
      status: code,
      message,
      request_id,
      ...(fields ? { fields: [...fields] } : {}),
      ...(details ? { details } : {}),
    }
    return context.json(body, error.httpStatus as 400)
  }
  if (hasCallerLeft(error)) {
    log.info({ request_id, call: context.var.call.name }, 'caller left')
    return context.body(null, callerLeft)
  }
  if (isCompanyClosedError(error)) {
    log.info({ request_id, call: context.var.call.name }, 'company was closed meanwhile')
    const status = 'invalid_access_token'
    return context.json(
      { status, message: platformMessages[status], request_id } satisfies ErrorBody,
      platformErrors[status],
    )
  }
  const down = downOf(error)
  log.error({ err: error, request_id, call: context.var.call.name }, down ? `${down} not reachable` : 'call failed')
  const status = down ? 'service_unavailable' : 'internal_error'
  return context.json({ status, message: platformMessages[status], request_id } satisfies ErrorBody, down ? 503 : 500)
}

/** What of ours does not answer. */
function downOf(error: unknown): string | null {
  if (error instanceof FileStoreUnavailable) return 'file store'
  return isDatabaseDown(error) ? 'database' : null
}
