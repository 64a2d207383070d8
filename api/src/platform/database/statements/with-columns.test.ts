import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withColumns } from './with-columns.ts'

for (const [text, columns, expected] of [
  ['select * from "notes" where "id" = $1', ['id', 'text'], 'select "id", "text" from "notes" where "id" = $1'],
  [
    'insert into "notes" ("id") values ($1) returning *',
    ['id', 'text'],
    'insert into "notes" ("id") values ($1) returning "id", "text"',
  ],
  [
    'with "new" as (insert into "notes" ("id") values ($1) returning *) select "new".* from "new"',
    ['id', 'text'],
    'with "new" as (insert into "notes" ("id") values ($1) returning *) select "new"."id", "new"."text" from "new"',
  ],
  [
    'with "new" as (select 1), "call" as (select 2) select "new".*, "call"."id" as "call_id" from "new", "call"',
    ['id', 'text', 'call_id'],
    'with "new" as (select 1), "call" as (select 2) select "new"."id", "new"."text", "call"."id" as "call_id" from "new", "call"',
  ],
] as const)
  test(`names the columns of ${text}`, () => assert.equal(withColumns(text, columns), expected))

for (const text of [
  'select "id" from "notes"',
  'select 2 * from_day from "notes"',
  'select "notes".*, (select 1) as "more" from "notes"',
])
  test(`leaves ${text} as it is`, () => assert.equal(withColumns(text, ['id', 'more']), text))

test('leaves a statement whose columns have one name in two tables as it is', () => {
  const text = 'select * from "notes" inner join "mails" on true'
  assert.equal(withColumns(text, ['id', 'id']), text)
})
