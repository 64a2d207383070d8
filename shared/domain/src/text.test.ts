import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSameCompanyName } from './company-name.ts'
import { replaceRadicals } from './radicals.ts'
import { normalizeText, toFullWidth, toHalfWidth, toKatakana } from './text-width.ts'

test('widens ASCII and half-width kana with their voicing', () => {
  assert.equal(toFullWidth('ABC-1 ｶﾞｷﾞﾊﾟｰ'), 'ＡＢＣ－１　ガギパー')
})

test('narrows what was widened', () => {
  for (const text of ['ABC-1 ｶﾞｷﾞﾊﾟｰ', 'ｦｧｨｩｪｫｬｭｮｯﾝ', '~!|']) assert.equal(toHalfWidth(toFullWidth(text)), text)
})

test('leaves kanji and hiragana in their width', () => {
  assert.equal(toHalfWidth('山田ひろし　１'), '山田ひろし 1')
})

test('turns hiragana into katakana', () => {
  assert.equal(toKatakana('あおば ゔぁ'), 'アオバ ヴァ')
})

test('reads characters of the radicals block as the ideographs they look like', () => {
  assert.equal(replaceRadicals('⻘葉 ⻑野 ⻄⿈'), '青葉 長野 西⿈')
  assert.equal(normalizeText('⻘葉　⽇本　１２'), '青葉 日本 12')
})

test('compares company names without legal form, width and spaces', () => {
  assert.equal(isSameCompanyName('㈱サンプル 商事', '株式会社サンプル商事'), true)
  assert.equal(isSameCompanyName('株式会社', '有限会社'), false)
  assert.equal(isSameCompanyName('株式会社サンプル', '株式会社サンプル商事'), false)
})
