import { dataExportHours } from '@invoice-card/contracts'

export const messages = {
  title: 'データのダウンロード',
  description: 'お客さまの会社のデータを、まとめて1つのZIPファイルで保存できます。',
  back: 'アカウントに戻る',
  contents: 'ZIPファイルの内容',
  sheets: 'CSVファイル',
  sheetsText:
    '会社情報、ご担当者、取引先と口座、お支払い、カード払いのご依頼、お手続きの経過、領収書、お知らせ、下書き、登録したカード（ブランド、末尾4桁、有効期限のみ）、サインインの記録など',
  files: 'ファイル',
  filesText: 'アップロードした請求書などのファイルと、当社が発行した領収書（PDF）',
  excluded: '含まれないもの',
  excludedText: 'カード番号、パスワード、認証コード',
  download: 'ダウンロード',
  noneText: `データを作成すると、完了をメールでお知らせします。作成したデータは、${dataExportHours}時間ダウンロードできます。`,
  password: '現在のパスワード',
  passwordHelp: 'データにはお客さまの会社の情報がすべて含まれるため、ご本人の確認をお願いしています。',
  passwordMissing: '現在のパスワードを入力してください。',
  create: 'データを作成する',
  createAgain: 'もう一度作成する',
  making: 'データを作成しています',
  makingText:
    '件数によって、数分から数時間かかることがあります。完了するとメールでお知らせしますので、この画面を閉じてもかまいません。',
  progress: (done: number, total: number) =>
    `${total.toLocaleString('ja-JP')}件中 ${done.toLocaleString('ja-JP')}件を作成しました`,
  ready: 'データの準備ができました',
  readyText: 'データには口座番号などが含まれます。共有のパソコンに残さないよう、ご注意ください。',
  size: 'サイズ',
  count: 'ファイル数',
  files_unit: (count: number) => `${count.toLocaleString('ja-JP')}件`,
  readyAt: '作成日時',
  expiresAt: 'ダウンロードの期限',
  save: 'ダウンロードする',
  expired: 'ダウンロードの期限が過ぎました',
  expiredText: 'もう一度データを作成してください。作成した時点の最新の内容になります。',
  failedTitle: 'データを作成できませんでした',
  failedText: 'お手数ですが、もう一度作成してください。繰り返し作成できない場合は、お問い合わせください。',
} as const
