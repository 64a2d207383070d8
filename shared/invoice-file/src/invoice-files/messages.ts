/** Texts of the section that shows the files of an invoice. */
export const messages = {
  title: '請求書ファイル',
  choice: '表示するファイル',
  expand: '表示する',
  collapse: '閉じる',
} as const
