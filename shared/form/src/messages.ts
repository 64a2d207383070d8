export const messages = {
  failedUnseen: '前の画面の操作を完了できませんでした',
} as const
