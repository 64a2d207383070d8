import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { spellAsIssuer } from './spell-holder.ts'

describe('a holder that was read from a picture', () => {
  // Voicing marks are specks, and small print loses strokes: the firm's own name says what they were.
  test('takes the kana of the name of its issuer where it is nearly spelled alike', () => {
    assert.equal(spellAsIssuer('ｶ)ｴﾙﾈｽﾀﾃｻｲﾝ', '株式会社エルネスタデザイン'), 'ｶ)ｴﾙﾈｽﾀﾃﾞｻﾞｲﾝ')
    assert.equal(spellAsIssuer('ﾌｼﾞﾐｻﾞｶｼｽﾃﾑｽ(ｶ', '富士見坂システムズ株式会社'), 'ﾌｼﾞﾐｻﾞｶｼｽﾃﾑｽﾞ(ｶ')
    assert.equal(spellAsIssuer('ｶ)ｿﾗﾉﾃｼｽﾃﾑｽｺｳｷﾞﾖｳ', '株式会社ソラノテシステムズ工業'), 'ｶ)ｿﾗﾉﾃｼｽﾃﾑｽﾞｺｳｷﾞﾖｳ')
    assert.equal(spellAsIssuer('ﾄﾞ)ｸﾞﾙﾙｼﾞﾑｷ', '合同会社ぐるり事務機'), 'ﾄﾞ)ｸﾞﾙﾘｼﾞﾑｷ')
  })

  test('has the legal form of its issuer where that which was read is none', () => {
    assert.equal(spellAsIssuer('ﾕﾆ)ｱｵﾐﾈﾊﾗ', '有限会社青嶺原'), 'ﾕ)ｱｵﾐﾈﾊﾗ')
    assert.equal(spellAsIssuer('ｱｵﾐﾈﾊﾗ(ﾄ', '青嶺原合同会社'), 'ｱｵﾐﾈﾊﾗ(ﾄﾞ')
    // An account of another firm, and one of nobody's.
    assert.equal(spellAsIssuer('ｶ)ｱｵﾐﾈﾊﾗ', '有限会社青嶺原'), 'ｶ)ｱｵﾐﾈﾊﾗ')
    assert.equal(spellAsIssuer('ﾕﾆ)ｱｵﾐﾈﾊﾗ', '青嶺原'), 'ﾕﾆ)ｱｵﾐﾈﾊﾗ')
  })

  test('keeps what the name has no kana for, and a kana that was read beside them', () => {
    assert.equal(spellAsIssuer('ｶ)ﾌｼﾞﾐｻｶｹﾝｾﾂ', '株式会社富士見坂建設'), 'ｶ)ﾌｼﾞﾐｻｶｹﾝｾﾂ')
    assert.equal(spellAsIssuer('ｶ)ｿﾗﾉﾃｷｶｸ', '株式会社ソラノテ企画'), 'ｶ)ｿﾗﾉﾃｷｶｸ')
    assert.equal(spellAsIssuer('ｶ)ｿﾗﾉﾌｷｶｸ', '株式会社ソラノテ企画'), 'ｶ)ｿﾗﾉﾃｷｶｸ')
  })

  test('stays another one where it is not spelled alike, and where no issuer is known', () => {
    assert.equal(spellAsIssuer('ｶ)ｱｵﾊﾞｼﾖｳｼﾞ', '株式会社エルネスタデザイン'), 'ｶ)ｱｵﾊﾞｼﾖｳｼﾞ')
    assert.equal(spellAsIssuer('ｵﾉﾃﾞﾗ ｴﾐ', '小野寺デザイン室'), 'ｵﾉﾃﾞﾗ ｴﾐ')
    assert.equal(spellAsIssuer('ｶ)ｱｵﾊﾞ', null), 'ｶ)ｱｵﾊﾞ')
  })
})
