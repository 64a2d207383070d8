export const messages = {
  amount: '請求金額',
  commission: '手数料（税込）',
  tax: 'うち消費税（10%）',
  total: 'カードのお支払い合計',
  terms: (rate: number, minimum: string) => `手数料は請求金額の${rate}%です（最低${minimum}、税込）。`,
  waiting: '金額を入力すると、手数料とお支払い合計を計算します。',
  failed: '手数料を計算できませんでした。',
  retry: 'もう一度計算する',
} as const
