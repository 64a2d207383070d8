import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'
import { CounterBelowZero, readCounter } from './counter-store.ts'
import { inTransaction } from '../../platform/database/connection.ts'
import type { Books } from './books.ts'
import { changeBooks } from './change-books.ts'
import { LockOrderBroken } from './lock-order.ts'

const { db, clock } = await createTestApp()
const newCompany = async () => (await createCompany(db, { name: '株式会社カイヌシ', nameKana: 'カイヌシ' })).companyId
const invoiceOf = (companyId: number, status: 1 | 3) =>
  ({
    kind: 'payment',
    status,
    is_buyer_action_required: false,
    buyer_company_id: companyId,
    seller_company_id: null,
  }) as const
const noticeTo = (company_id: number) =>
  ({ company_id, now: clock.now(), kind: 'invoice_applied', title: 'お知らせ', body: '', link: null }) as const
const auditOf = (companyId: number, action: string) => ({
  chain: `company-${companyId}`,
  at: clock.now(),
  actor: 'system:test',
  action,
  subject: 'test',
  detail: {},
})

test('nothing of a unit of work that fails is written', async () => {
  const companyId = await newCompany()
  const failure = new Error('in the end')
  const work = changeBooks(db, async books => {
    books.count(null, invoiceOf(companyId, 1))
    books.audit(auditOf(companyId, 'failed'))
    books.enqueue('releasePayment', { payment_id: '00000000-0000-4000-8000-000000000000' })
    throw failure
  })
  await assert.rejects(work, failure)
  assert.equal(await readCounter(db, companyId, 'payments_review'), 0)
  const audit = await db.selectFrom('audit_log').select('action').where('chain', '=', `company-${companyId}`).execute()
  assert.deepEqual(audit, [])
})

test('a counter that has less than is taken from it ends the unit of work', async () => {
  const companyId = await newCompany()
  const take = () => changeBooks(db, async books => books.count(invoiceOf(companyId, 1), invoiceOf(companyId, 3)))
  // Nothing was counted yet.
  await assert.rejects(take(), CounterBelowZero)
  await changeBooks(db, async books => books.count(null, invoiceOf(companyId, 1)))
  await take()
  // The counter is there, and is at zero.
  await assert.rejects(take(), CounterBelowZero)
  assert.equal(await readCounter(db, companyId, 'payments_reserved'), 1)
})

test('records of one unit stay in their order in each chain', async () => {
  const [first, second] = [await newCompany(), await newCompany()]
  await changeBooks(db, async books => {
    for (const action of ['one', 'two', 'three'])
      for (const companyId of [second, first]) books.audit(auditOf(companyId, action))
  })
  for (const companyId of [first, second]) {
    const records = await db
      .selectFrom('audit_log')
      .select('action')
      .where('chain', '=', `company-${companyId}`)
      .orderBy('sequence')
      .execute()
    assert.deepEqual(
      records.map(({ action }) => action),
      ['one', 'two', 'three'],
    )
  }
})

// The counters of both companies are locked until the commit: written in the order of the calls, two of these waited
// for each other.
test('units of work about the same two companies, the other way round each, all end', async () => {
  const [one, other] = [await newCompany(), await newCompany()]
  const units = Array.from({ length: 20 }, (_, index) => {
    const companies = index % 2 === 0 ? [one, other] : [other, one]
    return changeBooks(db, async books => {
      for (const companyId of companies) {
        books.count(null, invoiceOf(companyId, 1))
        books.audit(auditOf(companyId, 'counted'))
        books.notify(noticeTo(companyId))
      }
    })
  })
  await Promise.all(units)
  assert.deepEqual(
    [await readCounter(db, one, 'payments_review'), await readCounter(db, other, 'payments_review')],
    [20, 20],
  )
})

const lockNothing = (books: Books, name: 'company' | 'invoice') => books.lock(name, 1, async () => {})

// Its locks began as if nothing were held.
test('a unit of work inside another one takes no lock that comes before those of the outer one', async () => {
  const work = changeBooks(db, async outer => {
    await lockNothing(outer, 'invoice')
    await changeBooks(outer.db, inner => lockNothing(inner, 'company'))
  })
  await assert.rejects(work, LockOrderBroken)
})

test('locks of a unit of work are held by the next one of its transaction, and by no other', async () => {
  const oneAfterTheOther = inTransaction(db, async transaction => {
    await changeBooks(transaction, books => lockNothing(books, 'invoice'))
    await changeBooks(db, books => lockNothing(books, 'company'))
    await changeBooks(transaction, books => lockNothing(books, 'invoice'))
    await changeBooks(transaction, books => lockNothing(books, 'company'))
  })
  await assert.rejects(oneAfterTheOther, { message: 'company 1 is locked before invoice 1: see lockOrder' })
})
