import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { insertInvoice } from '../../../books/invoices/store.ts'
import { changeBooks } from '../../../books/work/change-books.ts'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { lapseRequests, remindRequests } from './jobs.ts'
import { insertRequestTerms } from '../request/request-store.ts'

let app: TestApp
/** More requests than the jobs read at once, all to addresses without an account, that end on 8 December at noon. */
const many = 205
let broken: number
before(async () => {
  app = await createTestApp()
  const seller = await createSeller(app)
  const { id } = await seller.request({ deposit_date: '2026-12-11' })
  await copy(id)
  broken = id
  // Stands for whatever fails for one request alone: the first in the list.
  await sql
    .raw(`create function break_one() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger break_one before update on invoice_requests for each row when (new.invoice_id = ${broken}) execute function break_one();
    create trigger break_one before update on invoices for each row when (new.id = ${broken}) execute function break_one()`)
    .execute(app.db)
})
after(() => app.close())

async function copy(id: number): Promise<void> {
  const { id: _, ...invoice } = await app.db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const terms = await app.db
    .selectFrom('invoice_requests')
    .selectAll()
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow()
  await changeBooks(app.db, async books => {
    for (let made = 0; made < many; made++) {
      const { id: invoice_id } = await insertInvoice(books, invoice)
      await insertRequestTerms(books.db, { ...terms, invoice_id, idempotency_key: `copy-${invoice_id}` })
    }
  })
}
const countMails = async () =>
  (
    await app.db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Two workers at once: each says that one request has to be tried again. */
async function failTogether(job: typeof remindRequests): Promise<void> {
  const runs = await Promise.allSettled([job.run(app.worker, {}), job.run(app.worker, {})])
  for (const run of runs) assert.ok(run.status === 'rejected' && run.reason instanceof AggregateError)
}

test('reminds of every request of a day, though one fails, and of none twice by two workers', async () => {
  app.clock.set('2026-12-04T00:00:00Z')
  const before = await countMails()
  await failTogether(remindRequests)
  assert.equal((await countMails()) - before, many)
})

test('lets every request of a day lapse, though one fails', async () => {
  app.clock.set('2026-12-08T03:00:00Z')
  await failTogether(lapseRequests)
  const open = await app.db.selectFrom('invoices').select('id').where('status', 'in', [6, 7]).execute()
  assert.deepEqual(
    open.map(({ id }) => id),
    [broken],
  )
  assert.deepEqual(await auditBooks(app.db), [])
})
