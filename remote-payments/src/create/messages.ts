export const messages = {
  title: '請求書カード払い',
  lead: 'お支払いする請求書をアップロードしてください。内容を読み取って、入力欄に入れます。',
  upload: {
    label: '請求書ファイル',
    help: 'PDF、JPEG、PNG形式、10MBまで。20件までまとめて選択できます。パスワードの付いたファイルは読み取れません。',
    camera: 'カメラで撮影する',
    sending: (name: string) => `${name}をアップロードしています`,
    checking: (name: string) => `${name}を確認しています`,
    reading: (name: string) => `${name}を読み取っています`,
    withoutReading: '読み取りを待たずに入力する',
    selected: (name: string) => `選択中の請求書：${name}`,
    proceed: '内容の入力へ進む',
    cancelled: 'アップロードを中止しました。',
  },
  calculator: { title: '手数料の計算', help: '請求書を選ぶ前に、手数料とお支払い合計を確かめられます。', amount: '請求金額（税込）' },
  steps: {
    title: 'お支払いの流れ',
    items: ['請求書をアップロードする', '読み取った内容を確認する', 'カードで支払う', '審査のあと、指定した日に支払先へ振り込みます'],
  },
  drafts: (count: number) => `下書きが${count.toLocaleString('ja-JP')}件あります`,
  draftWithoutFile: '下書きに入力した内容を引き継ぎます。請求書ファイルを選択すると、続きから入力できます。',
  openDrafts: '下書きから続ける',
} as const
