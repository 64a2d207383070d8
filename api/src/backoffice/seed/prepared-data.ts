import type { AccountSnapshot } from '../../platform/database/public.ts'

/** The program that prepared payments for the demo company. */
export const seedClient = {
  client_id: '5f0c6a1e-6a3b-4f0e-9d51-3a1c7f2b8e10',
  name: 'クラウド会計サンプル',
  redirect_uri: 'https://kaikei.example/callback',
} as const

export interface SeedItem {
  readonly reference: string
  /** A registered supplier's name, or who is to be registered with the payment. */
  readonly supplier:
    | string
    | {
        readonly corporate_name: string
        readonly corporate_number: string
        readonly address: string
        readonly account: AccountSnapshot
      }
  readonly item: string
  readonly amount: number
  readonly invoiceNumber: string
  readonly dueInDays: number
  /** Without it the user is asked for the invoice. */
  readonly hasFile: boolean
}

/** One group as a bookkeeping program would register it: a known payee, a new one, and one whose invoice is missing. */
export const seedItems: readonly SeedItem[] = [
  {
    reference: 'SHIWAKE-5521',
    supplier: '株式会社みなと印刷',
    item: '名刺 増刷',
    amount: 27_500,
    invoiceNumber: 'MP-1121',
    dueInDays: 21,
    hasFile: true,
  },
  {
    reference: 'SHIWAKE-5522',
    item: '治具部品 加工',
    amount: 341_000,
    invoiceNumber: 'SS-26-0407',
    dueInDays: 26,
    hasFile: true,
    supplier: {
      corporate_name: '信州精密工業株式会社',
      corporate_number: '8999957206838',
      address: '長野県松本市中央二丁目20番3号',
      account: {
        bank_code: '0001',
        bank_name: 'みずほ',
        branch_code: '001',
        branch_name: '東京営業部',
        account_type: 1,
        account_number: '3056127',
        account_holder_kana: 'ｼﾝｼﾕｳｾｲﾐﾂｺｳｷﾞﾖｳ(ｶ',
      },
    },
  },
  {
    reference: 'SHIWAKE-5523',
    supplier: '山田写真事務所',
    item: '商品写真撮影',
    amount: 66_000,
    invoiceNumber: 'YP-052',
    dueInDays: 28,
    hasFile: false,
  },
]
