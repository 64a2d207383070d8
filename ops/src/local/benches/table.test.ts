import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measuredIn } from './measured-in.ts'
import { tableOf, type Conditions } from './table.ts'

const conditions: Conditions = {
  cpu: 'EPYC',
  cpus: 2,
  memoryGb: 24,
  node: 'v24',
  commit: 'abc',
  at: '2026-11-27',
  seed: 9,
  isSmoke: false,
}
const rowsOf = (text: string) => text.split('\n').filter(line => line.startsWith('| '))

test('a bench that failed has a line that says so, and the others have theirs', () => {
  const [, failed, scale] = rowsOf(
    tableOf(conditions, [
      { name: 'api', load: 0.4, seconds: 12, measured: null },
      { name: 'scale', load: 1, seconds: 3, measured: [{ measure: 'commits', value: 8, unit: '' }] },
    ]),
  )
  assert.equal(failed, '| `api`, 0.4, 12 s | **failed** | | | |')
  assert.equal(scale, '| `scale`, 1.0, 3 s | commits | 8.0 |  |  |')
})

test('each figure stands beside its goal; what is no number reaches none', () => {
  const lines = tableOf(conditions, [
    {
      name: 'web',
      load: 0,
      seconds: 1,
      measured: [
        { measure: 'time', value: 10, unit: 'ms', goal: { atMost: 10 } },
        { measure: 'share', value: 95.44, unit: '%', goal: { atLeast: 96 } },
        { measure: 'ratio', value: Number.NaN, unit: '', digits: 2, goal: { atMost: 1 } },
        { measure: 'lost', value: null, isBroken: true, unit: '', goal: { atMost: 1 } },
        { measure: 'TPC-B', value: null, unit: '', goal: { atLeast: 0.3 } },
      ],
    },
  ])
  assert.deepEqual(
    rowsOf(lines)
      .slice(1)
      .map(row => row.split(' | ').slice(1).join(' | ')),
    [
      'time | 10.0 ms | ≤ 10 ms | reached |',
      'share | 95.4 % | ≥ 96 % | **not reached** |',
      'ratio | NaN | ≤ 1 | **not reached** |',
      'lost | – | ≤ 1 | **not reached** |',
      'TPC-B | – | ≥ 0.3 |  |',
    ],
  )
})

test('a smoke says that its figures say nothing, and judges none', () => {
  const measured = [{ measure: 'time', value: 10, unit: 'ms', goal: { atMost: 1 } }] as const
  const text = tableOf({ ...conditions, isSmoke: true }, [{ name: 'web', load: 0, seconds: 1, measured }])
  assert.match(text, /^A smoke: its figures say nothing\./)
  assert.match(text, /time \| 10\.0 ms \|  \|  \|/)
})

test('only JSON with something measured counts as what a bench found', () => {
  for (const printed of ['', 'Killed', '{}', '{ "measured": [] }']) assert.equal(measuredIn(printed), null)
  const measured = [{ measure: 'commits', value: 8, unit: '' }]
  assert.deepEqual(measuredIn(JSON.stringify({ rows: 3, measured })), measured)
})
