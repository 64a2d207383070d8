import type { DocumentVariant, Variant } from '@invoice-card/environment/schema'
import { collectDefaultMetrics, Counter, Gauge, Histogram, register, Registry } from 'prom-client'

const callDuration = new Histogram({
  name: 'api_call_duration_seconds',
  help: "Time to answer a call, by its name in the contract, the HTTP status and the variant of the caller's browser.",
  labelNames: ['call', 'status', 'variant'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
})
const jobDuration = new Histogram({
  name: 'job_duration_seconds',
  help: 'Time of one attempt of a job.',
  labelNames: ['job', 'outcome'] as const,
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60, 300],
})
const gatewayDuration = new Histogram({
  name: 'gateway_call_duration_seconds',
  help: 'Time until the card gateway answered, or the call was cancelled.',
  labelNames: ['operation', 'outcome'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
})

const digitFailures = new Counter({
  name: 'digit_reading_failures_total',
  help: 'Pages of pictures whose digits the second engine could not read: what needs both engines is not sure there.',
})

const pageReports = new Counter({
  name: 'page_reports_total',
  help: 'What pages reported: errors, failed loads, policy violations and web vitals; `surplus` has no row of its own.',
  labelNames: ['application', 'type', 'variant'] as const,
})

/**
 * Counts one report of a page.
 * @param application in module federation, e.g. `remote_payments`, of a known set of names: each is a series for good
 */
export const countReport = (application: string, type: string, variant: DocumentVariant): void =>
  pageReports.inc({ application, type, variant })

/** Of a call: none without a canary, or from a caller whom no document of the product was sent to. */
export type CallVariant = Variant | 'none'

interface CountedCall {
  readonly name: string
  readonly variant: CallVariant
}

/** Counts one answered call. `name` comes from the contracts, so the number of series is bounded. */
export const countCall = ({ name, variant }: CountedCall, status: number, durationMs: number): void =>
  callDuration.observe({ call: name, status, variant }, durationMs / 1000)

export const countJob = (job: string, outcome: 'done' | 'failed', durationMs: number): void =>
  jobDuration.observe({ job, outcome }, durationMs / 1000)

export const countGatewayCall = (operation: string, outcome: string, durationMs: number): void =>
  gatewayDuration.observe({ operation, outcome }, durationMs / 1000)

/** Counts a page whose digits one engine alone has read. */
export const countDigitFailure = (): void => digitFailures.inc()

/** Memory, event loop and garbage collection of this process: for processes that live, not for tests. */
export const measureProcess = (): void => collectDefaultMetrics()

/** A figure, or one for each kind. */
type Value = number | ReadonlyMap<string, number>

/** What is looked up when somebody asks: name, help and how to find the value. */
export type Reading = readonly [name: string, help: string, read: () => Value | Promise<Value>]

/** Everything this process measured and the current readings, in Prometheus' text format. */
export async function renderMetrics(
  readings: readonly Reading[],
): Promise<{ readonly text: string; readonly contentType: string }> {
  const now = new Registry()
  for (const [name, help, read] of readings) {
    const value = await read()
    if (typeof value === 'number') new Gauge({ name, help, registers: [now] }).set(value)
    else {
      const gauge = new Gauge({ name, help, labelNames: ['kind'], registers: [now] })
      for (const [kind, count] of value) gauge.set({ kind }, count)
    }
  }
  return { text: await Registry.merge([register, now]).metrics(), contentType: register.contentType }
}
