import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { spellAsIssuer } from './spell-holder.ts'

const spelled = (holder: string, name: string | null, nameKana: string | null = null): string =>
  spellAsIssuer(holder, { name, nameKana })

describe('a holder that was read from a picture', () => {
  // Voicing marks are specks, and small print loses strokes: the firm's own name says what they were.
  test('takes the kana of the name of its issuer where it is nearly spelled alike', () => {
    assert.equal(spelled('ｶ)ｴﾙﾈｽﾀﾃｻｲﾝ', '株式会社エルネスタデザイン'), 'ｶ)ｴﾙﾈｽﾀﾃﾞｻﾞｲﾝ')
    assert.equal(spelled('ﾌｼﾞﾐｻﾞｶｼｽﾃﾑｽ(ｶ', '富士見坂システムズ株式会社'), 'ﾌｼﾞﾐｻﾞｶｼｽﾃﾑｽﾞ(ｶ')
    assert.equal(spelled('ｶ)ｿﾗﾉﾃｼｽﾃﾑｽｺｳｷﾞﾖｳ', '株式会社ソラノテシステムズ工業'), 'ｶ)ｿﾗﾉﾃｼｽﾃﾑｽﾞｺｳｷﾞﾖｳ')
    assert.equal(spelled('ﾄﾞ)ｸﾞﾙﾙｼﾞﾑｷ', '合同会社ぐるり事務機'), 'ﾄﾞ)ｸﾞﾙﾘｼﾞﾑｷ')
  })

  test('has the legal form of its issuer where that which was read is none', () => {
    assert.equal(spelled('ﾕﾆ)ｱｵﾐﾈﾊﾗ', '有限会社青嶺原'), 'ﾕ)ｱｵﾐﾈﾊﾗ')
    assert.equal(spelled('ｱｵﾐﾈﾊﾗ(ﾄ', '青嶺原合同会社'), 'ｱｵﾐﾈﾊﾗ(ﾄﾞ')
    assert.equal(spelled('1)ｱｵﾐﾈﾊﾗ', '有限会社青嶺原'), 'ﾕ)ｱｵﾐﾈﾊﾗ')
    assert.equal(spelled('ｱｵﾐﾈﾊﾗ(', '青嶺原株式会社'), 'ｱｵﾐﾈﾊﾗ(ｶ')
    assert.equal(spelled('ﾄﾞﾄﾞ)ｱｵﾐﾈﾊﾗ', '合同会社青嶺原'), 'ﾄﾞ)ｱｵﾐﾈﾊﾗ')
    assert.equal(spelled('ｱｵﾐﾈﾊﾗ(ﾄﾞﾄﾞ', '青嶺原合同会社'), 'ｱｵﾐﾈﾊﾗ(ﾄﾞ')
    // An account of another firm, and one of nobody's.
    assert.equal(spelled('ｶ)ｱｵﾐﾈﾊﾗ', '有限会社青嶺原'), 'ｶ)ｱｵﾐﾈﾊﾗ')
    assert.equal(spelled('ﾕﾆ)ｱｵﾐﾈﾊﾗ', '青嶺原'), 'ﾕﾆ)ｱｵﾐﾈﾊﾗ')
  })

  // Of two lines in a narrow cell the first was lost, and at a rule the rest of a line.
  test('is the whole name of its issuer where one end of that was read', () => {
    assert.equal(spelled('ﾄｿｳ(ﾕ', '三奈月塗装有限会社', 'ミナヅキトソウ'), 'ﾐﾅﾂﾞｷﾄｿｳ(ﾕ')
    assert.equal(spelled('ﾐﾅﾂﾞｷﾄ', '三奈月塗装有限会社', 'ミナヅキトソウ'), 'ﾐﾅﾂﾞｷﾄｿｳ(ﾕ')
    assert.equal(spelled('ｷﾄｿｳ', '有限会社三奈月塗装', 'ミナヅキトソウ'), 'ﾕ)ﾐﾅﾂﾞｷﾄｿｳ')
    assert.equal(spelled('ﾕ)ﾐﾅﾂﾞｷ', '有限会社三奈月塗装', 'ミナヅキトソウ'), 'ﾕ)ﾐﾅﾂﾞｷﾄｿｳ')
    // An account of another firm, and of one without a register.
    assert.equal(spelled('ｶ)ﾐﾅﾂﾞｷ', '有限会社三奈月塗装', 'ミナヅキトソウ'), 'ｶ)ﾐﾅﾂﾞｷ')
    assert.equal(spelled('ﾄｿｳ(ﾕ', '三奈月塗装有限会社'), 'ﾄｿｳ(ﾕ')
  })

  test('begins with no stroke of a rule, and has no round letters among its kana', () => {
    assert.equal(spelled('ｶ)ﾊｸOｽﾀｼﾞｵ', '株式会社白露スタジオ'), 'ｶ)ﾊｸﾛｽﾀｼﾞｵ')
    assert.equal(spelled('ｶ)ﾊｸOOｽﾀｼﾞｵ', '株式会社白露スタジオ', 'ハクロスタジオ'), 'ｶ)ﾊｸﾛｽﾀｼﾞｵ')
    assert.equal(spelled('ｶ)O2ｱｵﾐﾈ', '株式会社O2青嶺'), 'ｶ)O2ｱｵﾐﾈ')
    assert.equal(spelled('-ｵｵｸﾎﾞ ﾁﾅﾂ', '大久保デザイン室'), 'ｵｵｸﾎﾞ ﾁﾅﾂ')
    assert.equal(spelled('ｶ).ｱｵﾐﾈﾊﾗ', '株式会社青嶺原'), 'ｶ)ｱｵﾐﾈﾊﾗ')
    assert.equal(spelled('ｽ-ﾊﾟ-ｱｵﾐﾈ(ｶ', 'スーパーアオミネ株式会社'), 'ｽ-ﾊﾟ-ｱｵﾐﾈ(ｶ')
  })

  test('has the legal form of its issuer where that was lost with its bracket', () => {
    assert.equal(spelled('ﾐﾅｷﾄｿｳ', '有限会社三奈月塗装', 'ミナヅキトソウ'), 'ﾕ)ﾐﾅﾂﾞｷﾄｿｳ')
    assert.equal(spelled('ﾕﾐﾅﾂﾞｷﾄｿｳ', '有限会社三奈月塗装', 'ミナヅキトソウ'), 'ﾕ)ﾐﾅﾂﾞｷﾄｿｳ')
    assert.equal(spelled('ﾐﾅﾂｷﾄｿｳｶ', '三奈月塗装株式会社', 'ミナヅキトソウ'), 'ﾐﾅﾂﾞｷﾄｿｳ(ｶ')
    assert.equal(spelled('ｴ-ﾋﾞ-ｼﾖｳｼｶ', 'A・B商事株式会社', 'エービーショウジ'), 'ｴ-ﾋﾞ-ｼﾖｳｼﾞ(ｶ')
    // So it stands on the paper.
    assert.equal(spelled('ﾐﾅﾂﾞｷﾄｿｳ', '有限会社三奈月塗装', 'ミナヅキトソウ'), 'ﾐﾅﾂﾞｷﾄｿｳ')
    assert.equal(spelled('ﾐﾅﾄｼﾖｳｼﾞ', '有限会社三奈月塗装', 'ミナヅキトソウ'), 'ﾐﾅﾄｼﾖｳｼﾞ')
  })

  test('leaves what the name has no kana for, and a kana that was read beside them', () => {
    assert.equal(spelled('ｶ)ﾌｼﾞﾐｻｶｹﾝｾﾂ', '株式会社富士見坂建設'), 'ｶ)ﾌｼﾞﾐｻｶｹﾝｾﾂ')
    assert.equal(spelled('ｶ)ｿﾗﾉﾃｷｶｸ', '株式会社ソラノテ企画'), 'ｶ)ｿﾗﾉﾃｷｶｸ')
    assert.equal(spelled('ｶ)ｿﾗﾉﾌｷｶｸ', '株式会社ソラノテ企画'), 'ｶ)ｿﾗﾉﾃｷｶｸ')
  })

  test('is spelled as a register reads its issuer, whatever its name is written in', () => {
    assert.equal(spelled('ｶ)ﾌｼﾞﾐｻｶｹﾝｾﾂ', '株式会社富士見坂建設', 'フジミザカケンセツ'), 'ｶ)ﾌｼﾞﾐｻﾞｶｹﾝｾﾂ')
    assert.equal(spelled('ｶ)Tﾙﾈｽﾀｼﾖｳｼﾞ', '株式会社エルネスタ商事', 'エルネスタショウジ'), 'ｶ)ｴﾙﾈｽﾀｼﾖｳｼﾞ')
    assert.equal(spelled('ﾐｻｷﾞﾀﾞｲﾂﾞｳｴﾝ(ﾄﾞ', '三鷺台造園合同会社', 'ミサギダイ　ゾウエン'), 'ﾐｻｷﾞﾀﾞｲｿﾞｳｴﾝ(ﾄﾞ')
    // A branch, and a firm of the same family.
    assert.equal(spelled('ｶ)ｱｵﾊﾞｼﾖｳｼﾞﾎﾝﾃﾝ', '株式会社青葉商事', 'アオバショウジ'), 'ｶ)ｱｵﾊﾞｼﾖｳｼﾞﾎﾝﾃﾝ')
    assert.equal(spelled('ｶ)ｱｵﾊﾞｼﾖｳｶｲ', '株式会社青葉商事', 'アオバショウジ'), 'ｶ)ｱｵﾊﾞｼﾖｳｶｲ')
    assert.equal(spelled('ｶ)ｿﾗﾉﾌｷｶｸ', '株式会社ソラノテ企画', 'ナニカベツ'), 'ｶ)ｿﾗﾉﾃｷｶｸ')
  })

  test('stays another one where it is not spelled alike, and where no issuer is known', () => {
    assert.equal(spelled('ｶ)ｱｵﾊﾞｼﾖｳｼﾞ', '株式会社エルネスタデザイン'), 'ｶ)ｱｵﾊﾞｼﾖｳｼﾞ')
    assert.equal(spelled('ｵﾉﾃﾞﾗ ｴﾐ', '小野寺デザイン室'), 'ｵﾉﾃﾞﾗ ｴﾐ')
    assert.equal(spelled('ｶ)ｱｵﾊﾞ', null), 'ｶ)ｱｵﾊﾞ')
  })
})
