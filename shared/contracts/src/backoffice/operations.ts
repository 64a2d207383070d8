import * as v from 'valibot'
import { Count, Id, text, Timestamp, Uuid } from '../base/common.ts'
import { defineBackofficeContract } from './endpoint.ts'

const Job = v.object({
  name: v.string(),
  waiting: Count,
  retrying: Count,
  active: Count,
  done: Count,
  failed: Count,
  last_done_at: v.nullable(Timestamp),
  last_error: v.nullable(v.string()),
  last_error_at: v.nullable(Timestamp),
  /** As cron has it, in Japan; null for what is done when asked. */
  schedule: v.nullable(v.string()),
  next_run_at: v.nullable(Timestamp),
})

/** A job with its backlog. */
export type JobOverview = v.InferOutput<typeof Job>

const Queued = v.object({
  id: v.string(),
  state: v.string(),
  attempts: Count,
  created_at: Timestamp,
  next_at: Timestamp,
  error: v.nullable(v.string()),
})

/** One run of a job that is not done. */
export type QueuedRun = v.InferOutput<typeof Queued>

const Mail = v.object({
  id: Id,
  name: v.nullable(v.string()),
  to_address: v.string(),
  created_at: Timestamp,
  attempts: Count,
  state: v.picklist(['waits', 'expired', 'failed']),
  last_error: v.nullable(v.string()),
})

/** A mail that no mail server took. */
export type UndeliveredMail = v.InferOutput<typeof Mail>

const Difference = { kind: v.string(), subject: v.string(), expected: v.string(), found: v.string() }
const Finding = v.object({ id: v.nullable(Id), ...Difference })
const jobOf = { params: { name: text(100) } } as const
const noQueue = { no_queue: 409 } as const

/** Jobs, mails and the comparison of the books. */
export const operations = defineBackofficeContract({
  listJobs: {
    method: 'GET',
    path: '/backoffice/v1/jobs',
    permission: 'jobs:read',
    summary: 'Queues with their backlog, failures and next run',
    response: v.object({ jobs: v.array(Job) }),
    errors: noQueue,
  },
  listQueuedRuns: {
    method: 'GET',
    path: '/backoffice/v1/jobs/{name}',
    permission: 'jobs:read',
    summary: 'Runs of one job that are not done',
    ...jobOf,
    response: v.object({ jobs: v.array(Queued) }),
    errors: { ...noQueue, job_not_found: 404 },
  },
  runJob: {
    method: 'POST',
    path: '/backoffice/v1/jobs/{name}/run',
    permission: 'jobs:run',
    summary: 'Ask for a scheduled job now; a worker runs it',
    ...jobOf,
    response: v.object({ queued: v.string() }),
    errors: { job_not_found: 404, job_needs_subject: 409 },
  },
  retryJob: {
    method: 'POST',
    path: '/backoffice/v1/queued-runs/{id}/retry',
    permission: 'jobs:run',
    summary: 'Try a failed run again at once',
    params: { id: Uuid },
    response: v.object({ retried: v.string() }),
    errors: { ...noQueue, job_not_retryable: 409 },
  },
  listUndeliveredMails: {
    method: 'GET',
    path: '/backoffice/v1/mails',
    permission: 'jobs:read',
    summary: 'Mails that no mail server took, with its answer',
    response: v.object({ mails: v.array(Mail) }),
  },
  retryMail: {
    method: 'POST',
    path: '/backoffice/v1/mails/{id}/retry',
    permission: 'jobs:run',
    summary: 'Send one of them again',
    response: v.object({ retried: Id }),
    errors: { mail_not_undelivered: 409, mail_in_progress: 409 },
  },
  auditBooks: {
    method: 'GET',
    path: '/backoffice/v1/books/audit',
    permission: 'books:read',
    summary: 'Whether ledger, audit chains, invoices, transfers, files and counters fit together now',
    response: v.object({
      /** Those without an id are new: the nightly comparison has not seen them. */
      findings: v.array(Finding),
    }),
  },
  closeFinding: {
    method: 'POST',
    path: '/backoffice/v1/findings/{id}/close',
    permission: 'books:close',
    summary: 'Close a finding as it is, with the reason',
    body: v.object({ reason: text(2000) }),
    response: v.object({ ...Difference, id: Id }),
    errors: { finding_not_found: 404 },
  },
})
