import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { nameOfRow, owedByCallsPage, readCallsPage } from '../obligations/calls-page.ts'
import { owedText } from '../obligations/owed.ts'
import { calls } from './calls.ts'
import { alternativesOf, fieldsOf, nodeOf, unwrap } from './schema.ts'

interface Row {
  readonly call: string
  readonly asks: readonly string[]
  readonly answers: readonly string[]
}

const page = readFileSync(new URL('../../../../docs/calls.md', import.meta.url), 'utf8')
const { specified, ours } = readCallsPage(page)
const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const rows: readonly Row[] = specified.map(cells => ({
  call: nameOfRow(cells),
  asks: namesIn(cells[2]),
  answers: namesIn(cells[3]),
}))
const byCall = new Map(calls.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]))

test('the table of the specification is read whole', () => {
  assert.equal(rows.length, 72)
  assert.equal(new Set(rows.map(({ call }) => call)).size, rows.length)
})

test('every call of the specification is in the contracts with its method and path', () => {
  assert.deepEqual(
    rows.map(({ call }) => call).filter(call => !byCall.has(call)),
    [],
  )
})

test('every other call is listed as ours, with its reason', () => {
  assert.deepEqual(owedByCallsPage(page).map(owedText), [])
  assert.deepEqual(
    ours.filter(([, , why]) => !why),
    [],
  )
})

for (const { call, asks, answers } of rows) {
  const endpoint = byCall.get(call)
  if (!endpoint || asks.length + answers.length === 0) continue
  test(`${call} asks ${asks.join(', ') || 'nothing'}, answers ${answers.join(', ') || 'nothing'}`, () => {
    const known = (['query', 'body'] as const).flatMap(part => {
      const schema = endpoint[part]
      return schema ? fieldsOf(nodeOf(schema)).map(({ path }) => `${part}.${path}`) : []
    })
    assert.deepEqual(
      asks.filter(field => !known.includes(field)),
      [],
    )
    for (const { entries = {} } of alternativesOf(unwrap(nodeOf(endpoint.response))))
      assert.deepEqual(
        answers.filter(field => !(field in entries)),
        [],
      )
  })
}
