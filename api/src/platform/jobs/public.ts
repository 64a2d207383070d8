export { forEach, inBatches } from './each.ts'
export { defineJob, type Job, type Jobs } from './job.ts'
export { outbox, outboxRow, saveOutbox, waitingJob } from './outbox.ts'
export {
  countFailedJobs,
  countJobs,
  findUnfinishedJobs,
  runJobNow,
  isQueueMade,
  type JobCounts,
} from './overview-store.ts'
export { isJobName, type JobName, type JobPayload } from './payloads.ts'
export { payloadOf, type QueuedData, queuedDataOf } from './queued-data.ts'
export { inJobTrace, runJobOf, turnOfJob } from './run-job.ts'
export { countOutbox, deleteOutbox, findNextOutbox, lockOutbox, type OutboxRow, setOutboxAside } from './store.ts'
export { isInProgress } from './pending-store.ts'
export { takeOverJobs } from './take-over-store.ts'
