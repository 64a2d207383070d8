import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { createTestApp } from '../../../testing/app/app.ts'
import { isPaymentTo } from './list-store.ts'

const app = await createTestApp()
after(() => app.close())
const user = await app.signIn()
const { suppliers, notifications } = user.client
const many = 3000

// Three of each moment, so that pages break between rows of the same time; every fourth is rejected, every tenth
// deleted.
await sql`
  insert into suppliers (company_id, business_form, name, comparable_name, search_text, status, created_at, deleted_at)
  select ${user.companyId}, 1, 'デザイン' || n, 'デザイン' || n, 'デザイン' || n, (array['Approved', 'Escalation', 'Unapproved', 'Rejected'])[1 + n % 4],
    timestamptz '2026-01-01' + n / 3 * interval '1 minute', case when n % 10 = 0 then now() end
  from generate_series(1, ${many}::int) as n`.execute(app.db)
// Every seventh concerns somebody else, every third is read.
const colleague = await app.db
  .insertInto('users')
  .values({
    company_id: user.companyId,
    email_address: 'colleague@example.jp',
    password_hash: '',
    user_last_name: '佐藤',
    user_first_name: '花子',
    phone_number: '0312345678',
  })
  .returning('id')
  .executeTakeFirstOrThrow()
await sql`
  insert into notifications (company_id, user_id, kind, title, body, created_at, read_at)
  select ${user.companyId}, case when n % 7 = 0 then ${colleague.id}::bigint end, 'other', n::text, '', timestamptz '2026-01-01' + n / 3 * interval '1 minute', case when n % 3 = 0 then now() end
  from generate_series(1, ${many}::int) as n`.execute(app.db)
await sql`analyze suppliers, notifications`.execute(app.db)

const newestFirst = (is: (n: number) => boolean) => Array.from({ length: many }, (_, index) => many - index).filter(is)

test('pages of suppliers follow on each other at any position, with any choice of statuses', async () => {
  for (const [status, expected] of [
    [undefined, newestFirst(n => n % 10 !== 0)],
    [['Approved', 'Escalation', 'Unapproved'], newestFirst(n => n % 10 !== 0 && n % 4 !== 3)],
    [['Rejected'], newestFirst(n => n % 10 !== 0 && n % 4 === 3)],
  ] as const) {
    for (const from of [0, 1, Math.floor(expected.length / 2), expected.length - 7, expected.length]) {
      const page = await suppliers.listSuppliers({
        query: { from, size: 20, ...(status ? { status: [...status] } : {}) },
      })
      assert.deepEqual(
        page.suppliers.map(({ name }) => Number(name.slice(4))),
        expected.slice(from, from + 20),
      )
      assert.equal(page.count_all, expected.length)
    }
  }
})

test('pages of suppliers found by a part of the name are exact, also by a single letter', async () => {
  const found = async (search_word: string, from = 0) =>
    (await suppliers.listSuppliers({ query: { from, size: 20, search_word } })).suppliers.map(({ name }) => name)
  const expected = newestFirst(n => n % 10 !== 0 && String(n).includes('12')).map(n => `デザイン${n}`)
  assert.deepEqual([...(await found('12')), ...(await found('12', 20))], expected.slice(0, 40))
  assert.deepEqual(
    await found('ン123'),
    newestFirst(n => n % 10 !== 0 && String(n).startsWith('123')).map(n => `デザイン${n}`),
  )
  assert.equal((await found('デ', 2680)).length, 20)
  // All pairs of the word are there, the word is not.
  await suppliers.createSupplierSoleProprietor({ body: { business_name: 'カキクキカ' } })
  assert.deepEqual([await found('キカキ'), await found('クキカ')], [[], ['カキクキカ']])
})

test('pages of notifications leave out what concerns somebody else, at any place, read or unread', async () => {
  for (const [is_unread, expected] of [
    [undefined, newestFirst(n => n % 7 !== 0)],
    [true, newestFirst(n => n % 7 !== 0 && n % 3 !== 0)],
    [false, newestFirst(n => n % 7 !== 0 && n % 3 === 0)],
  ] as const) {
    for (const from of [0, Math.floor(expected.length / 2), expected.length - 7]) {
      const page = await notifications.listNotifications({
        query: { from, size: 20, ...(is_unread === undefined ? {} : { is_unread }) },
      })
      assert.deepEqual(
        page.notifications.map(({ title }) => Number(title)),
        expected.slice(from, from + 20),
      )
    }
  }
})

test('a part of a name is found by its index', async () => {
  const { rows } = await sql<{
    'QUERY PLAN': string
  }>`explain select id from suppliers where company_id = ${user.companyId} and deleted_at is null
    and pairs_of_letters(company_id, search_text) @> pairs_of_letters(${user.companyId}, 'デザイン1234')`.execute(
    app.db,
  )
  assert.match(rows.map(row => row['QUERY PLAN']).join('\n'), /suppliers_search/)
})

test('the last payment of a supplier and the order of names are found in their indexes', () =>
  app.db.transaction().execute(async db => {
    // So few rows are read at once whatever the indexes: left out, it shows whether they can serve.
    await sql`set local enable_seqscan = off`.execute(db)
    const explain = async (query: ReturnType<typeof sql>) =>
      (await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db)).rows.map(row => row['QUERY PLAN']).join('\n')
    assert.match(
      await explain(sql`select max(invoices.transfer_date) from invoices where ${isPaymentTo(sql`1::bigint`)}`),
      /Index Only Scan Backward using invoices_supplier_payments/,
    )
    assert.match(
      await explain(
        sql`select id from suppliers where company_id = ${user.companyId} and deleted_at is null order by kana_order(name_kana, comparable_name), id limit 20`,
      ),
      /suppliers_by_kana/,
    )
  }))
