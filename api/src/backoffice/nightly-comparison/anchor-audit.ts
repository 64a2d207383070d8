import {
  anchorText,
  findLastAnchor,
  insertAnchor,
  listGrownHeads,
  lockAnchors,
  readAnchor,
  setAnchored,
} from '../../platform/audit/public.ts'
import { sha256 } from '../../platform/crypto/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import { fileKeys, fileStoreOf } from '../../platform/files/public.ts'
import { defineJob } from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { readStoredAnchor } from './stored-anchor.ts'

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
      const content = { number, at: at.toISOString(), previous: last ? await vouchFor({ config }, last) : null, heads }
      const text = anchorText(content, config.auditSecrets)
      // Before the commit, so that every anchor of the database has its file. One that is left over is made again.
      await fileStoreOf(config).put(fileKeys.anchor(number), bytesOf(text), maxAnchorBytes)
      await insertAnchor(db, { number, at, hash: sha256(text) })
      await setAnchored(db, heads)
      // The log is stored elsewhere as well, and shows which anchor is the genuine one.
      log.info({ number, chains: heads.length, hash: sha256(text) }, 'audit anchored')
    }),
})

/**
 * The hash of the last anchor, for which a new one vouches, so that its key may go; null where its file is gone.
 * @throws where no key of ours signed it: the database could name a forged one, or its key went too early
 */
async function vouchFor(
  { config }: Pick<Services, 'config'>,
  { number, hash }: { readonly number: number; readonly hash: string },
): Promise<string | null> {
  const stored = await readStoredAnchor(fileStoreOf(config), number)
  if (stored === null) return null
  if (sha256(stored) === hash && readAnchor(stored, config.auditSecrets)?.isSigned) return hash
  throw new Error(`No key of AUDIT_SECRET signed anchor ${number}: give it the old one too, or bring the file back`)
}

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text)
}
