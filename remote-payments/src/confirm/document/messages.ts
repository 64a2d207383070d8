export const messages = {
  confirm: (id: string) => `${id}とは別の請求書であることを確認しました`,
  required: (id: string) => `${id}とは別の請求書であることをご確認のうえ、チェックを入れてください。`,
} as const
