import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api'
import type { Context as HonoContext, MiddlewareHandler, Next } from 'hono'
import { routePath } from 'hono/route'
import { type CallVariant, countCall } from '../platform/metrics/public.ts'
import type { Services } from '../platform/services/public.ts'
import { inTrace, readPageOrigin } from '../platform/tracing/public.ts'
import { type App, requestInfoOf } from '../platform/http/public.ts'

type VariantOf = (cookies: string | undefined) => Promise<CallVariant>

/**
 * Gives each request its id and trace, and leaves a log line, a span and a measurement behind, whatever the answer was.
 * @param variantOf which variant of the pages a caller has, where there are pages
 */
export function observe(services: Services, variantOf: VariantOf = async () => 'none'): MiddlewareHandler<App> {
  // The line of a call has texts and numbers only, each named below; looking for secrets took as long as writing it.
  const observing = { ...services, log: services.log.child({}, { redact: [] }) }
  return (context, next) =>
    // Probes belong to no trace.
    context.req.path.startsWith('/api/')
      ? inTrace(context.req.header('traceparent'), context.req.method, { kind: SpanKind.SERVER }, span =>
          answer(observing, variantOf, context, next, span),
        )
      : answer(observing, variantOf, context, next)
}

async function answer(
  { log, config }: Services,
  variantOf: VariantOf,
  context: HonoContext<App>,
  next: Next,
  span?: Span,
): Promise<void> {
  const startedAt = performance.now()
  const request = requestInfoOf(context, config)
  const call: App['Variables']['call'] = {
    name: 'other',
    userId: null,
    companyId: null,
    variant: await variantOf(context.req.header('cookie')),
  }
  context.set('request', request)
  context.set('call', call)
  const headers = { 'x-request-id': request.id, ...(span && { 'x-trace-id': span.spanContext().traceId }) }
  context.set('headers', headers)
  await next()
  if (!context.get('isComplete'))
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  const durationMs = performance.now() - startedAt
  const { status } = context.res
  countCall(call, status, durationMs)
  const page = readPageOrigin(context.req.header('baggage'))
  span?.updateName(call.name).setAttributes({
    'http.request.method': context.req.method,
    'http.response.status_code': status,
    'app.release': page.release,
    'app.route': page.route,
  })
  if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
  const line = {
    request_id: request.id,
    call: call.name,
    method: context.req.method,
    status,
    duration_ms: Math.round(durationMs * 10) / 10,
    user_id: call.userId,
    company_id: call.companyId,
    variant: call.variant,
    ...page,
  }
  // The path of a contract call is in its name; probes would only be noise. What was asked for may hold a grant: what
  // it matched says enough.
  if (call.name === 'other') log.debug({ ...line, path: routePath(context, -1) }, 'request')
  else log.info(line, 'call')
}
