import type { Db } from '../../platform/database/public.ts'
import { countWaitingReadings, findFileById, sumReadingMs } from '../../platform/files/public.ts'
import type { FileBudget } from '../../platform/file-budget/public.ts'
import { createFileProcesses, type FileProcesses } from '../../platform/process/public.ts'
import type { Job, JobPayload } from '../../platform/jobs/public.ts'

const hourMs = 3_600_000
// So much reading weighs as much as one more file that waits.
const readingMsPerFile = 10_000
// Nobody drops more at once; a company that does leaves the processor to others.
const manyFiles = 10

/**
 * One company's files take two of a worker's three places, and one while it has a backlog. A company with few files
 * waiting and little reading in the last hour comes first, so that companies take turns.
 */
export const readingShare: NonNullable<Job<JobPayload<'readInvoiceFile'>>['share']> = {
  maxPerCompany: 2,
  turnOf: async (db, { file_id }, now) => {
    const file = await findFileById(db, file_id)
    if (!file) return null
    const waiting = await countWaitingReadings(db, file.company_id)
    const readMs = await sumReadingMs(db, file.company_id, new Date(now.getTime() - hourMs))
    return {
      group: { companyId: file.company_id, hasBacklog: waiting > manyFiles },
      priority: 1 - waiting - Math.floor(readMs / readingMsPerFile),
    }
  },
}

// Nobody's invoice of one page takes so long.
const longReadingMs = 10_000

/** Of a reading: 0, or 10 where it is long, or so much of its company waits, that others come first. */
const nicenessOf = async (db: Db, companyId: number, readMs: number): Promise<number> =>
  readMs > longReadingMs || (await countWaitingReadings(db, companyId)) > manyFiles ? 10 : 0

const checkEveryMs = 2_000

/** The processes of a reading; their priority follows while it lasts. */
export async function groupReading(
  db: Db,
  companyId: number,
  budget: FileBudget,
): Promise<{ readonly processes: FileProcesses; readonly stop: () => void }> {
  const startedAt = performance.now()
  const niceness = () => nicenessOf(db, companyId, performance.now() - startedAt)
  const processes = createFileProcesses({ niceness: await niceness(), budget })
  // Where the database is gone, the reading has other troubles.
  const timer = setInterval(() => void niceness().then(processes.giveWay, () => {}), checkEveryMs)
  return { processes, stop: () => clearInterval(timer) }
}
