export type {
  ClientCaller,
  ClientContext,
  Context,
  Idempotency,
  LiveSession,
  PublicContext,
  Session,
} from './context.ts'
export { decodeParam, decodeQuery } from './decode.ts'
export { escapeHtml } from './escape-html.ts'
export { answerFailure } from './failures.ts'
export { hashCall, idempotencyOf, readKey } from './idempotency.ts'
export { fieldErrorsOf } from './invalid-fields.ts'
export { readJsonBody } from './json-body.ts'
export { limitBody } from './limit-body.ts'
export { type Messages, platformMessages } from './messages.ts'
export { type Limit, limitRate, countLimitUse, resetRate, returnUse } from './rate-limit.ts'
export { Refusal, refusePlatform } from './refuse.ts'
export { type App, forwardedAddress, requestInfoOf } from './request.ts'
export { type AnyHandler, type ApiHandlers, resource, type Resource } from './resource.ts'
export { answerJson, securityHeaders } from './security-headers.ts'
export type { Sessions } from './sessions.ts'
export { unstorableTextsIn } from './storable-text.ts'
