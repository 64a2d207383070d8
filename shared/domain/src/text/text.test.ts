import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSameCompanyName } from '../names/company-name.ts'
import { convertHolderKana } from '../names/holder-kana.ts'
import { spellEmail } from './email-address.ts'
import { maskEmail } from './email-mask.ts'
import { replaceRadicals } from './radicals.ts'
import { startOfText } from './start-of-text.ts'
import { displayKana, normalizeText, toFullWidth, toHalfWidth, toKatakana } from './text-width.ts'

test('widens ASCII and half-width kana with their voicing', () => {
  assert.equal(toFullWidth('ABC-1 ｶﾞｷﾞﾊﾟｰ'), 'ＡＢＣ－１　ガギパー')
})

test('narrows what was widened', () => {
  for (const text of ['ABC-1 ｶﾞｷﾞﾊﾟｰ', 'ｦｧｨｩｪｫｬｭｮｯﾝ', '~!|']) assert.equal(toHalfWidth(toFullWidth(text)), text)
})

test('shows the kana of a bank transfer in full width, and nothing else', () => {
  assert.equal(displayKana('ｶ)ｻｸﾗｻ-ﾋﾞｽ'), 'カ）サクラサービス')
  assert.equal(displayKana('ABC-1 ｼﾖｳｼﾞ(ｶ'), 'ABC-1 シヨウジ（カ')
  assert.equal(displayKana('山田 ひろし'), '山田 ひろし')
})

test('the shown holder is converted back into the same holder', () => {
  for (const name of ['株式会社サクラサービス', 'ゼイリシホウジンアカツキ', 'ヤマダ タロウ', 'ABC-1']) {
    const converted = convertHolderKana(name)
    assert.ok(converted.is_converted)
    assert.deepEqual(convertHolderKana(displayKana(converted.holder_kana)), converted)
  }
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

test('shows of a mail address only its first letter and that of its domain', () => {
  assert.equal(maskEmail('demo@example.co.jp'), 'd****@e***')
})

test('spells a mail address as it is sent, from whatever width', () => {
  assert.equal(spellEmail('　ｋｅｉｒｉ＠ｅｘａｍｐｌｅ．jp '), 'keiri@example.jp')
})

test('cuts a text without leaving half of an emoji', () => {
  assert.equal(startOfText('寿司🍣', 3), '寿司')
  assert.equal(startOfText('寿司🍣', 4), '寿司🍣')
  assert.equal(startOfText('寿司🍣', 60), '寿司🍣')
})
