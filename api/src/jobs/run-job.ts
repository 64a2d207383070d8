import { SpanKind } from '@opentelemetry/api'
import type { Services } from '../services.ts'
import { inTrace } from '../tracing/trace.ts'
import type { Job } from './job.ts'
import { jobs } from './jobs.ts'

/** The table by name, for rows and queues that know a job by its text. */
const jobsByName: Readonly<Record<string, Job<never> | undefined>> = jobs

/** Runs a job by name. @throws what the job throws: the caller decides about another attempt. */
export async function runJob(services: Services, name: string, payload: Record<string, unknown>): Promise<void> {
  const job = jobsByName[name]
  if (!job) throw new Error(`No job is named ${name}`)
  // The outbox takes only payloads of the job's own type.
  await job.run(services, payload as never)
}

/** Does a job's work as a step of the trace that asked for it; one that nobody asked for begins its own. */
export function inJobTrace(
  name: string, traceparent: string | null | undefined, work: () => Promise<void>,
): Promise<void> {
  const attributes = { 'messaging.destination.name': name }
  return inTrace(traceparent, `job ${name}`, { kind: SpanKind.CONSUMER, attributes }, work)
}
