import { defineJob } from '../jobs/job.ts'
import { fileKeys } from './file-store.ts'
import { fileStoreOf } from './store-of.ts'
import { deleteUnfinished } from './store.ts'

const dayMs = 86_400_000

/** Removes uploads that were begun a day ago and never finished. */
export const forgetUnfinishedUploads = defineJob({
  schedule: '27 4 * * *',
  run: async ({ db, config, now }) => {
    const files = fileStoreOf(config)
    for (const { id } of await deleteUnfinished(db, new Date(now().getTime() - dayMs))) {
      await files.remove(fileKeys.upload(id))
      await files.remove(fileKeys.candidate(id))
      // Where its acceptance was cut off at the last step.
      await files.remove(fileKeys.original(id))
    }
  },
})
