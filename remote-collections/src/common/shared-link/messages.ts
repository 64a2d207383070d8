export const messages = {
  label: 'リンク',
  copy: 'リンクをコピーする',
  copied: 'リンクをコピーしました。',
  notCopied: 'コピーできませんでした。リンクを選択してコピーしてください。',
  qr: 'お支払いのリンクのQRコード',
  share: '共有する',
  shareTitle: (seller: string) => `${seller}からのご請求`,
  print: '印刷する',
} as const
