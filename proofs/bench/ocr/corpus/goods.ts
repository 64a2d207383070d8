import type { Trade } from './firms.ts'
import type { Random } from './random.ts'

export type Rate = 8 | 10
export interface Line {
  readonly name: string
  readonly quantity: number
  readonly unit: string
  readonly price: number
  readonly rate: Rate
  readonly amount: number
}
type Goods = readonly [name: string, unit: string, price: number]

const goods: Readonly<Record<Trade, readonly Goods[]>> = {
  office: [
    ['クラウド利用料', '式', 98_000],
    ['システム保守', '月', 150_000],
    ['複合機カウンター料金', '枚', 8],
    ['初期設定作業', '式', 45_000],
    ['追加アカウント', '個', 1_200],
    ['操作研修', '回', 60_000],
    ['ノートPC 14型', '台', 128_000],
    ['トナーカートリッジ', '本', 14_800],
  ],
  food: [
    ['煎茶 100g', '袋', 980],
    ['鮮魚詰め合わせ', '箱', 5_400],
    ['干物セット', '箱', 3_200],
    ['米 10kg', '袋', 4_680],
    ['りんご ふじ', 'kg', 620],
    ['味噌 1kg', '個', 880],
    ['みかん 5kg', '箱', 2_350],
  ],
  building: [
    ['足場組立解体', '㎡', 950],
    ['外壁塗装工事', '㎡', 2_650],
    ['電気配線工事', '式', 285_000],
    ['諸経費', '式', 38_000],
    ['産業廃棄物処分費', '式', 42_500],
    ['配管更新工事', 'm', 7_400],
    ['現場管理費', '式', 65_000],
  ],
  transport: [
    ['東京→大阪 4t車', '便', 78_000],
    ['保管料', 'パレット', 1_350],
    ['荷役料', '個', 85],
    ['当日便', '件', 6_800],
    ['高速道路料金', '式', 11_230],
    ['梱包資材', '枚', 240],
  ],
  creative: [
    ['パンフレット制作', '式', 180_000],
    ['撮影', '日', 85_000],
    ['名刺印刷', '箱', 2_800],
    ['バナー制作', '点', 22_000],
    ['翻訳 英日', '文字', 18],
    ['コピーライティング', '本', 35_000],
    ['写真補正', '点', 1_500],
  ],
  care: [
    ['定期清掃', '回', 42_000],
    ['床ワックス', '㎡', 280],
    ['常駐警備', '時間', 2_450],
    ['植栽管理', '式', 56_000],
    ['害虫防除', '回', 18_500],
    ['派遣スタッフ', '時間', 2_980],
  ],
  health: [
    ['定期健康診断', '名', 8_800],
    ['生活習慣病健診', '名', 18_900],
    ['胃部X線検査', '名', 9_500],
    ['腹部超音波検査', '名', 5_200],
    ['ストレスチェック', '名', 650],
    ['巡回車出張料', '式', 35_000],
  ],
  law: [
    ['法律顧問料', '月', 55_000],
    ['契約書作成', '通', 88_000],
    ['法律相談', '時間', 22_000],
    ['内容証明郵便作成', '通', 33_000],
  ],
  patent: [
    ['特許出願手数料', '件', 180_000],
    ['拒絶理由応答 意見書・補正書', '件', 96_000],
    ['先行技術調査', '式', 65_000],
    ['商標登録出願手数料', '区分', 52_000],
  ],
}

// What each rate is for: food and newspapers are taxed less than what comes with them.
const atFullRate: readonly Goods[] = [
  ['送料', '件', 880],
  ['保冷箱', '個', 420],
  ['のし・包装', '個', 150],
  ['発送手数料', '式', 1_300],
]

export function goodsOf(trade: Trade, rates: readonly Rate[], count: number, random: Random): Line[] {
  return Array.from({ length: count }, (_, index) => {
    const rate = rates[index % rates.length] ?? 10
    const [name, unit, price] =
      rate === 10 && rates.includes(8) ? random.pick(atFullRate) : pickFrom(goods[trade], index, random)
    const quantity = price > 30_000 ? random.whole(1, 3) : random.whole(2, price > 1_000 ? 24 : 480)
    return { name, unit, price, rate, quantity, amount: price * quantity }
  })
}

/** The first lines of an invoice differ. */
const pickFrom = (all: readonly Goods[], index: number, random: Random): Goods =>
  (index < all.length && all[index]) || random.pick(all)
