import { PgBoss, type WorkOptions } from 'pg-boss'
import type { Services } from '../platform/services/public.ts'
import { backlogTier } from './backlog-tier.ts'
import { jobs } from './jobs.ts'
import { inJobTrace, type Job, type JobName, payloadOf, type QueuedData } from '../platform/jobs/public.ts'
import { runJob } from './run-job.ts'
import { usualWatch, type Watch, watchWorkers } from './take-over.ts'
import { countJob } from '../platform/metrics/public.ts'

const maxRetryDelaySeconds = 3_600
/** Work that was put off (a retry) waits at most this much longer than it has to. */
const pollSeconds = 10
/** The queue's own notice of a death, which waits and counts a failure: only for a job whose attempts are used up. */
const queueHeartbeatSeconds = 20
/** pg-boss puts what is due by the clock into this queue first. */
const scheduleQueue = '__pgboss__send-it'

interface QueueOptions {
  readonly pollEverySeconds?: number
  readonly watch?: Watch
}

/** Starts pg-boss with a queue, workers and where asked a schedule for every job, and the watch over other workers. */
export async function startQueue(
  services: Services,
  { pollEverySeconds = pollSeconds, watch = usualWatch }: QueueOptions = {},
): Promise<PgBoss> {
  const { config, log } = services
  const boss = new PgBoss({
    connectionString: config.databaseUrl,
    schema: 'pgboss',
    application_name: 'invoice-card-queue',
    max: 6,
    useListenNotify: true,
    persistWarnings: false,
  })
  boss.on('error', error => log.warn({ err: error }, 'job queue lost the database, trying again'))
  boss.on('warning', warning => log.warn({ warning }, 'job queue warns'))
  try {
    await boss.start()
    await boss.updateQueue(scheduleQueue, { heartbeatSeconds: queueHeartbeatSeconds })
    const places = new Map<string, readonly string[]>()
    for (const [name, job] of Object.entries(jobs))
      places.set(
        name,
        await startWorkers(services, boss, name as JobName, job as Job<never>, { pollEverySeconds, watch }),
      )
    const stopWatching = watchWorkers(services, watch, name => {
      for (const place of places.get(name) ?? []) boss.notifyWorker(place)
    })
    boss.once('stopped', stopWatching)
    return boss
  } catch (error) {
    // Half a queue would go on working beside the one that is started next.
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
}

async function startWorkers(
  services: Services,
  boss: PgBoss,
  name: JobName,
  job: Job<never>,
  { pollEverySeconds, watch }: Required<QueueOptions>,
): Promise<readonly string[]> {
  const options = {
    notify: true,
    retryLimit: job.retryLimit ?? 10,
    retryDelay: job.retryDelaySeconds ?? 5,
    retryBackoff: true,
    retryDelayMax: maxRetryDelaySeconds,
    expireInSeconds: job.timeoutSeconds ?? 60,
    heartbeatSeconds: queueHeartbeatSeconds,
    deleteAfterSeconds: 3 * 86_400,
  }
  // Creating a queue that is there already does not change its settings.
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
  if (job.schedule)
    await boss.schedule(name, job.schedule, {}, { tz: 'Asia/Tokyo', missed: job.isMadeUpFor ? 'once' : 'skip' })
  else await boss.unschedule(name)
  const max = job.share?.maxPerCompany
  const group = max ? { groupConcurrency: { default: max, tiers: { [backlogTier]: 1 } } } : {}
  const pace = { notifyPollingIntervalSeconds: pollEverySeconds, heartbeatRefreshSeconds: watch.heartbeatMs / 1_000 }
  const places: string[] = []
  for (let worker = 0; worker < (job.concurrency ?? 2); worker++)
    places.push(await startWorker(services, boss, name, { ...group, ...pace }))
  return places
}

/**
 * One job after the other until the queue is empty; then it waits for a notice, or for the poll that covers a lost one
 * and those put off.
 */
async function startWorker(
  services: Services,
  boss: PgBoss,
  name: JobName,
  options: Pick<WorkOptions, 'groupConcurrency' | 'notifyPollingIntervalSeconds' | 'heartbeatRefreshSeconds'>,
): Promise<string> {
  const id = await boss.work<QueuedData>(name, { batchSize: 1, ...options }, async ([queued]) => {
    try {
      if (!queued) return
      const { id: jobId, data } = queued
      await inJobTrace(name, data.traceparent, () => runLogged(services, name, jobId, payloadOf(data)))
    } finally {
      // A notice wakes each worker once, so one that finds a backlog would leave the rest of it to the next poll.
      boss.notifyWorker(id)
    }
  })
  return id
}

async function runLogged(
  services: Services,
  name: JobName,
  job_id: string,
  payload: Record<string, unknown>,
): Promise<void> {
  const startedAt = performance.now()
  try {
    await runJob(services, name, payload)
    const durationMs = performance.now() - startedAt
    countJob(name, 'done', durationMs)
    services.log.info({ job: name, job_id, duration_ms: Math.round(durationMs) }, 'job done')
  } catch (error) {
    countJob(name, 'failed', performance.now() - startedAt)
    services.log.error({ err: error, job: name, job_id }, 'job failed, it is tried again later')
    throw error
  }
}
