export const messages = {
  saved: '入力した内容を下書きに保存しました。',
  goOn: '続きから入力する',
  unpaid: 'お支払いは行われていません。入力した内容は、下書きに保存されています。',
  cardLost: 'カードの情報は保存されていません。',
  pay: '下書きから支払う',
  drafts: '下書きの一覧へ',
} as const
