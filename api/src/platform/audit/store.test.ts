import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createTestApp } from '../../testing/app/app.ts'
import { auditHash, firstHash } from './hash.ts'
import { findBrokenAudit } from './store.ts'

const { db } = await createTestApp()
const chain = 'test-of-a-long-chain'

test('names the first record of a long chain that was changed or is missing', async () => {
  const records = []
  let previous_hash = firstHash
  for (let sequence = 1; sequence <= 2_300; sequence++) {
    const record = {
      chain,
      sequence,
      at: new Date('2026-11-20T01:00:00Z'),
      actor: 'system:test',
      action: 'test',
      subject: `invoice:${sequence}`,
      detail: {},
    }
    const hash = auditHash(previous_hash, record)
    records.push({ ...record, previous_hash, hash })
    previous_hash = hash
  }
  await db
    .insertInto('audit_log')
    .values(records.filter(({ sequence }) => sequence !== 2_200))
    .execute()
  await db.insertInto('audit_heads').values({ chain, sequence: 2_300, hash: previous_hash }).execute()
  assert.equal(await findBrokenAudit(db, chain), 2_200)
  await db
    .insertInto('audit_log')
    .values(records.filter(({ sequence }) => sequence === 2_200))
    .execute()
  assert.equal(await findBrokenAudit(db, chain), null)
  await sql`update audit_heads set hash = ${firstHash} where chain = ${chain}`.execute(db)
  assert.equal(await findBrokenAudit(db, chain), 2_301)
})
