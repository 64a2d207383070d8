import type { Db } from '../database/public.ts'
import { auditHash, firstHash, type AuditRecord } from './hash.ts'

/**
 * Adds a record to a company's chain, in the transaction of what it tells about. From here to the commit the company's others
 * wait: it belongs at the end of a transaction.
 */
export const appendAudit = async (db: Db, entry: Omit<AuditRecord, 'sequence'>): Promise<void> => {
  const head = (await lockHead(db, entry.chain)) ?? (await beginChain(db, entry.chain))
  const record = { ...entry, sequence: head.sequence + 1 }
  const hash = auditHash(head.hash, record)
  await db
    .with('linked', query => query.insertInto('audit_log').values({ ...record, previous_hash: head.hash, hash }))
    .updateTable('audit_heads')
    .set({ sequence: record.sequence, hash })
    .where('chain', '=', entry.chain)
    .execute()
}

/** Locks the end of a chain, which a transaction that appends does anyway. */
export const lockHead = (db: Db, chain: string) =>
  db.selectFrom('audit_heads').selectAll().where('chain', '=', chain).forUpdate().executeTakeFirst()

/** The first record of a chain; where another one comes at the same moment, it is waited for. */
const beginChain = async (db: Db, chain: string) => {
  await db
    .insertInto('audit_heads')
    .values({ chain, sequence: 0, hash: firstHash })
    .onConflict(conflict => conflict.column('chain').doNothing())
    .execute()
  const head = await lockHead(db, chain)
  if (!head) throw new Error(`No head of audit chain ${chain}`)
  return head
}

export const auditChainOf = (companyId: number): string => `company-${companyId}`

/** The first sequence number of a chain whose record was changed or is missing, or null where all hold. */
export const findBrokenAudit = async (db: Db, chain: string): Promise<number | null> => {
  let last = { sequence: 0, hash: firstHash }
  for (
    let records = await recordsAfter(db, chain, last.sequence);
    records.length > 0;
    records = await recordsAfter(db, chain, last.sequence)
  ) {
    for (const record of records) {
      const isNext = record.sequence === last.sequence + 1 && record.previous_hash === last.hash
      if (!isNext || auditHash(last.hash, record) !== record.hash) return last.sequence + 1
      last = record
    }
  }
  const head = await db.selectFrom('audit_heads').selectAll().where('chain', '=', chain).executeTakeFirst()
  return head && head.hash !== last.hash ? last.sequence + 1 : null
}

/** Records that are held at a time: a company's chain grows with every payment. */
const batchSize = 1000

const recordsAfter = (db: Db, chain: string, sequence: number) =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .where('chain', '=', chain)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(batchSize)
    .execute()
