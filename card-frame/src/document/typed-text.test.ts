import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatExpire, formatName, groupCardNumber } from './typed-text.ts'

test('never shows an expiry that was not typed', () => {
  assert.deepEqual(['', '0', '1', '12', '09/2', '09/20', '09/202'].map(formatExpire), [
    '',
    '0',
    '1',
    '12',
    '09/2',
    '09/20',
    '09/202',
  ])
})

test('takes an expiry as people and browsers write it', () => {
  for (const text of ['928', '0928', '9/28', '09/28', '０９／２８', '092028', '09/2028', '09 / 28', '9-28'])
    assert.equal(formatExpire(text), '09/28', text)
})

test('lets the slash be deleted', () => {
  assert.equal(formatExpire('09/'), '09/')
  assert.equal(formatExpire('09'), '09')
})

test('groups a number by the gaps of its brand, full-width digits and hyphens included', () => {
  assert.equal(groupCardNumber('４１１１-1111 11111111'), '4111 1111 1111 1111')
  assert.equal(groupCardNumber('378282246310005'), '3782 822463 10005')
  assert.equal(groupCardNumber('41111111111111111111111'), '4111 1111 1111 1111111')
})

test('makes a name the capitals on the card', () => {
  assert.equal(formatName('　ｔaro　 o’hara'), "TARO O'HARA")
})
