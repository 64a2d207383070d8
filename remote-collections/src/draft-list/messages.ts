export const messages = {
  caption: '下書きの一覧',
  buyer: '依頼先',
  updated: '最終更新',
  amount: '請求金額',
  notEntered: '未入力',
  emptyTitle: '下書きはありません',
  emptyText: '入力の途中で保存した依頼が、ここに表示されます。',
} as const
