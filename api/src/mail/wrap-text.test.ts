import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wrapText } from './wrap-text.ts'

test('no line begins with what must not begin one, none ends with an opened bracket, and no number is torn from its unit', () => {
  assert.equal(wrapText('あいうえお、かき', 10), 'あいうえ\nお、かき')
  assert.equal(wrapText('あいうえ「かき」', 10), 'あいうえ\n「かき」')
  assert.equal(wrapText('合計は1,234,567円です', 14), '合計は\n1,234,567円で\nす')
})

test('lines are counted in columns: half-width kana are narrow, and surrogate pairs are one character', () => {
  assert.equal(wrapText('ｱｲｳｴｵｶｷｸｹｺ', 10), 'ｱｲｳｴｵｶｷｸｹｺ')
  assert.equal(wrapText('𠮷𠮷𠮷', 4), '𠮷𠮷\n𠮷')
})

test('a link keeps its line, a word longer than a line is cut, and empty lines stay', () => {
  const link = `https://pay.example.jp/${'a'.repeat(100)}`
  assert.equal(wrapText(`前\n${link}\n\n後`), `前\n${link}\n\n後`)
  assert.equal(wrapText('abcdefghijkl', 5), 'abcde\nfghij\nkl')
})
