import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { countCall } from '../system/metrics.ts'
import type { Services } from '../services.ts'
import { readVariant } from '../variant/visitor.ts'
import { requestInfoOf, type App } from './request.ts'

/** Gives each request its id and leaves one log line and one measurement behind, whatever the answer was. */
export const observe = ({ log, config }: Services): MiddlewareHandler<App> => async (context, next) => {
  const startedAt = performance.now()
  const request = requestInfoOf(context)
  const call: App['Variables']['call'] = {
    name: 'other', userId: null, companyId: null, variant: await readVariant(config, context.req.header('cookie')),
  }
  context.set('request', request)
  context.set('call', call)
  await next()
  context.res.headers.set('x-request-id', request.id)
  const durationMs = performance.now() - startedAt
  const { status } = context.res
  countCall(call, status, durationMs)
  const line = { request_id: request.id, call: call.name, method: context.req.method, status, duration_ms: Math.round(durationMs * 10) / 10, user_id: call.userId, company_id: call.companyId, variant: call.variant }
  // The path of a contract call is in its name; probes would only be noise. What was asked for may hold a grant: what it matched says enough.
  if (call.name === 'other') log.debug({ ...line, path: routePath(context, -1) }, 'request')
  else log.info(line, 'call')
}
