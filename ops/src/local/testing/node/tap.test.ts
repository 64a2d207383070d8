import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failuresOf, timedOf } from './tap.ts'

const report = `TAP version 13
# Subtest: src/a.test.ts
    # Subtest: one
    ok 1 - one
      ---
      duration_ms: 1.5
      type: 'test'
      ...
    # Subtest: group
        # Subtest: two
        not ok 1 - two
          ---
          duration_ms: 20
          type: 'test'
          location: 'a.test.ts:1:1'
          ...
        1..1
    ok 2 - group
      ---
      duration_ms: 21
      type: 'suite'
      ...
    1..2
not ok 1 - src/a.test.ts
  ---
  duration_ms: 25
  type: 'suite'
  ...
    # Subtest: three
    ok 1 - three
      ---
      duration_ms: 3
      type: 'test'
      ...
    1..1
ok 2 - src/b.test.ts
  ---
  duration_ms: 4
  type: 'suite'
  ...
1..2
`

test('tests of a report have their file and their time; suites are left out', () => {
  assert.deepEqual(timedOf(report, 'api'), [
    { test: 'api/src/a.test.ts  one', durationMs: 1.5 },
    { test: 'api/src/a.test.ts  two', durationMs: 20 },
    { test: 'api/src/b.test.ts  three', durationMs: 3 },
  ])
})

test('of a report those files and tests are found that failed', () => {
  assert.deepEqual(failuresOf(report), [{ file: 'src/a.test.ts', titles: ['two'] }])
})
