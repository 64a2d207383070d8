export const messages = {
  failed: (fileName: string) =>
    `「${fileName}」の下書きを保存できませんでした。入力した内容は、このタブに残してあります。`,
  goOn: '続きから入力する',
  goOnWith: (fileName: string) => `「${fileName}」の続きから入力する`,
  discard: '破棄する',
  discardOf: (fileName: string) => `「${fileName}」の入力内容を破棄する`,
  title: (fileName: string) => `「${fileName}」に、下書きとして保存できていない入力があります`,
  instead: {
    title: 'いま選択している支払先の内容は失われます',
    text: (fileName: string) => `「${fileName}」の続きから入力すると、支払先などこの画面に引き継いだ内容は残りません。`,
    yes: '続きから入力する',
  },
  help: 'このタブを閉じるかサインアウトすると失われます。続きから入力すると、もう一度保存します。',
} as const
