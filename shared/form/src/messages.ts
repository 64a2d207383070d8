export const messages = {
  failedUnseen: '前の画面の処理を完了できませんでした',
} as const
