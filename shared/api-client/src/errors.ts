import type { ErrorBody, FieldError } from '@invoice-card/contracts'
import { currentTraceId, recordFailure } from './trace.ts'

interface Origin {
  readonly method: string
  readonly url: string
  readonly traceId?: string | null
}

/** Base of everything a call rejects with; `method` and `url` say which call, `traceId` finds it in the logs. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly method: string
  readonly url: string
  readonly traceId: string
  constructor(message: string, { method, url, traceId }: Origin, options?: ErrorOptions) {
    super(message, options)
    this.method = method
    this.url = url
    this.traceId = traceId ?? currentTraceId()
    recordFailure(this.traceId)
  }
}

/** The API understood the call and said no; `code` is in the contract, `message` is Japanese and fit to be shown. */
export class RefusalError extends ApiError {
  override name = 'RefusalError'
  readonly code: string
  readonly httpStatus: number
  readonly fields: readonly FieldError[]
  /** Values of the refusal's own, e.g. `remaining_attempts` of a code. */
  readonly details: NonNullable<ErrorBody['details']>
  readonly requestId: string | undefined
  constructor(httpStatus: number, body: ErrorBody, origin: Origin) {
    super(body.message, origin)
    this.code = body.status
    this.httpStatus = httpStatus
    this.fields = body.fields ?? []
    this.details = body.details ?? {}
    this.requestId = body.request_id
  }
}

/** No usable answer: offline, timed out, a dead API or edge. The call may or may not have taken effect. */
export class UnreachableError extends ApiError {
  override name = 'UnreachableError'
}

/** An answer that the contract does not allow: a defect of one of the two sides. */
export class ContractError extends ApiError {
  override name = 'ContractError'
}

/** The session ended while the call was in progress; the host is already showing the sign-in screen. */
export class SessionEndedError extends ApiError {
  override name = 'SessionEndedError'
}

/** True for a refusal with one of these codes. */
export const isRefusal = (error: unknown, ...codes: readonly string[]): error is RefusalError =>
  error instanceof RefusalError && (codes.length === 0 || codes.includes(error.code))
