export const messages = {
  title: '連絡先を編集する',
  description: (name: string) => `${name}の連絡先を編集します。取引先の確認の状態は変わりません。`,
  section: '連絡先',
  save: '保存する',
  cancel: '保存せずに戻る',
  done: '連絡先を保存しました。',
  unchanged: '連絡先の内容は変わっていません。',
  refused: '保存できませんでした',
  showLatest: '最新の内容を表示する',
} as const
