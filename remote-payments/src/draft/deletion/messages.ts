const count = (drafts: number) => `${drafts.toLocaleString('ja-JP')}件`

export const messages = {
  supplier: '支払先',
  fileName: 'ファイル名',
  dueDay: '支払期日',
  amount: '金額',
  updatedAt: '最終更新',
  none: '未入力',
  unnamed: '支払先 未入力',
  unnamedOf: (number: string) => `支払先 未入力（請求書番号 ${number}）`,
  delete: '下書きを削除する',
  deleteOf: (name: string) => `${name}の下書きを削除する`,
  confirm: {
    title: '下書きを削除しますか',
    titleOfMany: (drafts: number) => `${count(drafts)}の下書きを削除しますか`,
    text: '削除した下書きは元に戻せません。',
    yes: '削除する',
  },
  deleted: '下書きを削除しました。',
  deletedMany: (drafts: number) => `${count(drafts)}の下書きを削除しました。`,
  unknown: '下書きを削除できたかどうかを確認できませんでした',
  someNotFound: '選択した下書きの一部は、すでに削除されていました。残りをご確認のうえ、もう一度お試しください。',
} as const
