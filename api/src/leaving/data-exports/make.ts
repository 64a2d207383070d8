import { dataExportHours } from '@invoice-card/contracts'
import { inTransaction } from '../../platform/database/public.ts'
import { fileStoreOf } from '../../platform/files/public.ts'
import { defineJob, type JobPayload } from '../../platform/jobs/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { countEntries, entriesOf } from './entries.ts'
import { exportKey } from './key.ts'
import { failedNotice, readyNotice } from './messages.ts'
import {
  claimExport,
  type DataExportRow,
  maxAttempts,
  releaseClaim,
  retryDelaySeconds,
  saveFailure,
  saveProgress,
  saveReady,
  seenEveryMs,
} from './store.ts'
import { zipOf } from '../../platform/zip/public.ts'

const gibibyte = 1024 ** 3
const maxBytes = 50 * gibibyte
/** A row is written so often at most, however many files there are. */
const steps = 200

/** The export was taken by another worker, or has ended with its company. */
class ClaimLost extends Error {
  override name = 'ClaimLost'
}

/** The process ends: another one begins again, and this attempt does not count. */
class WorkerStopping extends Error {
  override name = 'WorkerStopping'
}

/**
 * Makes the ZIP of a company, from the beginning each time: file after file goes from store to store. Two run at once,
 * so that a company with much leaves room for others. A failed one is tried again; a worker that dies is noticed by
 * `watchDataExports`.
 */
export const makeDataExport = defineJob<JobPayload<'makeDataExport'>>({
  concurrency: 2,
  retryLimit: maxAttempts - 1,
  retryDelaySeconds,
  timeoutSeconds: 3 * 3_600,
  run: async (services, { export_id }) => {
    const claim = await claimExport(services.db, export_id, services.now())
    if (!claim) return
    try {
      await make(services, claim)
    } catch (error) {
      if (error instanceof ClaimLost) return
      if (error instanceof WorkerStopping) await releaseClaim(services.db, claim)
      else await fail(services, claim)
      throw error
    }
  },
})

async function make(services: Services, claim: DataExportRow): Promise<void> {
  const { db: pool, config, lifecycle, now } = services
  const { id, company_id, requested_by } = claim
  const files = fileStoreOf(config)
  const files_total = await countEntries(pool, company_id)
  const step = Math.ceil(files_total / steps)
  const save = async (files_done: number): Promise<void> => {
    if (lifecycle.isStopping) throw new WorkerStopping(`Export ${id} is left to another worker`)
    if (!(await saveProgress(pool, claim, { files_done, files_total }, now())))
      throw new ClaimLost(`Export ${id} is not ours any more`)
  }
  await save(0)
  let files_done = 0
  const zip = zipOf(entriesOf(services, claim), async () => {
    files_done++
    if (files_done % step === 0) await save(files_done)
  })
  const { size } = await whileSeen(services, claim, () => files.put(exportKey(id), zip, maxBytes))
  await inTransaction(pool, async db => {
    const ready_at = now()
    const expires_at = new Date(ready_at.getTime() + dataExportHours * 3_600_000)
    const isSaved = await saveReady(db, claim, {
      size_bytes: size,
      files_done,
      files_total: files_done,
      ready_at,
      expires_at,
    })
    if (isSaved) await notify(db, { company_id, user_id: requested_by, now: ready_at, ...readyNotice(expires_at) })
  })
}

/** Has a worker be heard of while it works, however long one file takes. */
async function whileSeen<T>({ db, log, now }: Services, claim: DataExportRow, work: () => Promise<T>): Promise<T> {
  const note = (): void => {
    saveProgress(db, claim, {}, now()).catch((error: unknown) => log.warn({ err: error }, 'data export not noted'))
  }
  const timer = setInterval(note, seenEveryMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

const fail = ({ db: pool, now }: Services, claim: DataExportRow): Promise<void> =>
  inTransaction(pool, async db => {
    if (await saveFailure(db, claim, now())) return
    await notify(db, { company_id: claim.company_id, user_id: claim.requested_by, now: now(), ...failedNotice })
  })
