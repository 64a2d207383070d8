import { CronExpressionParser } from 'cron-parser'
import {
  countJobs,
  findUnfinishedJobs,
  runJobNow,
  isJobName,
  isQueueMade,
  type Job,
  type JobCounts,
  type JobName,
  jobPayloads,
  type Jobs,
  type QueuedJob,
  runJobOf,
} from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'
import type { Command } from './command.ts'
import { BackofficeRefusal, UsageError } from './usage.ts'

const shownJobs = 50
const shownErrorLength = 160

const scheduleOf = (jobs: Jobs, name: JobName): string | undefined => (jobs[name] as Job<never>).schedule

const nextRunOf = (schedule: string | undefined, now: Date): Date | null =>
  schedule === undefined
    ? null
    : CronExpressionParser.parse(schedule, { tz: 'Asia/Tokyo', currentDate: now }).next().toDate()

const readJobName = (name: string | undefined): JobName => {
  if (name === undefined || !isJobName(name))
    throw new UsageError(`Which job? One of ${Object.keys(jobPayloads).join(', ')}.`)
  return name
}

const minute = (at: Date | null): string =>
  at === null
    ? '-'
    : `${at.toLocaleString('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' })} JST`
const shortened = (error: string): string => error.replaceAll(/\s+/g, ' ').slice(0, shownErrorLength)

const empty = {
  waiting: 0,
  retrying: 0,
  active: 0,
  done: 0,
  failed: 0,
  last_done_at: null,
  last_error: null,
  last_error_at: null,
}
const overview = (jobs: Jobs, counts: readonly JobCounts[], now: Date) =>
  (Object.keys(jobs) as JobName[]).map(name => {
    const schedule = scheduleOf(jobs, name)
    return {
      ...empty,
      ...counts.find(row => row.name === name),
      name,
      schedule: schedule ?? null,
      next_run_at: nextRunOf(schedule, now),
    }
  })

const header = `${'job'.padEnd(24)}${['waiting', 'retrying', 'active', 'done', 'failed'].map(title => title.padStart(9)).join('')}  ${'last done'.padEnd(22)}next run`
const lineOf = (row: ReturnType<typeof overview>[number]): string => {
  const numbers = [row.waiting, row.retrying, row.active, row.done, row.failed]
    .map(count => String(count).padStart(9))
    .join('')
  const error =
    row.last_error === null ? '' : `\n  last error ${minute(row.last_error_at)}: ${shortened(row.last_error)}`
  return `${row.name.padEnd(24)}${numbers}  ${minute(row.last_done_at).padEnd(22)}${row.next_run_at === null ? 'when asked' : minute(row.next_run_at)}${error}`
}

const jobLineOf = ({ id, state, attempts, created_at, next_at, error }: QueuedJob): string =>
  `${id}  ${state}  ${attempts} attempt${attempts === 1 ? '' : 's'} failed  since ${minute(created_at)}${state === 'retry' ? `  next ${minute(next_at)}` : ''}${error === null ? '' : `\n  ${shortened(error)}`}`

async function requireQueue({ db }: Services): Promise<void> {
  if (!(await isQueueMade(db))) throw new BackofficeRefusal('no_queue', 'No worker has run on this database yet.')
}

/** The commands about the jobs of the worker, which knows what each of them does. */
export const jobCommandsOf = (jobs: Jobs) =>
  ({
    jobs: async (services, args) => {
      await requireQueue(services)
      if (args.id === undefined) {
        const rows = overview(jobs, await countJobs(services.db), services.now())
        return { json: { jobs: rows }, text: [header, ...rows.map(lineOf)].join('\n') }
      }
      const queued = await findUnfinishedJobs(services.db, readJobName(args.id), shownJobs)
      return { json: { jobs: queued }, text: queued.map(jobLineOf).join('\n') || 'None waits and none failed.' }
    },

    'run-job': async (services, args) => {
      const name = readJobName(args.id)
      if (scheduleOf(jobs, name) === undefined)
        throw new BackofficeRefusal(
          'job_needs_subject',
          `${name} is done for something, when it is asked for: it cannot be run by itself.`,
        )
      await runJobOf(jobs, services, name, {})
      return { json: { done: name }, text: `${name} is done.` }
    },

    'retry-job': async (services, args) => {
      await requireQueue(services)
      if (!/^[0-9a-f-]{36}$/.test(args.id ?? ''))
        throw new UsageError('Which one? `backoffice jobs <name>` shows the ids.')
      if (!(await runJobNow(services.db, args.id!)))
        throw new BackofficeRefusal('job_not_retryable', 'There is no failed job of that id.')
      return { json: { retried: args.id }, text: 'A worker tries it again within seconds.' }
    },
  }) satisfies Record<string, Command>
