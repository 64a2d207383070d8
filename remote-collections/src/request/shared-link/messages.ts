export const messages = {
  label: 'リンク',
  copy: 'リンクをコピーする',
  copied: 'リンクをコピーしました。',
  notCopied: 'コピーできませんでした。リンクを選択してコピーしてください。',
  qr: 'お支払いのリンクのQRコード',
  share: '共有する',
  shareTitle: (seller: string) => `${seller}からのご請求`,
  print: '印刷する',
  sheet: {
    title: 'カードでのお支払いのご案内',
    buyer: '宛先',
    seller: '請求元',
    amount: 'お支払い金額',
    deadline: 'カード払いの期限',
    until: 'まで',
    help: 'QRコードを読み取るか、次のアドレスを開いて、お支払いください。',
  },
} as const
