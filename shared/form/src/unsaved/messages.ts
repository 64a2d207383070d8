export const messages = {
  restored: '入力の途中だった内容を表示しています。',
  reset: { new: '入力した内容を消す', registered: '登録済みの内容に戻す' },
  choice: {
    title: '下書きの開き方を選択してください',
    help: '続きから入力すると、保存できていない内容をもう一度保存します。保存済みの下書きを開くと、保存できていない内容は破棄されます。',
    goOn: '続きから入力する',
    openSaved: '破棄して保存済みの下書きを開く',
  },
} as const
