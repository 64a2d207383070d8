import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { randomUUID } from 'node:crypto'
import { readTraceparent, writeTraceparent } from './traceparent.ts'

context.setGlobalContextManager(new AsyncLocalStorageContextManager())

/** Does work as the next step of the trace that somebody else began, or as the first one of its own. */
export function inTrace<T>(
  traceparent: string | null | undefined,
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const sender = readTraceparent(traceparent)
  return inSpan(name, options, work, sender ? trace.setSpanContext(ROOT_CONTEXT, sender) : ROOT_CONTEXT)
}

/** Does work as a step of the current trace. */
export function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
  parent: Context = context.active(),
): Promise<T> {
  const started = trace.getTracer('invoice-card').startSpan(name, options, parent)
  // While nothing is exported, a step has the ids of the one before it, and the first one none.
  const span = isSpanContextValid(started.spanContext()) ? started : trace.wrapSpanContext(newIds())
  return context.with(trace.setSpan(parent, span), async () => {
    try {
      return await work(span)
    } catch (error) {
      // A message may hold what belongs to a user.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Of UUIDs, whose random bits Node draws in advance for many. */
const newIds = () => ({
  traceId: randomUUID().replaceAll('-', ''),
  spanId: randomUUID().replaceAll('-', '').slice(16),
  traceFlags: TraceFlags.SAMPLED,
})

const current = () => trace.getSpan(context.active())?.spanContext()

/** For log lines: the current trace, or nothing outside of one. */
export function traceFields(): { trace_id?: string } {
  const ids = current()
  return ids ? { trace_id: ids.traceId } : {}
}

/** The header that continues the current trace elsewhere; undefined outside of one. */
export function currentTraceparent(): string | undefined {
  const ids = current()
  return ids && writeTraceparent(ids)
}
