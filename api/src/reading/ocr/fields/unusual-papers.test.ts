import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, type Text } from '../../../testing/files/lines.ts'
import { readAccountNumber, readHolder } from './read-account.ts'
import { readInvoiceNumber } from './read-numbers.ts'
import { readIssuer } from './read-parties.ts'

const column = (...texts: readonly string[]): Text[] => texts.map((text, row): Text => [10, 10 + row * 4, text])

// (フリガナ)エルネスタ was read as )エルネスタ and shown as sure.
test('reads a value behind a label in brackets without the bracket that closes it', () => {
  const holder = readHolder(linesOf(...column('(フリガナ)エルネスタ(カ')), null)
  assert.deepEqual([holder?.value, holder?.confidence], ['ｴﾙﾈｽﾀ(ｶ', 'agreed'])
  assert.equal(readHolder(linesOf(...column('(口座名義)カ)エルネスタ')), null)?.value, 'ｶ)ｴﾙﾈｽﾀ')
})

test('reads an account number of which each digit stands in a cell of its own', () => {
  const numberOf = (...texts: readonly Text[]) => readAccountNumber(linesOf(...texts), null)?.value
  assert.equal(numberOf([10, 10, '口座番号'], [30, 10, '4 6 6 5 4 1 5']), '4665415')
  // Nothing says where the one ends and the other begins.
  assert.equal(numberOf([10, 10, '口座番号'], [30, 10, '4 6 6 5 4 1 5 2']), undefined)
})

test('takes what a label calls the number of an invoice, and no T number for it', () => {
  assert.equal(readInvoiceNumber(linesOf(...column('インボイス番号:2026110849')))?.value, '2026110849')
  assert.equal(readInvoiceNumber(linesOf(...column('インボイス番号 T9999954408023'))), null)
})

test('names a shop without the person who stands behind it in brackets', () => {
  const issuerOf = (name: string) =>
    readIssuer(linesOf(...column(name, '〒150-0001 東京都渋谷区1-2-3', 'TEL 03-1234-5678')), null, null)?.value
  assert.equal(issuerOf('小野寺翻訳事務所(小野寺 恵美)'), '小野寺翻訳事務所')
  assert.equal(issuerOf('青葉商事(株)'), '青葉商事(株)')
})
