import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { inTransaction } from '../../platform/database/connection.ts'
import type { Difference } from './difference.ts'
import { countFindings, saveFindings } from './findings-store.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

// A table that was lost, or a restored copy, differs in every row: the night failed at 65,535 parameters.
test('saves, sees again and resolves more differences than a statement takes parameters', async () => {
  const seen = Array.from({ length: 12_000 }, (_, index): Difference => ({
    kind: 'counter',
    subject: `company:${index}`,
    expected: '1',
    found: '0',
  }))
  const save = (differences: readonly Difference[]) =>
    inTransaction(app.db, trx => saveFindings(trx, ['counter'], differences, app.clock.now()))
  const added = await save(seen)
  assert.deepEqual(
    added.map(({ id: _, ...difference }) => difference),
    seen,
  )
  assert.deepEqual(await save(seen), [])
  assert.equal((await countFindings(app.db)).get('counter'), seen.length)
  assert.deepEqual(await save([]), [])
  assert.equal((await countFindings(app.db)).get('counter'), undefined)
})
