import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { checkAmounts, type StatedAmounts } from '@invoice-card/domain'
import fc from 'fast-check'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { readMigrations } from './migrate.ts'

let database: TestDatabase
let client: pg.Client
before(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
})
after(async () => {
  await client.end()
  await database.close()
})

const amounts = [
  'standard_taxable_amount',
  'reduced_taxable_amount',
  'nontaxable_amount',
  'standard_discounted_amount',
  'reduced_discounted_amount',
  'nontaxable_discounted_amount',
  'consumption_tax_amount',
  'discount_amount',
] as const
const columns = (rest: string): string => amounts.map(name => `${name} bigint${rest}`).join()

/** A request as it was accepted before: no discount on one class alone, each tax rounded down or up on top. */
const way = fc.constantFrom(Math.floor, Math.ceil)
const earlier = fc
  .tuple(fc.nat(30_000_000), fc.nat(30_000_000), fc.integer({ min: 1, max: 1_000 }), way, way)
  .map(([standard, reduced, nontaxable, round, roundReduced]) => [
    standard,
    reduced,
    nontaxable,
    standard,
    reduced,
    nontaxable,
    round(standard / 10) + roundReduced((reduced * 8) / 100),
    0,
  ])

// The migration runs over a table of the same shape in a schema of its own: the real one has it already.
test('1,000 requests of before keep amounts that are right, and rates become hundredths', async () => {
  const rows = fc
    .sample(earlier, { numRuns: 1_000, seed: 163 })
    .map((row, index) => ({ invoice_id: index, ...Object.fromEntries(amounts.map((name, at) => [name, row[at]])) }))
  await client.query('create schema earlier; set search_path to earlier')
  await client.query('create table deposit_accounts (id bigint primary key)')
  await client.query(`create table invoice_requests (
    invoice_id bigint primary key, discount_rate double precision, ${columns(' not null')}
  )`)
  await client.query(
    `insert into invoice_requests (invoice_id, ${amounts.join()})
    select * from json_to_recordset($1) as row (invoice_id bigint, ${columns('')})`,
    [JSON.stringify(rows)],
  )
  await client.query(`update invoice_requests
    set discount_rate = case invoice_id when 1 then 4.1 when 2 then 12.3456789 when 3 then 5e-324 when 4 then 100 end`)
  await client.query(readMigrations().find(({ name }) => name.startsWith('0163'))?.sql ?? '')

  const { rows: migrated } = await client.query<
    StatedAmounts & { standard_tax_rate: number; reduced_tax_rate: number }
  >('select * from invoice_requests order by invoice_id')
  assert.deepEqual(
    migrated.slice(0, 5).map(({ discount_rate }) => discount_rate),
    [null, 410, 1_235, 0, 10_000],
  )
  for (const row of migrated) {
    const left = row.standard_discounted_amount + row.reduced_discounted_amount + row.nontaxable_discounted_amount
    const stated = { ...row, discount_rate: null, billing_amount: left + row.consumption_tax_amount }
    assert.deepEqual(checkAmounts(stated), [], JSON.stringify(row))
    assert.deepEqual([row.standard_tax_rate, row.reduced_tax_rate], [10, 8])
  }
  assert.equal(migrated.length, 1_000)
})

// Its inserts failed: the taxes of the classes had neither a value nor a default.
test('a process of an older version still makes requests, and counts its lists', async () => {
  const values = [1_001, 1_005, 1_013, 500, 905, 913, 400, 163, 300, 12.3456789]
  await client.query(
    `insert into invoice_requests (invoice_id, ${amounts.join()}, discount_rate)
    values (${values.map((_, at) => `$${at + 1}`).join()})`,
    values,
  )
  const {
    rows: [row],
  } = await client.query<Record<string, number>>('select * from invoice_requests where invoice_id = 1001')
  assert.deepEqual(
    [
      row?.standard_consumption_tax_amount,
      row?.reduced_consumption_tax_amount,
      row?.discount_rate,
      row?.standard_tax_rate,
    ],
    [90, 73, 1_235, 10],
  )
  // What this version writes stays as it is written.
  await client.query('update invoice_requests set discount_rate = 410 where invoice_id = 1001')
  const {
    rows: [changed],
  } = await client.query<{ discount_rate: number }>(
    'select discount_rate from invoice_requests where invoice_id = 1001',
  )
  assert.equal(changed?.discount_rate, 410)
  await client.query('select sum(count) from public.invoice_list_counts where not is_action_required')
})
