import { defineJob } from '../jobs/public.ts'
import { deleteMails, cancelUselessMails } from './old-mail-store.ts'

const retentionMs = 90 * 86_400_000
const batchSize = 1_000

/**
 * Removes mails after three months, sent or not: until then they answer questions. The text of a notification stays in
 * the product.
 */
export const deleteOldMails = defineJob({
  schedule: '7 4 * * *',
  concurrency: 1,
  timeoutSeconds: 3_600,
  run: async ({ db, now }) => {
    const at = now()
    await cancelUselessMails(db, at)
    while ((await deleteMails(db, new Date(at.getTime() - retentionMs), batchSize)) > 0) {
      /* there may be more */
    }
  },
})
