import { text } from 'node:stream/consumers'
import { findLastAnchor, listMissingHeads, readAnchor } from '../../platform/audit/public.ts'
import { sha256 } from '../../platform/crypto/public.ts'
import { fileKeys, fileStoreOf } from '../../platform/files/public.ts'
import type { Config } from '../../platform/config/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { Difference } from './difference.ts'

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

/** Records that an anchor names and the audit log lacks, and anchors that are gone or not genuine. */
export async function compareAnchors({ db, config }: Anchored): Promise<Difference[]> {
  const files = fileStoreOf(config)
  const known = (await findLastAnchor(db))?.number ?? 0
  const differences: Difference[] = []
  let previous: string | null = null
  for (let number = 1; ; number++) {
    const opened = await files.open(fileKeys.anchor(number))
    if (!opened && number > known) return differences
    const subject = `anchor:${number}`
    if (!opened) {
      differences.push(difference(subject, 'stored beside the files', 'gone'))
      previous = null
      continue
    }
    const stored = await text(opened.stream)
    const anchor = readAnchor(stored, config.auditSecrets)
    if (anchor?.number !== number || (previous !== null && anchor.previous !== previous))
      differences.push(difference(subject, 'signed, and following the one before', 'not genuine'))
    else
      for (const { chain, sequence, hash } of await listMissingHeads(db, anchor.heads))
        differences.push(
          difference(`audit:${chain}`, `record ${sequence} with hash ${hash} (anchor ${number})`, 'missing'),
        )
    previous = sha256(stored)
  }
}
