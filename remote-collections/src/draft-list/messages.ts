const count = (drafts: number) => `${drafts.toLocaleString('ja-JP')}件`

export const messages = {
  caption: '下書きの一覧',
  columns: { buyer: '依頼先', due: '支払期日', amount: '金額', updatedAt: '最終更新', actions: '操作' },
  unnamed: '依頼先 未入力',
  notEntered: '未入力',
  scheduled: '毎月のご依頼',
  search: '依頼先・請求書番号・ファイル名で検索',
  orders: {
    changed: '更新が新しい順',
    changedFirst: '更新が古い順',
    due: '期日が早い順',
    amountHigh: '金額が大きい順',
    amountLow: '金額が小さい順',
  },
  note: '下書きは最後に更新した日から90日間保管します。',
  empty: { title: '下書きはありません', description: '入力の途中で保存した依頼が、ここに表示されます。' },
  noMatch: {
    title: '条件に合う下書きが見つかりません',
    description: '検索キーワードを変えてお試しください。',
  },
  delete: '削除する',
  deleteOf: (name: string) => `${name}の下書きを削除する`,
  deleteSelected: 'まとめて削除する',
  confirm: {
    title: '下書きを削除しますか',
    titleOfMany: (drafts: number) => `${count(drafts)}の下書きを削除しますか`,
    text: '削除した下書きは元に戻せません。',
    updatedAt: '最終更新 ',
    yes: '削除する',
  },
  deleted: '下書きを削除しました。',
  deletedMany: (drafts: number) => `${count(drafts)}の下書きを削除しました。`,
  someNotFound: '選択した下書きの一部は、すでに削除されていました。残りをご確認のうえ、もう一度お試しください。',
  opening: '下書きを開いています',
  notFound: { title: '下書きが見つかりません', description: 'お手続きが完了したか、削除された可能性があります。' },
  list: '下書きの一覧へ',
} as const
