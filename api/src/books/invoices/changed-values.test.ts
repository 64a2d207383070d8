import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedValues } from './changed-values.ts'

test('names what was and what is, of changed values only', () => {
  const before = { amount: 100, note: null, same: 'x' }
  assert.deepEqual(changedValues(before, { amount: 200, note: null, same: 'x', added: 'y', untouched: undefined }), {
    amount: { from: 100, to: 200 },
    added: { from: null, to: 'y' },
  })
})

test('the order of keys is no change, however deep they stand', () => {
  const before = { account: { bank: '0001', branch: { code: '001', name: '本店' } }, file_ids: ['a', 'b'] }
  const same = { account: { branch: { name: '本店', code: '001' }, bank: '0001' }, file_ids: ['a', 'b'] }
  assert.deepEqual(changedValues(before, same), {})
  assert.deepEqual(Object.keys(changedValues(before, { file_ids: ['b', 'a'] })), ['file_ids'])
})

test('two dates differ by their moments', () => {
  const [from, to] = [new Date(0), new Date(1)]
  assert.deepEqual(changedValues({ at: from }, { at: to }), { at: { from, to } })
  assert.deepEqual(changedValues({ at: from }, { at: new Date(0) }), {})
})
