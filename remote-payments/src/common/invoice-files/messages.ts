export const messages = {
  download: (name: string) => `${name}をダウンロードする`,
  failed: '請求書のプレビューを表示できませんでした。',
} as const
