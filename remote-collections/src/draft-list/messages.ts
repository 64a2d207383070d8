export const messages = {
  caption: '下書きの一覧',
  buyer: '請求先',
  updated: '最終更新',
  amount: '請求金額',
  notEntered: '未入力',
  emptyTitle: '下書きはありません',
  emptyText: '入力の途中で保存した請求が、ここに表示されます。',
} as const
