import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMigrations } from './migrate.ts'

// Its lock, which nobody can read past, is held to the end of its file: every call waited while all payments were gone
// through.
test('a file that changes the payments does not fill them in as well', () => {
  const both = readMigrations().filter(
    ({ sql }) => /^alter table payment_transactions\b/m.test(sql) && /^update payment_transactions\b/m.test(sql),
  )
  assert.deepEqual(
    both.map(({ name }) => name),
    [],
  )
})
