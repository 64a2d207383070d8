import { maxInvoiceYen } from '@invoice-card/domain'

/** What an amount has to be, wherever one is typed. */
export const amountMessages = {
  invalid: (label: string) => `${label}は1円以上の整数で入力してください。`,
  tooLarge: `一度にお支払いいただける金額を超えています。${maxInvoiceYen.toLocaleString('ja-JP')}円以下で入力してください。`,
} as const

export const messages = {
  amount: '請求金額',
  commission: '手数料（税込）',
  tax: 'うち消費税（10%）',
  total: 'カードのお支払い合計',
  noTotal: '―',
  terms: (rate: number, minimum: string) => `手数料は請求金額の${rate}%です（最低${minimum}、税込）。`,
  termsAtMinimum: (rate: number, minimum: string) =>
    `請求金額の${rate}%が最低額に満たないため、手数料は最低額の${minimum}（税込）です。`,
  waiting: '金額を入力すると、手数料とお支払い合計を計算します。',
  failed: '手数料を計算できませんでした。',
  retry: 'もう一度計算する',
  loading: '手数料を計算しています',
  notPaid: {
    waiting: '手数料を計算しています。お支払い金額が表示されてからもう一度押してください。',
    failed:
      '手数料を計算できていないため、お支払いに進めません。「もう一度計算する」を押し、お支払い金額が表示されてからもう一度お試しください。',
  },
} as const
