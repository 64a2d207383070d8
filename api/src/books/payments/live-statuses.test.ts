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

/** Indexes, triggers and trigger functions of the table of payments, as PostgreSQL has them. */
async function definitions() {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
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
  assert.deepEqual(
    lists.filter(({ list }) => !Object.values(known).includes(list)),
    [],
  )
  // Four indexes, a function and twice in a trigger; two indexes.
  assert.equal(lists.filter(({ list }) => list === known.live).length, 7)
  assert.equal(lists.filter(({ list }) => list === known.undetermined).length, 2)
})
