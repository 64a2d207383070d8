/** Names as people have and write them: nobody may be stopped by any of these. */
export const realNames: readonly string[] = [
  '佐々木 一郎',
  '工藤 ハル',
  '二ノ宮 力',
  '三ツ矢 千代',
  '葛\u{E0100}城 髙橋﨑',
  'ジョン・スミス',
  'ｻﾄｳ ﾊﾅｺ',
  'ＴＡＮＡＫＡ　Ｔａｒｏ',
  'Renée O’Brien',
  'Nguyễn Văn An',
  'Иванов Алексей',
  '김민수',
  '武井さつき',
  '経理部 鈴木',
  'カスタマーサポート 佐藤（代理）',
  '裁判所前店 店長',
  '税務署通り法律事務所',
  '日本警察犬協会',
  'B&B商会 第２営業部',
  'keiri@example.co.jp',
  'ｋｅｉｒｉ＠ｅｘａｍｐｌｅ．ｃｏ．ｊｐ',
]

/** Names that pass for ours or an authority's, by letters that look like others. */
export const imitations: readonly string[] = [
  '請求書力ード払い', // 力 (strength) for カ
  '請求書ヵ一ド払い', // 一 (one) for ー
  '請求書かーど払い',
  '請求書ｶ-ﾄﾞ払い',
  '请求书カード払い',
  '請・求・書・カード・払い',
  '國税廳 調査課',
  '国税庁通知係',
  '⾦融庁', // a radical for 金
  '国\uFE00税庁',
]

/** Names with letters of another alphabet that look like those around them. */
export const mixedScripts: readonly string[] = ['sаto', 'Аkira 佐藤', 'Tаnaka商店', 'ᎪBE']

/** Names with markup or links. */
export const markupNames: readonly string[] = [
  '<b>佐藤</b>',
  '佐藤 https://example.com',
  'ｗｗｗ．example.com 佐藤',
  'example.com/x 様',
  '佐藤&lt;',
]

/** Names with letters that no font shows. */
export const invisibleNames: readonly string[] = ['佐\u200b藤', '佐藤\u202e', '佐\u3164藤', '佐\u2060藤']
