import { dataExportHours, type dataExports } from '@invoice-card/contracts'
import { japanDay } from '@invoice-card/domain'
import { passwordIncorrect } from '../../identity/credentials/public.ts'
import type { Messages } from '../../platform/http/public.ts'
import { productName } from '../../platform/mail/public.ts'
import { longMoment } from '../../platform/wording/public.ts'

export const dataExportsMessages: Messages<typeof dataExports> = {
  password_incorrect: passwordIncorrect,
  data_export_not_found: 'ダウンロード用のデータがありません。データの作成をお申し込みください。',
  data_export_not_ready: 'データを作成しています。完了するとメールでお知らせします。',
  data_export_expired: 'ダウンロードの期限が過ぎました。もう一度、データの作成をお申し込みください。',
}

export const exportFileName = (now: Date): string => `${productName}_データ_${japanDay(now)}.zip`

export const folders = {
  files: '請求書・証憑',
  looseFiles: '請求書・証憑/お申し込みに使っていないファイル',
  receipts: '領収書',
} as const

export const readyNotice = (expiresAt: Date) =>
  ({
    kind: 'data_export_ready',
    title: 'データのダウンロードの準備ができました',
    body: [
      `お申し込みいただいたデータの準備ができました。${longMoment(expiresAt)}まで（${dataExportHours}時間）ダウンロードできます。`,
      'お心当たりがない場合は、第三者が操作したおそれがあります。すぐにパスワードを変更し、お問い合わせください。',
    ].join('\n'),
    link: '/myaccount/data',
  }) as const

export const failedNotice = {
  kind: 'data_export_failed',
  title: 'データを作成できませんでした',
  body: 'お申し込みいただいたデータを作成できませんでした。お手数ですが、もう一度お申し込みください。繰り返し作成できない場合は、お問い合わせください。',
  link: '/myaccount/data',
} as const

/** What the ZIP is, for a person who opens it in years. Windows' editor wants its line ends and a byte order mark. */
export const readme = (now: Date, sheetNames: readonly string[], missing: readonly string[]): string =>
  `\uFEFF${[
    `${productName} データ一式`,
    '',
    `${longMoment(now)}（日本時間）時点の、お客さまの会社のデータです。`,
    '',
    '■ CSVファイル',
    '文字コードはUTF-8（BOM付き）、日時は日本時間、金額は円です。表計算ソフトで開けます。',
    '口座番号や銀行コードの先頭の0が消えて表示される場合は、その列を「文字列」として読み込んでください。',
    "「=」「+」「-」「@」などで始まる文字の前には、数式として実行されないように「'」が付いています。",
    ...sheetNames.map(name => `・${name}.csv`),
    '',
    '■ フォルダー',
    `・${folders.files}：アップロードされた請求書などのファイル。フォルダー名は申込番号です。`,
    `・${folders.looseFiles}：お支払いのお申し込みに使われていないファイル`,
    `・${folders.receipts}：当社が発行した手数料の領収書（PDF）`,
    '',
    '■ 含まれないもの',
    '・カード番号（当社では、ブランド、末尾4桁、有効期限だけを保存しています）',
    '・パスワードと認証コード',
    ...(missing.length === 0 ? [] : ['', '■ 取り出せなかったファイル', ...missing.map(name => `・${name}`)]),
    '',
  ].join('\r\n')}`
