import type { Services } from '../services.ts'
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
