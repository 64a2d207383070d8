import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { sendCall, recordingStatements } from '../testing/contract/send-call.ts'
import { calls } from '../testing/contract/calls.ts'
import { inputWith } from '../testing/contract/input.ts'
import { createWorld } from '../testing/contract/world.ts'
import { startAppWithGateway } from '../testing/companies/payer-app.ts'

const { app, gateway } = await startAppWithGateway()

const companyColumns = ['company_id', 'buyer_company_id', 'seller_company_id']

interface Table {
  readonly hasCompany: boolean
  /** Columns of each unique index. */
  readonly keys: readonly (readonly string[])[]
}

async function readTables(): Promise<ReadonlyMap<string, Table>> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns where table_schema = 'public'`.execute(app.db)
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select relname as name, pg_get_indexdef(indexrelid) as definition from pg_index
    join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace`.execute(app.db)
  const byTable = Map.groupBy(columns, ({ table_name }) => table_name)
  return new Map(
    [...byTable].map(([name, own]) => [
      name,
      {
        hasCompany: own.some(({ column_name }) => companyColumns.includes(column_name)),
        keys: indexes
          .filter(index => index.name === name)
          .map(({ definition }) => namesIn(keyPart(definition), /(\w+)/g))
          .map(names => own.map(({ column_name }) => column_name).filter(column => names.includes(column))),
      },
    ]),
  )
}

/** What stands between the brackets of `create unique index … using btree (…)`. */
const keyPart = (definition: string): string => /USING \w+ \((.*?)\)(?: WHERE| INCLUDE|$)/.exec(definition)?.[1] ?? ''
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)
/** Columns that are compared for equality, with a value, a list or another column. */
const comparedIn = (text: string): Set<string> =>
  new Set(namesIn(text, /"?(\w+)"?\)? (?:=|in|is not distinct from) (?:\$|any|\(|"|'|\w+\.)/g))

/** Tables of companies whose rows a statement looks for without naming the company or a unique key. */
function scattered(text: string, tables: ReadonlyMap<string, Table>): string[] {
  const compared = comparedIn(text)
  const named = namesIn(text, /(?:from|join|update) (?:only )?"?(\w+)"?/gi)
  const isNamed = (name: string) =>
    companyColumns.some(column => compared.has(column)) ||
    named.some(other => tables.get(other)?.keys.some(key => key.every(column => compared.has(column)))) ||
    !tables.get(name)?.hasCompany
  return named.filter(name => tables.has(name) && !isNamed(name))
}

test('every statement of a call names the company or a unique key', async () => {
  const tables = await readTables()
  const { world, statements } = await recordingStatements(async () => ({ world: await createWorld(app, gateway) }))
  const seen = new Set(statements)
  const tokens = await world.signIn()
  for (const call of calls)
    for (const text of (await sendCall(app.app, tokens, call, inputWith(call, world.ids))).statements) seen.add(text)
  const found = [...seen].flatMap(text => scattered(text, tables).map(table => `${table}: ${text}`))
  assert.deepEqual(found, [])
})

test('a statement that names neither is found', async () => {
  const tables = await readTables()
  for (const [text, found] of [
    ['select "id" from "invoices" where "status" = $1', ['invoices']],
    ['update "suppliers" set "name" = $1 where "name" like $2', ['suppliers']],
    ['select "id" from "invoices" where "id" = $1', []],
    ['select "id" from "invoices" where "buyer_company_id" = $1 and "status" = $2', []],
    ['select "name" from "banks" where "name" like $1', []],
  ] as const)
    assert.deepEqual(scattered(text, tables), found, text)
})
