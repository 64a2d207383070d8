export const messages = {
  restored: '入力の途中だった内容を表示しています。',
  reset: { new: '入力した内容を消す', registered: '登録済みの内容に戻す' },
} as const
