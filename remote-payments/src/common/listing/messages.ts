import { maxChargeYen } from '@invoice-card/domain'

export const messages = {
  submit: '検索',
  order: '並び順',
  open: '絞り込み',
  openCount: (count: number) => `（${count}件）`,
  apply: 'この条件で絞り込む',
  reset: '条件を解除する',
  reversed: { day: '終了日は、開始日以降の日付を入力してください。', amount: '上限は、下限以上の金額を入力してください。' },
  noAmount: `金額は、${maxChargeYen.toLocaleString('ja-JP')}円以下の数字で入力してください。`,
  conditions: '絞り込みの条件',
  remove: (condition: string) => `${condition}（条件を外す）`,
  word: (word: string) => `「${word}」を含む`,
  days: { both: (label: string, from: string, to: string) => `${label} ${from}〜${to}`, from: (label: string, day: string) => `${label} ${day}以降`, to: (label: string, day: string) => `${label} ${day}以前` },
  amounts: { both: (from: string, to: string) => `${from}円〜${to}円`, from: (yen: string) => `${yen}円以上`, to: (yen: string) => `${yen}円以下` },
  clearAll: '条件をすべて解除する',
  count: (total: number, from: number, to: number) => `${total.toLocaleString('ja-JP')}件中 ${from.toLocaleString('ja-JP')}〜${to.toLocaleString('ja-JP')}件`,
} as const
