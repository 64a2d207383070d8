/**
 * Legal forms and offices with their abbreviation in the zengin format (全銀協 法人略語・営業所略語), longer names first
 * where one contains another. `kana` is in large katakana, as transfers spell it.
 */
export const legalForms: readonly {
  readonly name: string
  readonly kana?: string
  readonly short?: string
  readonly zengin: string
}[] = [
  { name: '株式会社', kana: 'カブシキ[ガカ]イシヤ', short: '株', zengin: 'カ' },
  { name: '有限会社', kana: 'ユウゲン[ガカ]イシヤ', short: '有', zengin: 'ユ' },
  { name: '合同会社', kana: 'ゴウドウ[ガカ]イシヤ', short: '同', zengin: 'ド' },
  { name: '合名会社', kana: 'ゴウメイ[ガカ]イシヤ', short: '名', zengin: 'メ' },
  { name: '合資会社', kana: 'ゴウシ[ガカ]イシヤ', short: '資', zengin: 'シ' },
  { name: '相互会社', kana: 'ソウゴ[ガカ]イシヤ', short: '相', zengin: 'ソ' },
  {
    name: '(?:社会|特定)?医療法人(?:社団|財団)?',
    kana: '(?:シヤカイ|トクテイ)?イリヨウホウジン(?:シヤダン|ザイダン)?',
    short: '医',
    zengin: 'イ',
  },
  {
    name: '(?:一般|公益|特例)?財団法人',
    kana: '(?:イツパン|コウエキ|トクレイ)?ザイダンホウジン',
    short: '財',
    zengin: 'ザイ',
  },
  {
    name: '(?:一般|公益|特例)?社団法人',
    kana: '(?:イツパン|コウエキ|トクレイ)?シヤダンホウジン',
    short: '社',
    zengin: 'シヤ',
  },
  { name: '社会福祉法人', kana: 'シヤカイフクシホウジン', short: '福', zengin: 'フク' },
  { name: '宗教法人', kana: 'シユウキヨウホウジン', short: '宗', zengin: 'シユウ' },
  { name: '学校法人', kana: 'ガツコウホウジン', short: '学', zengin: 'ガク' },
  {
    name: '(?:特例)?(?:認定)?(?:特定非営利活動|NPO)法人',
    kana: '(?:トクレイ)?(?:ニンテイ)?トクテイヒエイリカツドウホウジン',
    short: '特非',
    zengin: 'トクヒ',
  },
  { name: '地方独立行政法人', kana: 'チホウドクリツギヨウセイホウジン', short: '地独', zengin: 'チドク' },
  { name: '独立行政法人', kana: 'ドクリツギヨウセイホウジン', short: '独', zengin: 'ドク' },
  { name: '弁護士法人', kana: 'ベンゴシホウジン', zengin: 'ベン' },
  { name: '行政書士法人', kana: 'ギヨウセイシヨシホウジン', zengin: 'ギヨ' },
  { name: '司法書士法人', kana: 'シホウシヨシホウジン', zengin: 'シホウ' },
  { name: '税理士法人', kana: 'ゼイリシホウジン', zengin: 'ゼイ' },
  { name: '社会保険労務士法人', kana: 'シヤカイホケンロウムシホウジン', zengin: 'ロウム' },
  { name: '[国公]立大学法人', kana: 'コ[クウ]リツダイガクホウジン', zengin: 'ダイ' },
  { name: '農事組合法人', kana: 'ノウジクミアイホウジン', zengin: 'ノウ' },
  { name: '管理組合法人', kana: 'カンリクミアイホウジン', zengin: 'カンリ' },
  { name: '更生保護法人', kana: 'コウセイホゴホウジン', zengin: 'ホゴ' },
]

/** Offices, which stand after the name. */
export const officeForms: typeof legalForms = [
  { name: '営業所', kana: 'エイギヨウシヨ', zengin: 'エイ' },
  { name: '出張所', kana: 'シユツチヨウジヨ', zengin: 'シユツ' },
]
