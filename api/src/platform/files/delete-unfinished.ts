import { unfinishedGroups } from '@invoice-card/file-store'
import { inTransaction } from '../database/public.ts'
import { defineJob } from '../jobs/public.ts'
import type { Services } from '../services/public.ts'
import { fileKeys } from './keys.ts'
import { fileStoreOf } from './store-of.ts'
import { deleteFile, lockUnfinished } from './store.ts'

const dayMs = 86_400_000

// Lower than every id.
const nil = '00000000-0000-0000-0000-000000000000'

/**
 * Removes uploads that were begun a day ago and never finished, and what a process that died or a late upload left of
 * others.
 * @throws at its end, where some could not be removed: they do not stop the others
 */
export const deleteUnfinishedUploads = defineJob({
  schedule: '27 4 * * *',
  run: async services => {
    const before = new Date(services.now().getTime() - dayMs)
    const failed: unknown[] = []
    for (let next = await deleteNext(services, before, nil); next; next = await deleteNext(services, before, next.id)) {
      if (next.error !== undefined) failed.push(next.error)
    }
    for (const group of unfinishedGroups) await fileStoreOf(services.config).removeOlder(group, before)
    if (failed.length > 0)
      throw new AggregateError(failed, `${failed.length} unfinished uploads could not be removed`, { cause: failed[0] })
  },
})

interface DeletedUpload {
  readonly id: string
  readonly error?: unknown
}

/** Its files first: without a row nobody would find them any more. Undefined where there is none left after that id. */
const deleteNext = (
  { db: pool, config }: Services,
  before: Date,
  afterId: string,
): Promise<DeletedUpload | undefined> =>
  inTransaction(pool, async db => {
    const file = await lockUnfinished(db, before, afterId)
    if (!file) return undefined
    try {
      await removeFiles(config, file.id)
    } catch (error) {
      return { id: file.id, error }
    }
    await deleteFile(db, file.id)
    return { id: file.id }
  })

async function removeFiles(config: Services['config'], id: string): Promise<void> {
  const files = fileStoreOf(config)
  await files.remove(fileKeys.upload(id))
  await files.remove(fileKeys.candidate(id))
  // Where its acceptance was cut off at the last step.
  await files.remove(fileKeys.original(id))
}
