export const messages = {
  steps: { file: '請求書の選択', content: '内容の入力', account: '入金先の選択', confirm: '確認', complete: '完了' },
} as const
