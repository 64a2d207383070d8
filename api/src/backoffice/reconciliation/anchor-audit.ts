import {
  anchorText,
  findLastAnchor,
  insertAnchor,
  listGrownHeads,
  lockAnchors,
  setAnchored,
} from '../../platform/audit/public.ts'
import { sha256 } from '../../platform/crypto/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import { fileKeys, fileStoreOf } from '../../platform/files/public.ts'
import { defineJob } from '../../platform/jobs/public.ts'

const maxAnchorBytes = 1024 * 1024 * 1024

/**
 * Every night: signs the ends of the audit chains and stores them beside the files. Somebody who can change every row
 * still cannot make an anchor, so that `audit` misses what was removed.
 */
export const anchorAudit = defineJob({
  schedule: '40 4 * * *',
  isMadeUpFor: true,
  concurrency: 1,
  timeoutSeconds: 600,
  run: ({ db: pool, config, now, log }) =>
    inTransaction(pool, async db => {
      await lockAnchors(db)
      const last = await findLastAnchor(db)
      const number = (last?.number ?? 0) + 1
      const heads = await listGrownHeads(db)
      const at = now()
      const content = { number, at: at.toISOString(), previous: last?.hash ?? null, heads }
      const text = anchorText(content, config.auditSecrets)
      // Before the commit, so that every anchor of the database has its file. One that is left over is made again.
      await fileStoreOf(config).put(fileKeys.anchor(number), bytesOf(text), maxAnchorBytes)
      await insertAnchor(db, { number, at, hash: sha256(text) })
      await setAnchored(db, heads)
      // The log is stored elsewhere as well, and shows which anchor is the genuine one.
      log.info({ number, chains: heads.length, hash: sha256(text) }, 'audit anchored')
    }),
})

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text)
}
