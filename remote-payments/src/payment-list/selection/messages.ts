import { limitReturns } from '../../existing-payment/limit-returns.ts'

const count = (rows: number) => `${rows.toLocaleString('ja-JP')}件`

export const messages = {
  payTogether: 'まとめて支払う',
  cancel: '選択したお申し込みをキャンセルする',
  title: (rows: number) => `${count(rows)}のお申し込みをキャンセルしますか`,
  noneTitle: 'キャンセルできるお申し込みがありません',
  doneTitle: 'キャンセルの結果',
  cancellable: (rows: number) => `キャンセルするお申し込み（${count(rows)}）`,
  notCancellable: (rows: number) => `キャンセルできないお申し込み（${count(rows)}）`,
  reasons: {
    transferred: 'すでに振込が完了しています。',
    ended: (how: string) => `すでに終了しています（${how}）。`,
    expired: '期限切れのご依頼です。',
    request: '支払い前のご依頼です。ご依頼の画面から辞退できます。',
    openRequest: 'ご依頼を開く',
    late: 'キャンセルできる期限（振込日の前営業日 23時59分）を過ぎています。',
  },
  total: (rows: number) => `請求金額の合計（${count(rows)}）`,
  cardTotal: 'お申し込みの合計（手数料を含む）',
  money: '審査が完了する前のものは利用枠の確保を取り消し、カードへの請求が確定したものは全額を返金します。',
  limit: limitReturns,
  final: 'キャンセルすると元に戻せません。振込も行われません。',
  yes: 'キャンセルする',
  close: '閉じる',
  retry: 'できなかったものをもう一度キャンセルする',
  progress: (done: number, rows: number) => `${count(rows)}のうち${count(done)}まで進みました。`,
  results: {
    waiting: '待機中',
    running: '処理中',
    done: 'キャンセルしました',
    failed: 'キャンセルできませんでした',
  },
  summary: (done: number, failed: number) =>
    failed === 0
      ? `${count(done)}のお申し込みをキャンセルしました。`
      : `${count(done)}をキャンセルしました。${count(failed)}はキャンセルできませんでした。`,
} as const
