import type { PaymentTab } from '@invoice-card/domain'

export const messages = {
  title: 'お支払い',
  create: '請求書を支払う',
  columns: { supplier: '支払先', id: '申込番号', amount: '請求金額', transfer_date: '振込日', due_date: '支払期日', status: '状態', actions: '操作', undecided: '未定' },
  captions: { actionRequired: '対応が必要なお支払い', review: '審査中のお支払い', waiting: '支払い待ちの請求', reserved: '振込予約済みのお支払い', history: 'お支払いの履歴' } satisfies Record<PaymentTab, string>,
  empty: {
    actionRequired: { title: '対応が必要なお支払いはありません', description: '請求書の内容について確認が必要になると、ここに表示されます。' },
    review: { title: '審査中のお支払いはありません', description: 'お申し込みいただいた請求書は、審査が終わるまでここに表示されます。' },
    waiting: { title: '支払い待ちの請求はありません', description: '取引先からカード払いの依頼が届くと、ここに表示されます。' },
    reserved: { title: '振込予約済みのお支払いはありません', description: '審査が完了すると、振込日までここに表示されます。' },
    history: { title: 'お支払いの履歴はまだありません', description: '振込が完了したお支払いと、キャンセルしたお支払いがここに表示されます。' },
  } satisfies Record<PaymentTab, { title: string, description: string }>,
  noMatch: { title: '条件に合うお支払いが見つかりません', description: '検索する言葉や絞り込みの条件を変えてお試しください。', reset: '条件をすべて解除する' },
  search: { label: '支払先・請求書番号・申込番号で探す', submit: '検索する' },
  order: '並び順',
  filter: {
    open: '絞り込み', openWith: (count: number) => `絞り込み（${count}件）`, amountMin: '金額（下限）', amountMax: '金額（上限）', dateFrom: '振込日（開始）', dateTo: '振込日（終了）',
    supplier: '支払先', noSupplier: '登録取引先が見つかりません。', status: '状態', allStatuses: 'すべて', apply: 'この条件で絞り込む', reset: '条件を解除する',
  },
  csv: { download: 'CSVをダウンロードする', limit: (max: number) => `CSVに出力できるのは${max.toLocaleString('ja-JP')}件までです。条件で絞り込むと出力できます。` },
  conditions: {
    label: '絞り込みの条件', remove: (condition: string) => `${condition}（条件を外す）`,
    word: (word: string) => `「${word}」を含む`, supplier: (name: string) => `支払先 ${name}`, someSupplier: '（登録なし）', amountMin: (yen: string) => `${yen}円以上`, amountMax: (yen: string) => `${yen}円以下`,
    dateFrom: (day: string) => `振込日 ${day}以降`, dateTo: (day: string) => `振込日 ${day}以前`,
  },
  count: (total: number, from: number, to: number) => `${total.toLocaleString('ja-JP')}件中 ${from.toLocaleString('ja-JP')}〜${to.toLocaleString('ja-JP')}件`,
} as const
