import { RefusalError } from '@invoice-card/api-client'

/**
 * A refusal whose fields are the form's below `path`; any other error as it is. For a call that takes a part of a form.
 *
 *     catch (error) { throw refusalAt('account', error) }
 */
export function refusalAt(path: string, error: unknown): unknown {
  if (!(error instanceof RefusalError)) return error
  const { httpStatus, code, message, fields, details, requestId, method, url, traceId } = error
  const placed = fields.map(({ field, ...fault }) => ({ ...fault, field: `${path}.${field}` }))
  return new RefusalError(
    httpStatus,
    { status: code, message, details, request_id: requestId, fields: placed },
    { method, url, traceId },
  )
}
