export const messages = {
  caption: '下書きの一覧',
  columns: { buyer: '依頼先', amount: '金額', updatedAt: '最終更新' },
  notEntered: '未入力',
  newest: '更新が新しい順',
  empty: { title: '下書きはありません', description: '入力の途中で保存した依頼が、ここに表示されます。' },
  opening: '下書きを開いています',
  notFound: { title: '下書きが見つかりません', description: 'お手続きが完了したか、削除された可能性があります。' },
  list: '下書きの一覧へ',
} as const
