import type { PaymentTab } from '@invoice-card/domain'

export const messages = {
  title: 'お支払い',
  create: '請求書を支払う',
  columns: { supplier: '支払先', seller: 'ご請求元', id: '申込番号', amount: '請求金額', transfer_date: '振込日', due_date: '支払期日', transferAndDue: '振込日・支払期日', dueOn: '期日 ', status: '状態', actions: '操作', undecided: '未定', noTransfer: 'なし' },
  captions: { actionRequired: '対応が必要なお支払い', review: '審査中のお支払い', waiting: '支払い待ちの請求', reserved: '振込予約済みのお支払い', history: 'お支払いの履歴' } satisfies Record<PaymentTab, string>,
  empty: {
    actionRequired: { title: '対応が必要なお支払いはありません', description: '請求書の内容について確認が必要になると、ここに表示されます。' },
    review: { title: '審査中のお支払いはありません', description: 'お申し込みいただいた請求書は、審査が終わるまでここに表示されます。' },
    waiting: { title: '支払い待ちの請求はありません', description: '取引先からカード払いの依頼が届くと、ここに表示されます。' },
    reserved: { title: '振込予約済みのお支払いはありません', description: '審査が完了すると、振込日までここに表示されます。' },
    history: { title: 'お支払いの履歴はまだありません', description: '振込が完了したお支払いと、キャンセルしたお支払いがここに表示されます。' },
  } satisfies Record<PaymentTab, { title: string, description: string }>,
  noSuchPage: 'このページにはお支払いがありません',
  noMatch: { title: '条件に合うお支払いが見つかりません', description: '検索する言葉や絞り込みの条件を変えてお試しください。' },
  search: { payments: '支払先・請求書番号・申込番号で探す', requests: 'ご請求元・請求書番号・申込番号で探す' },
  filter: { supplier: '支払先', noSupplier: '登録取引先が見つかりません。', status: '状態', allStatuses: 'すべて' },
  csv: { download: 'CSVをダウンロードする', limit: (max: number) => `CSVに出力できるのは${max.toLocaleString('ja-JP')}件までです。条件で絞り込むと出力できます。` },
  conditions: { supplier: (name: string) => `支払先 ${name}`, someSupplier: '（登録なし）', unknownSupplier: '（名称を読み込めませんでした）', loadingSupplier: '（名称を読み込んでいます）' },
} as const
