export const messages = {
  title: '連絡先を編集する',
  description: (name: string) => `${name}の連絡先を編集します。取引先の確認の状態は変わりません。`,
  descriptionOfMissing: (name: string) => `${name}の連絡先を編集し、未登録の情報を登録します。`,
  section: '連絡先',
  identity: {
    title: '未登録の情報',
    once: 'いったん登録した内容は、この画面では変更できません。',
    checkedAgain: '登録すると、取引先をあらためて確認いたします。',
    done: '取引先の情報を保存しました。',
    doneCheckedAgain: '取引先の情報を保存しました。登録番号が加わったため、あらためて確認いたします。',
  },
  save: '保存する',
  cancel: '保存せずに戻る',
  done: '連絡先を保存しました。',
  unchanged: '連絡先の内容は変わっていません。',
  refused: '保存できませんでした',
  showLatest: '最新の内容を表示する',
} as const
