import type { Db } from '../database/public.ts'
import { auditHash, firstHash, type AuditRecord } from './hash.ts'

export type AuditEntry = Omit<AuditRecord, 'sequence'>

/**
 * Adds a record to a company's chain, in the transaction of what it is about. From here to the commit the company's
 * others wait: it belongs at the end of a transaction.
 */
export const appendAudit = async (db: Db, entry: AuditEntry): Promise<void> => (await lockChains(db, [entry]))()

/** Locks the chains of these records in one order; what it gives writes the records. */
export async function lockChains(db: Db, entries: readonly AuditEntry[]): Promise<() => Promise<void>> {
  const byChain = [...Map.groupBy(entries, ({ chain }) => chain)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const heads: Head[] = []
  for (const [chain] of byChain) heads.push((await lockHead(db, chain)) ?? (await beginChain(db, chain)))
  return async () => {
    await Promise.all(byChain.map(([, records], index) => append(db, heads[index] as Head, records)))
  }
}

type Head = NonNullable<Awaited<ReturnType<typeof lockHead>>>

async function append(db: Db, { chain, ...head }: Head, entries: readonly AuditEntry[]): Promise<void> {
  let { sequence, hash } = head
  const records = entries.map(entry => {
    const record = { ...entry, sequence: sequence + 1 }
    const previous_hash = hash
    hash = auditHash(previous_hash, record)
    sequence = record.sequence
    return { ...record, previous_hash, hash }
  })
  await db
    .with('linked', query => query.insertInto('audit_log').values(records))
    .updateTable('audit_heads')
    .set({ sequence, hash })
    .where('chain', '=', chain)
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
