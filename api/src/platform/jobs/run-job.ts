import { SpanKind } from '@opentelemetry/api'
import * as v from 'valibot'
import type { Services } from '../services/public.ts'
import { inTrace } from '../tracing/public.ts'
import type { Jobs } from './job.ts'
import { isJobName, type JobName, jobPayloads } from './payloads.ts'

/** Runs a job by name. @throws what the job throws: the caller decides about another attempt. */
export async function runJobOf(
  jobs: Jobs,
  services: Services,
  name: string,
  payload: Record<string, unknown>,
): Promise<void> {
  if (!isJobName(name)) throw new Error(`No job is named ${name}`)
  await runNamed(jobs, services, name, payload)
}

const runNamed = <Name extends JobName>(
  jobs: Jobs,
  services: Services,
  name: Name,
  payload: Record<string, unknown>,
): Promise<void> => jobs[name].run(services, v.parse(jobPayloads[name], payload))

/** Does a job's work as a step of the trace that asked for it; one that nobody asked for begins its own. */
export function inJobTrace(
  name: string,
  traceparent: string | null | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const attributes = { 'messaging.destination.name': name }
  return inTrace(traceparent, `job ${name}`, { kind: SpanKind.CONSUMER, attributes }, work)
}
