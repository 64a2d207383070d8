/** How far the examination of a demo payment has come. */
type SeedStage = 'applied' | 'checked' | 'action_required' | 'reserved' | 'transferred' | 'cancelled'

export interface SeedPayment {
  /** Part of the idempotency key: a second run finds what the first made. */
  readonly key: string
  readonly supplier: string
  readonly item: string
  readonly amount: number
  readonly invoiceNumber: string
  /** Business days before today; every step of the examination follows on later days. */
  readonly appliedDaysAgo: number
  /** Days from the application to the due date. */
  readonly dueInDays: number
  readonly stage: SeedStage
}

/** Payments of the demo company, at least one in every tab. */
export const seedPayments: readonly SeedPayment[] = [
  {
    key: 'minato-1',
    supplier: '株式会社みなと印刷',
    item: '会社案内パンフレット印刷',
    amount: 132_000,
    invoiceNumber: 'MP-0911',
    appliedDaysAgo: 42,
    dueInDays: 14,
    stage: 'transferred',
  },
  {
    key: 'touto-1',
    supplier: '東都電機株式会社',
    item: '事務所LED照明 更新工事',
    amount: 486_200,
    invoiceNumber: 'TD-2231',
    appliedDaysAgo: 29,
    dueInDays: 12,
    stage: 'transferred',
  },
  {
    key: 'hokusei-1',
    supplier: '北星物流株式会社',
    item: '展示会什器 往復輸送',
    amount: 78_650,
    invoiceNumber: '26-10-118',
    appliedDaysAgo: 16,
    dueInDays: 10,
    stage: 'transferred',
  },
  {
    key: 'yamada-1',
    supplier: '山田写真事務所',
    item: '採用サイト用 社員写真撮影',
    amount: 55_000,
    invoiceNumber: 'YP-041',
    appliedDaysAgo: 12,
    dueInDays: 20,
    stage: 'cancelled',
  },
  {
    key: 'maruichi-1',
    supplier: '合同会社マルイチ工務店',
    item: '会議室 間仕切り設置工事',
    amount: 1_265_000,
    invoiceNumber: 'M2611-07',
    appliedDaysAgo: 4,
    dueInDays: 18,
    stage: 'reserved',
  },
  {
    key: 'akatsuki-1',
    supplier: '税理士法人あかつき会計',
    item: '決算業務 顧問報酬',
    amount: 198_000,
    invoiceNumber: 'AK-26-1031',
    appliedDaysAgo: 3,
    dueInDays: 25,
    stage: 'reserved',
  },
  {
    key: 'touto-2',
    supplier: '東都電機株式会社',
    item: '受変電設備 年次点検',
    amount: 352_000,
    invoiceNumber: 'TD-2304',
    appliedDaysAgo: 2,
    dueInDays: 21,
    stage: 'checked',
  },
  {
    key: 'hikari-1',
    supplier: '株式会社ひかり食品',
    item: '創立記念式典 仕出し弁当',
    amount: 241_560,
    invoiceNumber: 'HK-5520',
    appliedDaysAgo: 2,
    dueInDays: 24,
    stage: 'action_required',
  },
  {
    key: 'minato-2',
    supplier: '株式会社みなと印刷',
    item: '製品カタログ 増刷',
    amount: 89_100,
    invoiceNumber: 'MP-1014',
    appliedDaysAgo: 1,
    dueInDays: 28,
    stage: 'applied',
  },
  {
    key: 'hokusei-2',
    supplier: '北星物流株式会社',
    item: '11月分 定期配送',
    amount: 64_900,
    invoiceNumber: '26-11-042',
    appliedDaysAgo: 1,
    dueInDays: 30,
    stage: 'applied',
  },
]

type SeedRequestStage =
  | 'buyer_not_registered'
  | 'waiting'
  | 'in_progress'
  | 'reserved'
  | 'transferred'
  | 'expired'
  | 'cancelled'

export interface SeedRequest {
  readonly seller: 'demo' | 'other'
  readonly buyerName: string
  readonly buyerEmail: string
  readonly item: string
  /** Null where the buyer has no account at that time. */
  readonly buyer: 'demo' | 'other' | null
  readonly amount: number
  readonly invoiceNumber: string
  readonly requestedDaysAgo: number
  readonly stage: SeedRequestStage
}

const hokuto = { buyerName: '北都工業株式会社', buyerEmail: 'keiri@hokuto-kogyo.example.jp', buyer: 'other' } as const
const sample = { buyerName: '株式会社サンプル商事', buyerEmail: 'demo@example.co.jp', buyer: 'demo' } as const

/** Requests between the two customers: one that waits for the demo company, and those that it sent itself. */
export const seedRequests: readonly SeedRequest[] = [
  {
    ...sample,
    seller: 'other',
    amount: 418_000,
    invoiceNumber: 'HK-26-088',
    item: '工作機械 定期点検',
    requestedDaysAgo: 2,
    stage: 'waiting',
  },
  {
    ...hokuto,
    seller: 'demo',
    amount: 275_000,
    invoiceNumber: 'S-2610-03',
    item: 'オフィス家具 一式',
    requestedDaysAgo: 30,
    stage: 'transferred',
  },
  {
    ...hokuto,
    seller: 'demo',
    amount: 96_800,
    invoiceNumber: 'S-2610-11',
    item: '文具・消耗品',
    requestedDaysAgo: 40,
    stage: 'expired',
  },
  {
    ...hokuto,
    seller: 'demo',
    amount: 143_000,
    invoiceNumber: 'S-2610-19',
    item: '展示会ブース 備品レンタル',
    requestedDaysAgo: 20,
    stage: 'cancelled',
  },
  {
    ...hokuto,
    seller: 'demo',
    amount: 330_000,
    invoiceNumber: 'S-2611-02',
    item: '倉庫用ラック',
    requestedDaysAgo: 6,
    stage: 'reserved',
  },
  {
    ...hokuto,
    seller: 'demo',
    amount: 214_500,
    invoiceNumber: 'S-2611-04',
    item: '応接セット',
    requestedDaysAgo: 4,
    stage: 'in_progress',
  },
  {
    ...hokuto,
    seller: 'demo',
    amount: 187_000,
    invoiceNumber: 'S-2611-05',
    item: '業務用プリンター',
    requestedDaysAgo: 3,
    stage: 'waiting',
  },
  {
    seller: 'demo',
    buyer: null,
    buyerName: '株式会社コトブキ測量設計',
    buyerEmail: 'soumu@kotobuki-sokuryo.example.jp',
    amount: 524_700,
    invoiceNumber: 'S-2611-06',
    item: '測量機器 保守用品',
    requestedDaysAgo: 1,
    stage: 'buyer_not_registered',
  },
]
