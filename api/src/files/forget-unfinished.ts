import { inTransaction } from '../database/connection.ts'
import { defineJob } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { fileKeys, unfinishedGroups } from './file-store.ts'
import { fileStoreOf } from './store-of.ts'
import { deleteFile, lockUnfinished } from './store.ts'

const dayMs = 86_400_000

/** Removes uploads that were begun a day ago and never finished, and what a process that died or a late upload left of others. */
export const forgetUnfinishedUploads = defineJob({
  schedule: '27 4 * * *',
  run: async (services) => {
    const before = new Date(services.now().getTime() - dayMs)
    while (await forgetNext(services, before));
    for (const group of unfinishedGroups) await fileStoreOf(services.config).removeOlder(group, before)
  },
})

/** Its files first: without a row nobody would find them any more. False where there is none left. */
const forgetNext = ({ db: pool, config }: Services, before: Date): Promise<boolean> => inTransaction(pool, async (db) => {
  const file = await lockUnfinished(db, before)
  if (!file) return false
  const files = fileStoreOf(config)
  await files.remove(fileKeys.upload(file.id))
  await files.remove(fileKeys.candidate(file.id))
  // Where its acceptance was cut off at the last step.
  await files.remove(fileKeys.original(file.id))
  await deleteFile(db, file.id)
  return true
})
