import { convertHolderKana, isCorporateNumber } from '@invoice-card/domain'
import type { Random } from './random.ts'

/** Who sends an invoice. */
export interface Issuer {
  readonly name: string
  /** The owner of a sole proprietor's shop. */
  readonly person: string | null
  /** In full-width kana, with the legal form as accounts abbreviate it. */
  readonly holder: string
  readonly registration_number: string
  readonly is_corporation: boolean
  readonly postal_code: string
  readonly address: string
  readonly phone: string
  readonly fax: string
}

export type Trade = 'office' | 'food' | 'building' | 'transport' | 'creative' | 'care' | 'health' | 'law' | 'patent'

const names = [
  ['青嶺原', 'アオミネハラ'],
  ['みなづき', 'ミナヅキ'],
  ['北斗野', 'ホクトノ'],
  ['白露', 'ハクロ'],
  ['三鷺台', 'ミサギダイ'],
  ['東雲堂', 'シノノメドウ'],
  ['エルネスタ', 'エルネスタ'],
  ['トーワ美浜', 'トーワミハマ'],
  ['富士見坂', 'フジミザカ'],
  ['リバーグロウ', 'リバーグロウ'],
  ['花筏', 'ハナイカダ'],
  ['小金原', 'コガネハラ'],
  ['ユニゾンベル', 'ユニゾンベル'],
  ['虹ヶ浜堂', 'ニジガハマドウ'],
  ['桐ヶ谷', 'キリガヤ'],
  ['ソラノテ', 'ソラノテ'],
  ['高千穂南', 'タカチホミナミ'],
  ['アクシスポート', 'アクシスポート'],
  ['月兎屋', 'ツキトヤ'],
  ['ぐるり', 'グルリ'],
] as const

const trades: Readonly<Record<Trade, readonly (readonly [string, string])[]>> = {
  office: [
    ['システムズ', 'システムズ'],
    ['事務機', 'ジムキ'],
    ['商事', 'ショウジ'],
    ['コンサルティング', 'コンサルティング'],
  ],
  food: [
    ['水産', 'スイサン'],
    ['製茶', 'セイチャ'],
    ['食品', 'ショクヒン'],
    ['青果', 'セイカ'],
  ],
  building: [
    ['建設', 'ケンセツ'],
    ['設備工業', 'セツビコウギョウ'],
    ['電気工事', 'デンキコウジ'],
    ['塗装', 'トソウ'],
  ],
  transport: [
    ['運輸', 'ウンユ'],
    ['ロジスティクス', 'ロジスティクス'],
    ['倉庫', 'ソウコ'],
  ],
  creative: [
    ['デザイン', 'デザイン'],
    ['印刷', 'インサツ'],
    ['企画', 'キカク'],
    ['スタジオ', 'スタジオ'],
  ],
  care: [
    ['クリーンサービス', 'クリーンサービス'],
    ['警備', 'ケイビ'],
    ['造園', 'ゾウエン'],
    ['人材', 'ジンザイ'],
  ],
  health: [
    ['健診センター', 'ケンシンセンター'],
    ['予防医学', 'ヨボウイガク'],
  ],
  law: [['法務', 'ホウム']],
  patent: [['知財', 'チザイ']],
}

/** The legal form, where it stands and what an account calls it. */
const forms = [
  ['株式会社', 'head'],
  ['株式会社', 'tail'],
  ['株式会社', 'head'],
  ['有限会社', 'head'],
  ['合同会社', 'head'],
  ['株式会社', 'tail'],
  ['合同会社', 'tail'],
] as const

const families = [
  ['山村', 'ヤマムラ'],
  ['西尾', 'ニシオ'],
  ['小野寺', 'オノデラ'],
  ['長谷部', 'ハセベ'],
  ['桜井', 'サクライ'],
  ['大久保', 'オオクボ'],
] as const
const givens = [
  ['恵美', 'エミ'],
  ['隆', 'タカシ'],
  ['直人', 'ナオト'],
  ['千夏', 'チナツ'],
  ['健一郎', 'ケンイチロウ'],
  ['由紀子', 'ユキコ'],
] as const
const shops = ['写真事務所', 'デザイン室', '翻訳事務所', '行政書士事務所', 'イラスト工房'] as const
/** Of a trade whose sole proprietors have names of their own. */
const shopsOf: Readonly<Partial<Record<Trade, readonly string[]>>> = {
  law: ['法律事務所', '総合法律事務所'],
  patent: ['特許事務所', '国際特許事務所', '特許商標事務所'],
}

