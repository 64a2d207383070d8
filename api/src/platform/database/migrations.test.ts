import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMigration, type Migration, readMigrations } from './migrate.ts'

const change = 'alter table payment_transactions add column note text;'
const fill = `update payment_transactions set note = '';`

const changesAndFills = ({ sql }: Migration): boolean =>
  /^alter table payment_transactions\b/m.test(sql) && /^update payment_transactions\b/m.test(sql)

// Its lock, which nobody can read past, is held to the end of its file: every call waited while all payments were gone
// through.
test('a file that changes the payments does not fill them in as well', () => {
  const both = createMigration('9000-both', `${change}\n${fill}`)
  const apart = [createMigration('9001-change', change), createMigration('9002-fill', fill)]
  assert.deepEqual([...readMigrations(), both, ...apart].filter(changesAndFills), [both])
})
