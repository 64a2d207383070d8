import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSameCompanyName, legalFormOf } from './company-name.ts'
import { convertHolderKana } from './holder-kana.ts'

const converted = (name: string) => {
  const result = convertHolderKana(name)
  return result.is_converted ? result.holder_kana : `refused: ${result.unconvertible.join('')}`
}

test('refuses kanji and names the characters that have no kana', () => {
  assert.deepEqual(convertHolderKana('株式会社青葉デザイン'), { is_converted: false, unconvertible: ['青', '葉'] })
})

test('refuses a name of nothing but spaces', () => {
  assert.deepEqual(convertHolderKana(' 　'), { is_converted: false, unconvertible: [] })
})

test('refuses signs that transfers do not carry', () => {
  assert.deepEqual(convertHolderKana('アオバ＆カンパニー'), { is_converted: false, unconvertible: ['&'] })
})

test('warns that ヲ became オ', () => {
  assert.deepEqual(convertHolderKana('ヲガワ'), { is_converted: true, holder_kana: 'ｵｶﾞﾜ', warnings: ['wo_became_o'] })
})

test('writes ヱ and ヰ as banks do', () => {
  assert.equal(converted('ヱビス'), 'ｴﾋﾞｽ')
  assert.equal(converted('ニッカウヰスキー'), 'ﾆﾂｶｳｲｽｷ-')
  assert.equal(converted('ゑびす'), 'ｴﾋﾞｽ')
})

test('cuts at 30 half-width characters and says so', () => {
  const result = convertHolderKana(`カブシキガイシャ${'ガ'.repeat(20)}`)
  assert.deepEqual(result, { is_converted: true, holder_kana: `ｶ)${'ｶﾞ'.repeat(14)}`, warnings: ['cut'] })
})

test('abbreviates a legal form at the head, at the tail and in the middle', () => {
  assert.equal(converted('株式会社アオバ'), 'ｶ)ｱｵﾊﾞ')
  assert.equal(converted('アオバ（株）'), 'ｱｵﾊﾞ(ｶ')
  assert.equal(converted('アオバ㈱ミナトエイギョウショ'), 'ｱｵﾊﾞ(ｶ)ﾐﾅﾄ(ｴｲ')
  assert.equal(converted('ユウゲンガイシャ サンインスイサン'), 'ﾕ)ｻﾝｲﾝｽｲｻﾝ')
  assert.equal(converted('医療法人社団ヒカリカイ'), 'ｲ)ﾋｶﾘｶｲ')
})

// 地方独立行政法人 was written as 独立行政法人, and 医療法人 was found inside 社会医療法人, whose first word was then refused.
for (const [form, kana, zengin] of [
  ['独立行政法人', 'ドクリツギョウセイホウジン', 'ﾄﾞｸ'],
  ['地方独立行政法人', 'チホウドクリツギョウセイホウジン', 'ﾁﾄﾞｸ'],
  ['社会医療法人', 'シャカイイリョウホウジン', 'ｲ'],
  ['特定医療法人財団', 'トクテイイリョウホウジンザイダン', 'ｲ'],
  ['国立大学法人', 'コクリツダイガクホウジン', 'ﾀﾞｲ'],
  ['公立大学法人', 'コウリツダイガクホウジン', 'ﾀﾞｲ'],
  ['社会保険労務士法人', 'シャカイホケンロウムシホウジン', 'ﾛｳﾑ'],
  ['認定NPO法人', 'ニンテイトクテイヒエイリカツドウホウジン', 'ﾄｸﾋ'],
  ['特例社団法人', 'トクレイシャダンホウジン', 'ｼﾔ'],
  ['管理組合法人', 'カンリクミアイホウジン', 'ｶﾝﾘ'],
  ['更生保護法人', 'コウセイホゴホウジン', 'ﾎｺﾞ'],
] as const) {
  test(`writes ${form} as ${zengin}, in kanji and in kana, before and behind the name`, () => {
    for (const written of [form, kana]) {
      assert.equal(converted(`${written}サクラ`), `${zengin})ｻｸﾗ`)
      assert.equal(converted(`サクラ ${written}`), `ｻｸﾗ(${zengin}`)
    }
  })
}

test('distinguishes one legal form from the one whose name it contains', () => {
  assert.equal(legalFormOf('地方独立行政法人サクラ'), 'チドク')
  assert.equal(isSameCompanyName('社会医療法人サクラ', 'サクラ'), true)
})

test('leaves a name that is already in the format as it is', () => {
  assert.equal(converted('カ）アオバデザインセイサクシヨ'), 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝｾｲｻｸｼﾖ')
  assert.equal(converted('ｶ)ﾉ-ｽﾘﾝｸ'), 'ｶ)ﾉ-ｽﾘﾝｸ')
})

test('writes small kana large, the long mark as hyphen and the middle dot as space', () => {
  assert.equal(converted('しゃっちょう・スーパー'), 'ｼﾔﾂﾁﾖｳ ｽ-ﾊﾟ-')
})
