const count = (drafts: number) => `${drafts.toLocaleString('ja-JP')}件`

export const messages = {
  create: '請求書を支払う',
  caption: '下書き',
  columns: {
    supplier: '支払先',
    dueDay: '支払期日',
    amount: '金額',
    updatedAt: '最終更新',
    actions: '操作',
  },
  // In the words of the top page.
  applyUntil: '支払期日に間に合う期限',
  number: (number: string) => `請求書番号 ${number}`,
  none: '未入力',
  empty: {
    title: '下書きはありません',
    description: '入力の途中で保存した内容がここに表示されます。最後に更新した日から90日間保管します。',
  },
  search: '支払先・請求書番号・ファイル名で検索',
  orders: {
    changed: '更新が新しい順',
    changedFirst: '更新が古い順',
    due: '支払期日が早い順',
    amountHigh: '金額が大きい順',
    amountLow: '金額が小さい順',
  },
  ranges: { amount: '金額', dueDay: '支払期日' },
  noMatch: '条件に合う下書きが見つかりません',
  note: '下書きは最後に更新した日から90日間保管します。',
  csv: {
    list: 'お支払いの下書きの一覧',
    columns: {
      supplier_name: '支払先',
      amount: '請求金額',
      due_date: '支払期日',
      file_name: 'ファイル名',
      updated_at: '最終更新',
      expires_at: '保存期限',
    },
  },
  seeInvoice: '請求書を見る',
  seeInvoiceOf: (name: string) => `${name}：請求書を見る`,
  delete: '削除する',
  deleteOf: (name: string) => `${name}の下書きを削除する`,
  payTogether: 'まとめて支払う',
  paySelected: '続けて支払う',
  queueFull: (drafts: number, max: number) =>
    `続けて支払えるのは${count(max)}までです。${count(drafts)}は選択から外しました。`,
  deleteSelected: 'まとめて削除する',
  deleteShort: '削除',
  opening: '下書きを開いています',
  notFound: {
    title: '下書きが見つかりません',
    description: 'すでに削除されたか、お申し込みが完了した可能性があります。',
  },
  list: '下書きの一覧へ',
} as const
