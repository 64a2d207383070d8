import { SpanKind } from '@opentelemetry/api'
import * as v from 'valibot'
import type { Services } from '../services/public.ts'
import { inTrace } from '../tracing/public.ts'
import type { Db } from '../database/public.ts'
import type { Jobs, Turn } from './job.ts'
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

interface Asked {
  readonly name: string
  readonly payload: Record<string, unknown>
}

/** Whose turn a job is, where it is shared out by company; null for one that is not. */
export async function turnOfJob(jobs: Jobs, db: Db, { name, payload }: Asked, now: Date): Promise<Turn | null> {
  if (!isJobName(name)) return null
  return turnOfNamed(jobs, db, name, payload, now)
}

const turnOfNamed = async <Name extends JobName>(
  jobs: Jobs,
  db: Db,
  name: Name,
  payload: Record<string, unknown>,
  now: Date,
): Promise<Turn | null> => (await jobs[name].share?.turnOf(db, v.parse(jobPayloads[name], payload), now)) ?? null

/** Does a job's work as a step of the trace that asked for it; one that nobody asked for begins its own. */
export function inJobTrace(
  name: string,
  traceparent: string | null | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const attributes = { 'messaging.destination.name': name }
  return inTrace(traceparent, `job ${name}`, { kind: SpanKind.CONSUMER, attributes }, work)
}
