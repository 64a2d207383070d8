import { isSpanContextValid, TraceFlags, type SpanContext } from '@opentelemetry/api'

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** A `traceparent` header (W3C Trace Context); undefined for what is none. */
export function readTraceparent(header: string | null | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = form.exec(header ?? '') ?? []
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
  return isSpanContextValid(spanContext) ? spanContext : undefined
}

export const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')}`
