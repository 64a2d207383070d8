import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareBankCodes, groupBankCodes, majorBanks } from './banks.ts'
import { documentSizeCode } from './document-size.ts'
import { contentTypeOf } from './file-type.ts'
import { prefectures } from './prefectures.ts'

test('has no content type for an unknown or missing extension', () => {
  for (const name of ['a.gif', 'pdf', '', 'a.', 'a.constructor']) assert.equal(contentTypeOf(name), '')
  assert.equal(contentTypeOf('請求書.PDF'), 'application/pdf')
  assert.equal(contentTypeOf('photo.a.jpeg'), 'image/jpeg')
})

test('codes paper sizes, 0 for any other', () => {
  assert.deepEqual(['A3', 'a4', 'B4', 'Letter'].map(documentSizeCode), [1, 2, 3, 0])
})

test('lists each prefecture and bank of the specification once', () => {
  assert.equal(new Set(prefectures).size, 47)
  assert.deepEqual(
    majorBanks.map(bank => bank.code),
    ['0001', '0005', '0009', '0010', '0036', '0038', '0294', '9900'],
  )
  assert.deepEqual([...groupBankCodes], ['0010', '0017', '0159', '0562'])
})

test('sorts major banks before all others', () => {
  assert.deepEqual(['0002', '9900', '0159', '0001'].toSorted(compareBankCodes), ['0001', '9900', '0002', '0159'])
})
