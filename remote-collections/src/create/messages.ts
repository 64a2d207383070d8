export const messages = {
  title: '請求書の選択',
  lead: '取引先にカードでお支払いいただく請求書を選択してください。請求書がなくても依頼できます。',
  upload: {
    label: '請求書ファイル',
    help: 'PDF、JPEG、PNG（10MBまで）。自動で読み取り、入力欄に反映します。依頼先にもお見せします。',
    camera: 'カメラで撮影する',
    sending: (name: string) => `${name}をアップロードしています`,
    checking: (name: string) => `${name}を確認しています`,
  },
  selected: (name: string) => `${name}を選択しています`,
  proceed: '内容の入力へ進む',
  withoutFile: '請求書ファイルなしで進む',
  earlier: {
    title: '以前のご依頼の内容を引き継ぎました',
    text: '依頼先、金額の内訳、入金先が入力されています。支払期日は前回の翌月以降の同じ日です。請求書番号と支払期日をご確認ください。',
    failed: '以前のご依頼を読み込めませんでした',
  },
} as const
