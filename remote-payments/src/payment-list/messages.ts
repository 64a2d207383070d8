import type { PaymentTab } from '@invoice-card/domain'

export const messages = {
  create: '請求書を支払う',
  columns: {
    supplier: '支払先',
    seller: '請求元',
    number: '番号',
    transferDay: '振込日',
    payUntil: 'カード払いの期限',
    answerUntil: 'ご対応期限',
    transferAndDue: '振込日・支払期日',
    amount: '金額',
    status: '状態',
    actions: '操作',
  },
  dueOn: '支払期日 ',
  requestDueOn: '支払期日 ',
  undecided: '未定',
  noTransfer: 'なし',
  captions: {
    actionRequired: '対応が必要なお支払い',
    review: '審査中のお支払い',
    waiting: '支払い待ちのご依頼',
    reserved: '振込予約済みのお支払い',
    history: 'お支払いの履歴',
  } satisfies Record<PaymentTab, string>,
  empty: {
    actionRequired: {
      title: '対応が必要なお支払いはありません',
      description: '請求書の内容について確認が必要になると、ここに表示されます。',
    },
    review: {
      title: '審査中のお支払いはありません',
      description: 'お申し込みいただいた請求書は、審査が終わるまでここに表示されます。',
    },
    waiting: {
      title: '支払い待ちのご依頼はありません',
      description: '請求元からカード払いのご依頼が届くと、ここに表示されます。',
    },
    reserved: {
      title: '振込予約済みのお支払いはありません',
      description: '審査が完了すると、振込日までここに表示されます。',
    },
    history: {
      title: 'お支払いの履歴はまだありません',
      description: '振込が完了したお支払いと、キャンセルしたお支払いがここに表示されます。',
    },
  } satisfies Record<PaymentTab, { title: string; description: string }>,
  noMatch: '条件に合うお支払いが見つかりません',
  search: {
    payments: '支払先・請求書番号・申込番号で検索',
    requests: '請求元・請求書番号・依頼番号で検索',
  },
  orders: {
    newest: '申込日が新しい順',
    transfer: '振込日が早い順',
    transferLatest: '振込日が遅い順',
    due: '支払期日が早い順',
    amountHigh: '金額が大きい順',
    amountLow: '金額が小さい順',
  },
  newestRequests: 'ご依頼が新しい順',
  nearestDeadline: 'カード払いの期限が近い順',
  ranges: { amount: '金額', transferDay: '振込日', issueDay: '発行日', dueDay: '支払期日' },
  noSupplier: '登録取引先が見つかりません。',
} as const
