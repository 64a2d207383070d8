import type { FileStore } from '@invoice-card/file-store'
import { findLastAnchor, listMissingHeads, readAnchor } from '../../platform/audit/public.ts'
import { sha256 } from '../../platform/crypto/public.ts'
import { fileStoreOf } from '../../platform/files/public.ts'
import type { Config } from '../../platform/config/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { Difference } from './difference.ts'
import { readStoredAnchor } from './stored-anchor.ts'

const difference = (subject: string, expected: string, found: string): Difference => ({
  kind: 'audit_anchor',
  subject,
  expected,
  found,
})

export interface Anchored {
  readonly db: Db
  readonly config: Pick<Config, 'dataDir' | 'fileStore' | 'auditSecrets'>
}

/**
 * Records that an anchor names and the audit log lacks, and anchors that are gone or not genuine. They are read from
 * the last one back: the last one has to be signed by one of our keys, and each is genuine that the one after it names,
 * so that keys can be replaced.
 */
export async function compareAnchors({ db, config }: Anchored): Promise<Difference[]> {
  const files = fileStoreOf(config)
  const differences: Difference[] = []
  let named: string | null = null
  for (let number = await findNewest(files, (await findLastAnchor(db))?.number ?? 0); number > 0; number--) {
    const subject = `anchor:${number}`
    const stored = await readStoredAnchor(files, number)
    const anchor = stored === null ? null : readAnchor(stored, config.auditSecrets)
    const isVouchedFor = named === null ? anchor?.isSigned === true : stored !== null && sha256(stored) === named
    named = null
    if (stored === null) differences.push(difference(subject, 'stored beside the files', 'gone'))
    else if (anchor?.number !== number || !isVouchedFor)
      differences.push(difference(subject, 'signed, or named by the one after it', 'not genuine'))
    else {
      named = anchor.previous
      for (const { chain, sequence, hash } of await listMissingHeads(db, anchor.heads))
        differences.push(
          difference(`audit:${chain}`, `record ${sequence} with hash ${hash} (anchor ${number})`, 'missing'),
        )
    }
  }
  return differences.toReversed()
}

/** Beyond the last one that the database knows: an older copy of it may have been restored. */
async function findNewest(files: FileStore, known: number): Promise<number> {
  let newest = known
  while ((await readStoredAnchor(files, newest + 1)) !== null) newest++
  return newest
}
