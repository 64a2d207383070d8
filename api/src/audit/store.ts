import type { Db } from '../database/connection.ts'
import { auditHash, firstHash, type AuditRecord } from './hash.ts'

/** Adds a record to a company's chain, in the transaction of what it tells about. */
export const appendAudit = async (db: Db, entry: Omit<AuditRecord, 'sequence'>): Promise<void> => {
  await db.insertInto('audit_heads').values({ chain: entry.chain, sequence: 0, hash: firstHash })
    .onConflict(conflict => conflict.column('chain').doNothing()).execute()
  const head = await db.selectFrom('audit_heads').selectAll()
    .where('chain', '=', entry.chain).forUpdate().executeTakeFirstOrThrow()

  const record = { ...entry, sequence: head.sequence + 1 }
  const hash = auditHash(head.hash, record)
  await db.insertInto('audit_log').values({ ...record, previous_hash: head.hash, hash }).execute()
  await db.updateTable('audit_heads').set({ sequence: record.sequence, hash }).where('chain', '=', entry.chain).execute()
}

export const auditChainOf = (companyId: number): string => `company-${companyId}`

/** The first sequence number of a chain whose record was changed or is missing, or null where all hold. */
export const findBrokenAudit = async (db: Db, chain: string): Promise<number | null> => {
  const records = await db.selectFrom('audit_log').selectAll().where('chain', '=', chain).orderBy('sequence').execute()
  let previous = firstHash
  for (const [index, record] of records.entries()) {
    const isNext = record.sequence === index + 1 && record.previous_hash === previous
    if (!isNext || auditHash(previous, record) !== record.hash) return index + 1
    previous = record.hash
  }
  const head = await db.selectFrom('audit_heads').selectAll().where('chain', '=', chain).executeTakeFirst()
  return head && head.hash !== previous ? records.length + 1 : null
}
