export const termsMessages = {
  backToRegistration: '登録画面に戻る',
  revisedTitle: '利用規約が改定されました',
  revised: '内容をご確認のうえ、同意してください。',
  read: '利用規約を読む',
  accept: '利用規約に同意する',
  accepted: '利用規約に同意しました。',
  unknown: '利用規約に同意できたかどうかを確認できませんでした',
} as const
