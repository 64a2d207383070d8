import { runJobOf } from '../platform/jobs/public.ts'
import type { Services } from '../platform/services/public.ts'
import { jobs } from './jobs.ts'

/** Runs a job by name. @throws what the job throws: the caller decides about another attempt. */
export const runJob = (services: Services, name: string, payload: Record<string, unknown>): Promise<void> =>
  runJobOf(jobs, services, name, payload)
