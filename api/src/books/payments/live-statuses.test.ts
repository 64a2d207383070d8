import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { liveStatuses, undeterminedStatuses } from './store.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

/** Generated columns, indexes, triggers and trigger functions of the table of payments, as PostgreSQL has them. */
async function definitions() {
  const { rows } = await sql<{ name: string; definition: string }>`
    select attname::text as name, pg_get_expr(adbin, adrelid) as definition
      from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      where adrelid = 'payment_transactions'::regclass
    union all
    select indexrelid::regclass::text, pg_get_indexdef(indexrelid)
      from pg_index where indrelid = 'payment_transactions'::regclass
    union all
    select tgname, pg_get_triggerdef(oid) from pg_trigger
      where tgrelid = 'payment_transactions'::regclass and not tgisinternal
    union all
    select proname, pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prosrc ~ '''authorised''' and prokind = 'f'
    order by name`.execute(app.db)
  return rows
}

/** Lists of statuses in a text of SQL: `('created', 'pending')` as it was typed, or `ARRAY['created'::text, …]`. */
const listsIn = (definition: string): string[][] =>
  [...definition.matchAll(/'\w+'(?:::text)?(?:,\s*'\w+'(?:::text)?)*/g)].map(([list]) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, status = '']) => status).toSorted(),
  )

// An index that does not know of a live status lets a second charge of one invoice pass.
test('the database has the same live and undetermined statuses of a payment as the code', async () => {
  const lists = (await definitions()).flatMap(({ name, definition }) =>
    listsIn(definition)
      .filter(list => list.includes('created'))
      .map(list => ({ name, list: list.join() })),
  )
  const known = { live: liveStatuses.toSorted().join(), undetermined: undeterminedStatuses.toSorted().join() }
  // Indexes, triggers and functions ask for the columns; a new payment is created.
  assert.deepEqual(lists, [
    { name: 'is_live', list: known.live },
    { name: 'is_undetermined', list: known.undetermined },
    { name: 'status', list: 'created' },
  ])
})

test('captured are the payments whose card was charged', async () => {
  const captured = (await definitions()).filter(({ definition }) => definition.includes("'captured'"))
  assert.deepEqual(
    captured.map(({ name }) => name),
    ['is_captured', 'is_live'],
  )
})
