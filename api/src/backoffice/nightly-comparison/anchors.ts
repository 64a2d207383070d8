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
 * so that keys can be replaced. Where that one is gone, those of keys that are gone as well cannot be judged, which is
 * one difference; their records are missed all the same.
 */
export async function compareAnchors({ db, config }: Anchored): Promise<Difference[]> {
  const files = fileStoreOf(config)
  const differences: Difference[] = []
  let named: string | null = null
  /** Why nothing genuine names the one that is read. */
  let gap: string | null = null
  const unjudged = new Map<string, number[]>()
  for (let number = await findNewest(files, (await findLastAnchor(db))?.number ?? 0); number > 0; number--) {
    const subject = `anchor:${number}`
    const stored = await readStoredAnchor(files, number)
    const anchor = stored === null ? null : readAnchor(stored, config.auditSecrets)
    const isSigned = anchor?.isSigned === true
    const isNamed = named !== null && stored !== null && sha256(stored) === named
    const mayBe = named === null ? isSigned || gap !== null : isNamed
    named = null
    if (stored === null) {
      differences.push(difference(subject, 'stored beside the files', 'gone'))
      gap = `anchor ${number} is gone`
    } else if (anchor?.number !== number || !mayBe) {
      differences.push(difference(subject, 'signed, or named by the one after it', 'not genuine'))
      gap = `anchor ${number} is not genuine`
    } else {
      if (isSigned) gap = null
      if (gap !== null) unjudged.set(gap, [number, ...(unjudged.get(gap) ?? [])])
      named = anchor.previous
      // The one before it was gone when it was made.
      if (named === null) gap ??= `anchor ${number} names none`
      for (const { chain, sequence, hash } of await listMissingHeads(db, anchor.heads))
        differences.push(
          difference(`audit:${chain}`, `record ${sequence} with hash ${hash} (anchor ${number})`, 'missing'),
        )
    }
  }
  for (const [reason, numbers] of unjudged)
    differences.push(difference(`anchor:${rangeOf(numbers)}`, 'named by a genuine one', `not to be judged: ${reason}`))
  return differences.toReversed()
}

/** @param numbers ascending, without gaps */
const rangeOf = (numbers: readonly number[]): string => [...new Set([numbers.at(0), numbers.at(-1)])].join('-')

/** Beyond the last one that the database knows: an older copy of it may have been restored. */
async function findNewest(files: FileStore, known: number): Promise<number> {
  let newest = known
  while ((await readStoredAnchor(files, newest + 1)) !== null) newest++
  return newest
}
