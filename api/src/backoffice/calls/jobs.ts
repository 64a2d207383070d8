import { CronExpressionParser } from 'cron-parser'
import type { JobOverview, operations as contract } from '@invoice-card/contracts/backoffice'
import {
  countJobs,
  findUnfinishedJobs,
  isJobName,
  isQueueMade,
  type Job,
  type JobCounts,
  type JobName,
  type Jobs,
  outbox,
  runJobNow,
} from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'
import type { BackofficeHandlers } from '../examiners/public.ts'

const shownRuns = 50

const scheduleOf = (jobs: Jobs, name: JobName): string | undefined => (jobs[name] as Job<never>).schedule

const nextRunOf = (schedule: string | undefined, now: Date): string | null =>
  schedule === undefined
    ? null
    : CronExpressionParser.parse(schedule, { tz: 'Asia/Tokyo', currentDate: now }).next().toDate().toISOString()

const none = { waiting: 0, retrying: 0, active: 0, done: 0, failed: 0, last_error: null }

const overview = (jobs: Jobs, counts: readonly JobCounts[], now: Date): JobOverview[] =>
  (Object.keys(jobs) as JobName[]).map(name => {
    const schedule = scheduleOf(jobs, name)
    const row = counts.find(one => one.name === name)
    return {
      ...none,
      ...row,
      name,
      last_done_at: row?.last_done_at?.toISOString() ?? null,
      last_error_at: row?.last_error_at?.toISOString() ?? null,
      schedule: schedule ?? null,
      next_run_at: nextRunOf(schedule, now),
    }
  })

const requireQueue = async ({ db }: Pick<Services, 'db'>, refuse: (code: 'no_queue') => never): Promise<void> => {
  if (!(await isQueueMade(db))) refuse('no_queue')
}

type JobCalls = 'listJobs' | 'listQueuedRuns' | 'runJob' | 'retryJob'

/** Calls about the jobs of the worker, which knows what each of them does. */
export const jobHandlersOf = (jobs: Jobs): Pick<BackofficeHandlers<typeof contract>, JobCalls> => ({
  listJobs: async ({ refuse }, context) => {
    await requireQueue(context, refuse)
    return { jobs: overview(jobs, await countJobs(context.db), context.now()) }
  },

  listQueuedRuns: async ({ params: { name }, refuse }, context) => {
    await requireQueue(context, refuse)
    const runs = await findUnfinishedJobs(context.db, isJobName(name) ? name : refuse('job_not_found'), shownRuns)
    return {
      jobs: runs.map(({ created_at, next_at, ...run }) => ({
        ...run,
        created_at: created_at.toISOString(),
        next_at: next_at.toISOString(),
      })),
    }
  },

  runJob: async ({ params: { name: asked }, refuse }, context) => {
    const name = isJobName(asked) ? asked : refuse('job_not_found')
    if (scheduleOf(jobs, name) === undefined)
      refuse('job_needs_subject', {
        message: `${name} is done for something, when it is asked for: it cannot be run by itself.`,
      })
    // By a worker: the role of the back office has no rights for what jobs do (decision 0129).
    await outbox(context.db, name, {})
    return { queued: name }
  },

  retryJob: async ({ params: { id }, refuse }, context) => {
    await requireQueue(context, refuse)
    if (!(await runJobNow(context.db, id))) refuse('job_not_retryable')
    return { retried: id }
  },
})