const places = [
  ['101-0047', '東京都千代田区内神田', '03'],
  ['060-0061', '北海道札幌市中央区南一条西', '011'],
  ['980-0811', '宮城県仙台市青葉区一番町', '022'],
  ['330-0846', '埼玉県さいたま市大宮区大門町', '048'],
  ['220-0011', '神奈川県横浜市西区高島', '045'],
  ['460-0003', '愛知県名古屋市中区錦', '052'],
  ['604-8152', '京都府京都市中京区手洗水町', '075'],
  ['541-0046', '大阪府大阪市中央区平野町', '06'],
  ['650-0033', '兵庫県神戸市中央区江戸町', '078'],
  ['730-0031', '広島県広島市中区紙屋町', '082'],
  ['760-0017', '香川県高松市番町', '087'],
  ['812-0011', '福岡県福岡市博多区博多駅前', '092'],
] as const
const buildings = ['', '', '', ' みどりビル3F', ' 第二中央ビル502', ' サンハイツ201号'] as const

/**
 * A corporation or a sole proprietor that does not exist: numbers like these are not given to anybody, their check
 * digits hold.
 */
export function makeIssuer(random: Random, trade: Trade, isProprietor: boolean): Issuer {
  const [postal_code, street, areaCode] = random.pick(places)
  const phone = (last: number) =>
    `${areaCode}-${random.digits(areaCode.length === 2 ? 4 : 3)}-${random.digits(3)}${last}`
  const contact = {
    postal_code,
    address: `${street}${random.whole(1, 5)}丁目${random.whole(1, 20)}番${random.whole(1, 18)}号${random.pick(buildings)}`,
    phone: phone(random.whole(0, 4)),
    fax: phone(random.whole(5, 9)),
    is_corporation: !isProprietor,
  }
  return isProprietor
    ? { ...contact, ...makeProprietor(random, trade) }
    : { ...contact, ...makeCorporation(random, trade), person: null }
}

function makeCorporation(random: Random, trade: Trade) {
  const [name, kana] = random.pick(names)
  const [business, businessKana] = random.pick(trades[trade])
  const [form, where] = random.pick(forms)
  const spoken = `${kana}${businessKana}`
  return {
    name: where === 'head' ? `${form}${name}${business}` : `${name}${business}${form}`,
    holder: fullWidthHolder(where === 'head' ? `${form}${spoken}` : `${spoken}${form}`),
    registration_number: `T${corporateNumber(random)}`,
  }
}

function makeProprietor(random: Random, trade: Trade) {
  const [family, familyKana] = random.pick(families)
  const [given, givenKana] = random.pick(givens)
  return {
    name: `${family}${random.pick(shopsOf[trade] ?? shops)}`,
    person: `${family} ${given}`,
    holder: `${familyKana} ${givenKana}`,
    registration_number: `T${proprietorNumber(random)}`,
  }
}

function corporateNumber(random: Random): string {
  const twelve = `9999${random.digits(8)}`
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit => `${digit}${twelve}`).find(isCorporateNumber) ?? twelve
}

function proprietorNumber(random: Random): string {
  const number = `${random.whole(1, 9)}${random.digits(12)}`
  return isCorporateNumber(number) ? proprietorNumber(random) : number
}

/** As paper spells a holder: カ）アオミネシヨウジ, in full width. */
function fullWidthHolder(name: string): string {
  const converted = convertHolderKana(name)
  if (!converted.is_converted) throw new TypeError(`${name} has no spelling in kana`)
  return converted.holder_kana.normalize('NFKC').replaceAll('(', '（').replaceAll(')', '）').replaceAll('-', 'ー')
}
