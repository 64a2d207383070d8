export { forEach, inBatches } from './each.ts'
export { defineJob, type Job, type Jobs } from './job.ts'
export { outbox, outboxRow, saveOutbox } from './outbox.ts'
export {
  countFailedJobs,
  countJobs,
  findUnfinishedJobs,
  runJobNow,
  isQueueMade,
  type JobCounts,
  type QueuedJob,
} from './overview-store.ts'
export { isJobName, type JobName, type JobPayload, jobPayloads } from './payloads.ts'
export { payloadOf, type QueuedData, queuedDataOf } from './queued-data.ts'
export { inJobTrace, runJobOf } from './run-job.ts'
export { countOutbox, deleteOutbox, findNextOutbox, lockOutbox, type OutboxRow } from './store.ts'
export { isInProgress } from './pending-store.ts'
