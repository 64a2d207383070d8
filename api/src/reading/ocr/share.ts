import type { Db } from '../../platform/database/public.ts'
import { countWaitingReadings, findFileById, sumReadingMs } from '../../platform/files/public.ts'
import type { Job, JobPayload } from '../../platform/jobs/public.ts'

const hourMs = 3_600_000
// So much reading weighs as much as one more file that waits.
const readingMsPerFile = 10_000
// Nobody drops more at once; a company that does leaves the processor to others.
const manyFiles = 10

/**
 * One company's files take two of a worker's three places, and one while it has a backlog. Who has few waiting and had
 * little read in the last hour comes first, so that companies take turns whatever each of them has waiting.
 */
export const readingShare: NonNullable<Job<JobPayload<'readInvoiceFile'>>['share']> = {
  maxPerCompany: 2,
  turnOf: async (db, { file_id }, now) => {
    const file = await findFileById(db, file_id)
    if (!file) return null
    const waiting = await countWaitingReadings(db, file.company_id)
    const readMs = await sumReadingMs(db, file.company_id, new Date(now.getTime() - hourMs))
    return {
      companyId: file.company_id,
      hasBacklog: waiting > manyFiles,
      priority: 1 - waiting - Math.floor(readMs / readingMsPerFile),
    }
  },
}

/** Of a company's reading: 0, or 10 where so much of it waits that others should have the processor first. */
export const nicenessOf = async (db: Db, companyId: number): Promise<number> =>
  (await countWaitingReadings(db, companyId)) > manyFiles ? 10 : 0
